"""Models compiled by argpool-compile, each function compared with what ONNX Runtime (of node cases:
the case itself) says of the tensors that the model's nodes read and write.

    compiled.py ARGPOOL-COMPILE --runtime libargpool.so --include runtime/include --folder FOLDER
"""
# SPDX-License-Identifier: MIT
import argparse
import pathlib
import sys
import warnings

import numpy
import onnx
import onnxruntime
from onnx import helper
from onnx.backend.test.case.node import collect_testcases

import small_models
from library import Compiler, Libraries, argpool_ctypes, window_of
from argpool_numpy import Argpool

HERE = pathlib.Path(__file__).parent
ELEMS = {"f32": onnx.TensorProto.FLOAT, "f64": onnx.TensorProto.DOUBLE,
         "u8": onnx.TensorProto.UINT8, "i8": onnx.TensorProto.INT8,
         "f16": onnx.TensorProto.FLOAT16}
CASES = 21  # onnx 1.23.2 has so many of MaxPool and MaxUnpool
# The case counts indices in the default shape, ONNX Runtime and argpool in the shape given
# (tests/oracles/onnx_cases.py).
OTHER_READING = "test_maxunpool_export_with_output_shape"


# A region that takes long to compile, and says nothing new; one of bf16, which NumPy has not.
LEFT_OUT = ["sppf_20", "sppf_bf16"]


def shapes_of(name):
    return ["x=2x4x8x12"] if "pair_any" in name else []


def word(name):
    return "".join(c if c.isalnum() else "_" for c in name)


def models(folder):
    """name -> (path, inputs and outputs that are known, or None)."""
    found = {}
    warnings.simplefilter("ignore")
    numpy.seterr(all="ignore")
    for case in collect_testcases():
        if case.model.graph.node[0].op_type not in ("MaxPool", "MaxUnpool"):
            continue
        graph = case.model.graph
        inputs, outputs = case.data_sets[0]
        known = dict(zip([i.name for i in graph.input], inputs))
        if case.name != OTHER_READING:
            known.update(zip([o.name for o in graph.output], outputs))
        found[case.name] = case.model, known
    if len(found) != CASES:
        raise RuntimeError(f"{len(found)} node cases instead of {CASES}")
    found.update({name: (model, None) for name, model in small_models.FINE.items()})
    found.update({name: (chain[0], None) for name, chain in small_models.CHAINS.items()
                  if name not in LEFT_OUT})
    for path in sorted((HERE / "corpus").glob("*.onnx")):
        found[word(path.stem)] = onnx.load(path), None
    saved = {}
    for name, (model, known) in found.items():
        path = folder / f"{name}.onnx"
        onnx.save(model, path)
        saved[name] = path, known
    return saved


def tensors(path, nodes, shapes):
    """What ONNX Runtime makes of random inputs: all tensors that `nodes` read and write."""
    model = onnx.load(path)
    have = {o.name for o in model.graph.output}
    for node in nodes:
        if node["operation"] == "region":
            for part in node["inputs"] + node["outputs"]:
                if part["tensor"] not in have:
                    have.add(part["tensor"])
                    model.graph.output.append(onnx.ValueInfoProto(name=part["tensor"]))
            continue
        elem = ELEMS[node["type"]]
        for part, kind in ("reads", elem), ("writes", elem), ("indices", onnx.TensorProto.INT64):
            name = (node[part] or {}).get("tensor")
            if name and name not in have and (part != "indices" or node["captures_indices"] or
                                              node["operation"] == "max_unpool"):
                have.add(name)
                model.graph.output.append(helper.make_tensor_value_info(name, kind, None))
    model.ir_version = min(model.ir_version, 10)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(model.SerializeToString(), options,
                                           providers=["CPUExecutionProvider"])
    draw, feeds = numpy.random.default_rng(1), {}
    given = {s.split("=")[0]: [int(n) for n in s.split("=")[1].split("x")] for s in shapes}
    for i in session.get_inputs():
        shape = given.get(i.name, i.shape)
        kind = {"tensor(float)": "f4", "tensor(double)": "f8", "tensor(uint8)": "u1",
                "tensor(float16)": "f2"}[i.type]
        feeds[i.name] = (draw.standard_normal(shape) * 50).astype(kind)
        if i.name == "z":
            special = draw.choice(numpy.array([0, -0.0, 1, 0.5, "nan", "inf", "-inf"], kind), shape)
            feeds[i.name] = numpy.where(draw.random(shape) < 0.5, special, feeds[i.name])
    names = [o.name for o in session.get_outputs()]
    return {**feeds, **dict(zip(names, session.run(names, feeds)))}


def lying(array, node):
    """The array as the function's layout has it in memory; its shape stays N, C, spatial."""
    if node["layout"] == "channels_first":
        return numpy.ascontiguousarray(array)
    return numpy.moveaxis(numpy.ascontiguousarray(numpy.moveaxis(array, 1, -1)), -1, 1)


def check_region(libraries, node, known):
    """Calls the function of a chain of nodes; the sentence of what differs, or None."""
    arrays = lambda part: [known[each["tensor"]] for each in node[part]]
    made = [numpy.full(array.shape, 77, array.dtype) for array in arrays("outputs")]
    libraries.call(node["function"], *arrays("inputs"), *made)
    for got, wanted, part in zip(made, arrays("outputs"), node["outputs"]):
        same = (got == wanted) & (numpy.signbit(got) == numpy.signbit(wanted))
        same |= numpy.isnan(got) & numpy.isnan(wanted)
        if got.dtype != wanted.dtype or not same.all():
            return f"{part['tensor']} differs in {numpy.sum(~same)} cells"
    return None


