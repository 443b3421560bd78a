# Records what TensorFlow says of random poolings, a JSON object a line, for tensorflow_vectors.py.
# Runs where TensorFlow is, which is too large to be fetched for every test:
#   python3 -m venv tf && tf/bin/pip install tensorflow-cpu==2.21.0
#   tf/bin/python tests/oracles/tensorflow_record.py --problems 48 > tests/oracles/tensorflow.jsonl
# SPDX-License-Identifier: MIT
import argparse
import datetime
import json

import numpy
import tensorflow

ELEMENTS = ["float32"] * 4 + ["float64", "float16", "bfloat16", "int64", "int32", "int16", "int8",
                              "uint8"]


def record(seed):
    random = numpy.random.default_rng(seed)
    one_of = lambda *things: things[random.integers(len(things))]
    element, index = one_of(*ELEMENTS), one_of("int32", "int64")
    kernel, stride = one_of(([2, 2], [2, 2]), ([3, 3], [2, 2]), ([3, 3], [1, 1]), ([2, 3], [1, 2]),
                            ([1, 2], [2, 3]))
    padding, batch = one_of("VALID", "SAME"), bool(random.integers(2))
    shape = [int(random.integers(1, 3)), int(random.integers(3, 7)), int(random.integers(3, 7)),
             int(one_of(1, 2, 3))]
    dtype = tensorflow.as_dtype(element).as_numpy_dtype
    src = random.integers(0, 5, shape).astype(dtype)  # ties, and sums that no type rounds
    if element.startswith(("float", "bfloat")) and random.integers(2):
        src[random.random(shape) < 0.6] = -numpy.inf
    values, argmax = tensorflow.nn.max_pool_with_argmax(
        src, kernel, stride, padding, output_dtype=index, include_batch_in_index=batch)
    found = {
        "element": element, "index": index, "shape": shape, "kernel": kernel, "stride": stride,
        "padding": padding, "include_batch_in_index": batch, "src": flat(src),
        "values": flat(values), "argmax": flat(argmax),
    }
    if element in ("float32", "float64", "float16", "bfloat16") and index == "int64":
        grads = random.integers(-3, 4, values.shape).astype(dtype)
        grad_src = tensorflow.raw_ops.MaxPoolGradWithArgmax(
            input=src, grad=grads, argmax=argmax, ksize=[1, *kernel, 1], strides=[1, *stride, 1],
            padding=padding, include_batch_in_index=batch)
        found.update(grad_values=flat(grads), grad_src=flat(grad_src))
    if element in ("float32", "int32") and batch:
        # TensorFlow has no unpooling; this is the usual way to write one. Duplicates add.
        cells = tensorflow.scatter_nd(tensorflow.reshape(argmax, [-1, 1]),
                                      tensorflow.reshape(values, [-1]),
                                      tensorflow.constant([src.size], dtype=argmax.dtype))
        found.update(scattered=flat(cells))
    return found


def flat(tensor):
    """Numbers that JSON keeps: all are small, or infinite."""
    return [float(x) if x in (numpy.inf, -numpy.inf) else int(x)
            for x in numpy.asarray(tensor).reshape(-1)]


def main():
    parser = argparse.ArgumentParser(description="Records what TensorFlow says of poolings.")
    parser.add_argument("--problems", type=int, default=48)
    count = parser.parse_args().problems
    made = {"made_by": f"TensorFlow {tensorflow.__version__} on CPU",
            "date": datetime.date.today().isoformat(), "problems": count}
    print(json.dumps(made))
    for seed in range(count):
        print(json.dumps(record(seed), separators=(",", ":")))


if __name__ == "__main__":
    main()
