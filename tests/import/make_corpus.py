"""Exports the models of corpus/ with PyTorch, which tests do not need: what users' exporters write.

    python -m venv venv && venv/bin/pip install torch==2.15.0 onnx==1.23.2 onnxscript==0.7.2
    venv/bin/python make_corpus.py corpus

Of older versions likewise, with their pins: torch 2.10.0 with onnx 1.19.1, onnxscript 0.5.7; 2.7.1
with 1.17.0, 0.2.6; 2.5.1 with 1.17.0, 0.1.0; all three with protobuf below 5.30. A file's name says
the exporter, its version, and what was exported; "raw" is optimize=False. Doc strings and metadata,
which hold paths of the machine that exported, are removed.
"""
# SPDX-License-Identifier: MIT
import pathlib
import sys
import warnings

import onnx
import torch
from torch import nn


class Pair(nn.Module):
    """Pooling with indices, something between, unpooling."""

    def __init__(self, rank, kernel, stride, pad, dilation=1):
        super().__init__()
        self.rank = rank
        self.pool = getattr(nn, f"MaxPool{rank}d")(kernel, stride, pad, dilation,
                                                   return_indices=True)
        self.unpool = getattr(nn, f"MaxUnpool{rank}d")(kernel, stride, pad)

    def forward(self, x):
        values, indices = self.pool(x)
        return self.unpool(values * 2, indices, output_size=x.shape[-self.rank:])


class Pool(nn.Module):
    """Pooling with indices alone."""

    def __init__(self, **arguments):
        super().__init__()
        self.pool = nn.MaxPool2d(**arguments, return_indices=True)

    def forward(self, x):
        return self.pool(x)


class SoftSkeleton(nn.Module):
    """clDice's, as its authors wrote it."""

    @staticmethod
    def erode(x):
        column = -nn.functional.max_pool2d(-x, (3, 1), (1, 1), (1, 0))
        row = -nn.functional.max_pool2d(-x, (1, 3), (1, 1), (0, 1))
        return torch.min(column, row)

    def opening(self, x):
        return nn.functional.max_pool2d(self.erode(x), (3, 3), (1, 1), (1, 1))

    def forward(self, x):
        skeleton = nn.functional.relu(x - self.opening(x))
        for _ in range(4):
            x = self.erode(x)
            delta = nn.functional.relu(x - self.opening(x))
            skeleton = skeleton + nn.functional.relu(delta - skeleton * delta)
        return skeleton


class Branches(nn.Module):
    """Two windows that make as many cells, in the branches of torch.cond."""

    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda x: nn.functional.max_pool2d(x, 2),
                          lambda x: nn.functional.max_pool2d(x, 3, 2, 1), (x,))


def dims(*names):
    return ({i: torch.export.Dim(name) for i, name in enumerate(names) if name},)


ANY_BATCH = {"dynamic_shapes": dims("batch")}
ANY_SHAPE = {"dynamic_shapes": ({0: getattr(torch.export.Dim, "DYNAMIC", None),
                                 2: getattr(torch.export.Dim, "DYNAMIC", None),
                                 3: getattr(torch.export.Dim, "DYNAMIC", None)},)}
# Both branches of a program make the same extents.
EVEN_SHAPE = {0: torch.export.Dim("n"), 2: 2 * torch.export.Dim("h2", min=2),
              3: 2 * torch.export.Dim("w2", min=2)}
