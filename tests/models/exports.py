"""Exports the networks with PyTorch, where there is one: exports.py FOLDER WIDTH NAME…

Writes NAME.torch.onnx (torch.onnx.export, dynamo) and NAME.pt2 (torch.export)."""
# SPDX-License-Identifier: MIT
import pathlib
import sys
import warnings

import torch
from torch import nn


class Pair(nn.Module):
    """Pooling with indices, and back."""

    def __init__(self, rank=2):
        super().__init__()
        self.pool = getattr(nn, f"MaxPool{rank}d")(2, return_indices=True)
        self.unpool = getattr(nn, f"MaxUnpool{rank}d")(2)

    def forward(self, x):
        values, indices = self.pool(x)
        return self.unpool(values, indices)


class SegNet(nn.Module):
    """networks.segnet and segnet_3d, as PyTorch's users write them."""

    def __init__(self, stages, inputs, classes, rank=2):
        super().__init__()
        conv = getattr(nn, f"Conv{rank}d")
        self.pool = getattr(nn, f"MaxPool{rank}d")(2, return_indices=True)
        self.unpool = getattr(nn, f"MaxUnpool{rank}d")(2)
        self.encoders, self.decoders = nn.ModuleList(), nn.ModuleList()
        at = inputs
        for channels, count in stages:
            layers = []
            for _ in range(count):
                layers += [conv(at, channels, 3, padding=1), nn.ReLU()]
                at = channels
            self.encoders.append(nn.Sequential(*layers))
        for i in reversed(range(len(stages))):
            channels, count = stages[i]
            layers = []
            for j in range(count):
                out = stages[i - 1][0] if j == count - 1 and i else channels
                layers += [conv(at, out, 3, padding=1), nn.ReLU()]
                at = out
            self.decoders.append(nn.Sequential(*layers))
        self.classes = conv(at, classes, 3, padding=1)

    def forward(self, x):
        kept = []
        for encoder in self.encoders:
            x, indices = self.pool(encoder(x))
            kept.append(indices)
        for decoder in self.decoders:
            x = decoder(self.unpool(x, kept.pop()))
        return self.classes(x)


class UNet(nn.Module):
    """networks.unet."""

    def __init__(self, channels, inputs, classes):
        super().__init__()
        conv = lambda a, b, k=3: nn.Sequential(nn.Conv2d(a, b, k, padding=k // 2), nn.ReLU())
        self.pool = nn.MaxPool2d(2, return_indices=True)
        self.unpool = nn.MaxUnpool2d(2)
        before = [inputs, *channels[:-1]]
        after = [*channels[1:], channels[-1]]
        self.encoders = nn.ModuleList(nn.Sequential(conv(a, b), conv(b, b))
                                      for a, b in zip(before, channels))
        self.bottom = conv(channels[-1], channels[-1])
        self.narrows = nn.ModuleList(conv(a, b, 1) for a, b in zip(after, channels))
        self.decoders = nn.ModuleList(conv(2 * b, b) for b in channels)
        self.classes = nn.Conv2d(channels[0], classes, 3, padding=1)

    def forward(self, x):
        kept = []
        for encoder in self.encoders:
            skip = encoder(x)
            x, indices = self.pool(skip)
            kept.append((skip, indices))
        x = self.bottom(x)
        for i in reversed(range(len(self.encoders))):
            skip, indices = kept[i]
            x = self.unpool(self.narrows[i](x), indices)
            x = self.decoders[i](torch.cat([skip, x], 1))
        return self.classes(x)


def networks(width):
    stages = [(64, 2), (128, 2), (256, 3), (512, 3), (512, 3)]
    small = [(16, 1), (32, 1), (64, 1)]
    return {
        "pair": lambda: (Pair(), (1, 64 // width, 112, 112)),
        "segnet": lambda: (SegNet([(c // width, n) for c, n in stages], 3, 12), (1, 3, 352, 480)),
        "unet": lambda: (UNet([max(1, c // width) for c in (32, 64, 128, 256)], 3, 12),
                         (1, 3, 256, 256)),
        "segnet_3d": lambda: (SegNet([(max(1, c // width), n) for c, n in small], 1, 4, 3),
                              (1, 1, 64, 64, 64)),
    }


def main():
    warnings.filterwarnings("ignore")
    folder, width = pathlib.Path(sys.argv[1]), int(sys.argv[2])
    for name in sys.argv[3:]:
        if name not in networks(width):
            continue
        torch.manual_seed(0)
        module, shape = networks(width)[name]()
        example = (torch.zeros(shape),)
        torch.onnx.export(module.eval(), example, folder / f"{name}.torch.onnx", dynamo=True,
                          verbose=False, external_data=False)
        torch.export.save(torch.export.export(module, example), folder / f"{name}.pt2")


if __name__ == "__main__":
    main()