def check(libraries, node, known):
    """Calls a node's function; the sentence of what differs, or None."""
    if node["operation"] == "region":
        return check_region(libraries, node, known)
    name = lambda part: (node[part] or {}).get("tensor")
    inputs = [known[name("reads")]]
    if node["operation"] == "max_unpool":
        inputs.append(known[name("indices")])
    expected = {"writes": known.get(name("writes"))}
    if node["operation"] == "max_pool" and node["captures_indices"]:
        expected["indices"] = known[name("indices")]
    if expected["writes"] is None:  # the other reading: a scatter into the shape given
        shape = known["output_shape"]
        flat = numpy.zeros(int(numpy.prod(shape)), inputs[0].dtype)
        flat[inputs[1].reshape(-1)] = inputs[0].reshape(-1)
        expected["writes"] = flat.reshape(shape)
    made = [lying(numpy.full(array.shape, 77, array.dtype), node) for array in expected.values()]
    libraries.call(node["function"], *[lying(a, node) for a in inputs], *made)
    for part, got in zip(expected, made):
        if got.tobytes() != numpy.ascontiguousarray(expected[part]).tobytes():
            return f"{part} differ"
    return None


NARROW = ["pair_k2", "pair_k3", "pair_size_computed", "pair_3d",
          "torch2_15_dynamo_pair_k3s2p1"]  # compiled with --narrow-indices, too


def check_narrow(libraries, name, pool, unpool, known):
    """A pool and its unpool with tap numbers between them; the sentence of what differs."""
    narrow = lambda node: node["function"].replace(name, f"narrow_{name}", 1)
    array = lambda node, part: known[node[part]["tensor"]]
    values = numpy.full_like(array(pool, "writes"), 77)
    taps = numpy.full(values.shape, 77, "u1")
    dst = numpy.full_like(array(unpool, "writes"), 77)
    libraries.call(narrow(pool), array(pool, "reads"), values, taps)
    libraries.call(narrow(unpool), array(unpool, "reads"), taps, dst)
    for got, part in (values, array(pool, "writes")), (dst, array(unpool, "writes")):
        if got.tobytes() != part.tobytes():
            return "values or dst differ with tap numbers"
    return None


# Of torch.export: programs without N, and with pools in branches; beside libargpool's own calls.
PROGRAMS = ["torch2.15_export_pair_unbatched", "torch2.15_export_branches_any_shape"]


def check_program(libraries, nodes, calls):
    """Functions of a .pt2, of which no runtime is at hand: pools and unpools of random tensors, as
    the default kernels compute them; the sentence of what differs."""
    draw, taken = numpy.random.default_rng(1), None
    for node in nodes:
        window = window_of(node["window"])
        if node["operation"] == "max_pool":
            shape = [4 if n is None else n for n in node["reads"]["shape"]]
            inputs = [draw.standard_normal(shape).astype("f4")]
            wanted = taken = calls.max_pool(window, *inputs)
            wanted = wanted[:1 + node["captures_indices"]]
        else:
            inputs, wanted = list(taken), [calls.max_unpool(window, *taken)]
        made = [numpy.full_like(array, 77) for array in wanted]
        libraries.call(node["function"], *inputs, *made)
        if any(a.tobytes() != b.tobytes() for a, b in zip(made, wanted)):
            return f"{node['function']} differs"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("compiler")
    parser.add_argument("--runtime", required=True, help="libargpool.so")
    parser.add_argument("--include", required=True, help="where argpool.h is")
    parser.add_argument("--folder", required=True, type=pathlib.Path, help="where models go")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    compiler = Compiler(given.compiler, given.folder)
    saved = models(given.folder)
    listed, failures, compared = {}, 0, 0
    for name, (path, _) in saved.items():
        shapes = shapes_of(name)
        listed[name] = compiler.list(path, name, shapes)
        compiler.compile(path, name, shapes)
    for name in NARROW:
        compiler.compile(saved[name][0], f"narrow_{name}", narrow=True)
    programs = {word(name): HERE / f"corpus/{name}.pt2" for name in PROGRAMS}
    for name, path in programs.items():
        listed[name] = compiler.list(path, name)
        compiler.compile(path, name)
    libraries = Libraries(given.folder, [*saved, *programs, *(f"narrow_{n}" for n in NARROW)],
                          given.runtime, given.include)
    calls = Argpool(argpool_ctypes.Library(given.runtime), "plane")
    for name in programs:
        compared += len(listed[name])
        why = check_program(libraries, listed[name], calls)
        failures += bool(why)
        if why:
            print(f"FAIL {name}: {why}")
    for name, (path, known) in saved.items():
        left_out = [node for node in listed[name] if "left_out" in node]
        for node in left_out:
            print(f"FAIL {name}: {node['node']} is left out: {node['left_out']}")
        failures += len(left_out) + (not listed[name])
        found = known or tensors(path, listed[name], shapes_of(name))
        for node in listed[name]:
            if "function" in node:
                compared += 1
                why = check(libraries, node, found)
                failures += bool(why)
                if why:
                    print(f"FAIL {name}: {node['node']}: {why}")
        if name in NARROW:
            why = check_narrow(libraries, name, *listed[name], found)
            failures += bool(why)
            if why:
                print(f"FAIL {name}: {why}")
    print(f"{len(saved)} models, {compared} functions compared, {failures} failures")
    return 1 if failures or compared < 50 else 0


if __name__ == "__main__":
    sys.exit(main())