CASES = {
    "pair_k2s2": (Pair(2, 2, 2, 0), (1, 4, 8, 12), {}),
    "pair_k3s2p1": (Pair(2, 3, 2, 1), (1, 4, 9, 11), {}),
    "pair_1d": (Pair(1, 2, 2, 0), (1, 4, 8), {}),
    "pair_3d": (Pair(3, 2, 2, 0), (1, 4, 4, 6, 8), {}),
    "pair_any_batch": (Pair(2, 2, 2, 0), (2, 4, 8, 12), ANY_BATCH),
    "pair_any_shape": (Pair(2, 2, 2, 0), (2, 4, 8, 12), ANY_SHAPE),
    "pool_ceil_dilated": (Pool(kernel_size=3, stride=2, padding=1, dilation=2, ceil_mode=True),
                          (1, 3, 12, 14), {}),
    "pair_unbatched": (Pair(2, 2, 2, 0), (4, 8, 12), {}),
    "branches_any_shape": (Branches(), (2, 4, 8, 12), {"dynamic_shapes": (EVEN_SHAPE,)}),
    "pool_unbatched": (Pool(kernel_size=3, stride=2, padding=1), (4, 8, 12), {}),
    "soft_skeleton": (SoftSkeleton(), (1, 2, 20, 28), {}),
    "pool_opset18": (Pool(kernel_size=2), (1, 4, 8, 12), {"opset_version": 18}),
}
# Models of torch.export alone.
PROGRAMS = ["pair_unbatched", "branches_any_shape"]
# Of versions before 2.15 those that differ from it; torch 2.5 refuses max_unpool.
OF_OLDER = ["pair_k2s2", "pair_k3s2p1", "pair_3d", "pair_any_batch", "pool_ceil_dilated"]
# With optimize=False.
RAW = ["pair_k2s2", "pair_1d", "pair_3d", "pair_any_batch", "pool_ceil_dilated"]
# The exporter before dynamo has pooling only: it refuses max_unpool.
OLD = {
    "pool_opset9": (Pool(kernel_size=3, stride=2, padding=1), (1, 4, 8, 12), {"opset_version": 9}),
    "pool_opset11": (Pool(kernel_size=3, stride=2, padding=1), (1, 4, 8, 12),
                     {"opset_version": 11}),
    "pool_opset20": (Pool(kernel_size=3, stride=2, padding=1), (1, 4, 8, 12), {}),
}


# torch.export's files, named torch<version>_export_<case>.pt2.
EXPORTED = ["pair_k2s2", "pair_k3s2p1", "pair_1d", "pair_3d", "pair_any_shape",
            "pool_ceil_dilated", *PROGRAMS]


def export_programs(folder, version):
    for name in EXPORTED:
        module, shape, arguments = CASES[name]
        path = folder / f"torch{version}_export_{name}.pt2"
        torch.export.save(torch.export.export(module.eval(), (torch.zeros(shape),), **arguments),
                          path)
        print(path, path.stat().st_size)


def strip(model):
    del model.metadata_props[:], model.graph.metadata_props[:]
    model.doc_string = model.graph.doc_string = ""
    values = [*model.graph.input, *model.graph.output, *model.graph.value_info]
    for part in [*model.graph.node, *values, *model.graph.initializer]:
        part.doc_string = ""
        del part.metadata_props[:]


def exports(version):
    """name, module, shape of its input, arguments of torch.onnx.export."""
    newest = version == "2.15"
    for name, case in CASES.items():
        if name in PROGRAMS:
            continue
        if newest or name in OF_OLDER:
            yield f"dynamo_{name}", *case[:2], {"dynamo": True, "external_data": False, **case[2]}
        if name in RAW:
            yield f"dynamo_raw_{name}", *case[:2], {"dynamo": True, "external_data": False,
                                                    "optimize": False, **case[2]}
    for name, case in OLD.items():
        yield f"torchscript_{name}", *case[:2], {"dynamo": False, **case[2]}


def main():
    warnings.filterwarnings("ignore")
    folder = pathlib.Path(sys.argv[1])
    version = ".".join(torch.__version__.split(".")[:2])
    for name, module, shape, arguments in exports(version):
        path = folder / f"torch{version}_{name}.onnx"
        try:
            torch.onnx.export(module.eval(), (torch.zeros(shape),), path, verbose=False,
                              **arguments)
        except Exception as refused:  # the exporters have no common class
            print(f"{path.stem}: not exported: {type(refused).__name__}")
            continue
        model = onnx.load(path)
        strip(model)
        onnx.save(model, path)
        print(path, path.stat().st_size)
    if version == "2.15":
        export_programs(folder, version)


if __name__ == "__main__":
    main()
