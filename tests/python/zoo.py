"""Networks of PyPI's packages, unchanged, under argpool.torch.enable(): outputs and all gradients
are the same bits as PyTorch's own. Weights are random by seed; inputs are small.

    zoo.py [--few] [--only PACKAGE] [--repeats N]

Prints a table: aten's pooling calls in a forward pass, tensors compared, milliseconds of a forward
pass (the least of N, in turns). --few takes one network of each package and kind of pooling.
Runs in the environment torch-zoo (venv.py).
"""
# SPDX-License-Identifier: MIT
import argparse
import importlib
import sys
import time
import warnings

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

import argpool.torch

SMALL, WIDE, VOLUME = (2, 3, 64, 64), (2, 3, 96, 96), (1, 1, 32, 32, 32)
PLAIN = {"weights_backbone": None, "num_classes": 5}
DETECTION = {**PLAIN, "min_size": 64, "max_size": 64}


def torchvision(models, name, **named):
    return models.get_model(name, weights=None, **named)


def timm(package, name, **named):
    return package.create_model(name, pretrained=False, **named)


def segmentation(package, name, **named):
    return package.create_model(name, encoder_weights=None, **named)


def monai(nets, name, **named):
    return getattr(nets, name)(**named)


def transformers(package, name, **named):
    config = getattr(package, named.pop("config"))
    return getattr(package, name)(config(**named))


MAKERS = {"torchvision.models": torchvision, "timm": timm,
          "segmentation_models_pytorch": segmentation, "monai.networks.nets": monai,
          "transformers": transformers}
TWO, THREE = ({"spatial_dims": n, "in_channels": 3 if n == 2 else 1, "out_channels": 2}
              for n in (2, 3))
LEVELS = {"channels": (4, 8, 16), "strides": (2, 2)}
RESNET = {"embedding_size": 8, "hidden_sizes": [8, 16], "depths": [1, 1]}
# Package, name, shape of the input, arguments, and whether it is one of --few.
ZOO = [
    ("torchvision.models", "alexnet", SMALL, {}, True),
    ("torchvision.models", "vgg11", SMALL, {}, False),
    ("torchvision.models", "vgg13_bn", SMALL, {}, False),
    ("torchvision.models", "squeezenet1_0", SMALL, {}, True),  # ceil_mode
    ("torchvision.models", "squeezenet1_1", SMALL, {}, False),
    ("torchvision.models", "resnet18", SMALL, {}, True),
    ("torchvision.models", "resnet50", SMALL, {}, False),
    ("torchvision.models", "resnext50_32x4d", SMALL, {}, False),
    ("torchvision.models", "wide_resnet50_2", SMALL, {}, False),
    ("torchvision.models", "densenet121", SMALL, {}, False),
    ("torchvision.models", "googlenet", SMALL, {"init_weights": False}, False),
    ("torchvision.models", "inception_v3", WIDE, {"init_weights": False}, False),
    ("torchvision.models", "shufflenet_v2_x1_0", SMALL, {}, False),
    ("torchvision.models", "fcn_resnet50", SMALL, PLAIN, False),
    ("torchvision.models", "deeplabv3_resnet50", SMALL, PLAIN, False),
    ("torchvision.models", "fasterrcnn_resnet50_fpn", SMALL, DETECTION, False),
    ("torchvision.models", "retinanet_resnet50_fpn", SMALL, DETECTION, False),
    ("torchvision.models", "ssd300_vgg16", SMALL, PLAIN, True),
    ("torchvision.models", "s3d", (1, 3, 16, 224, 224), {}, True),  # in three dimensions
    ("timm", "dla34", SMALL, {}, True),
    ("timm", "dpn68", SMALL, {}, False),
    ("timm", "ese_vovnet19b_dw", SMALL, {}, False),
    ("timm", "legacy_xception", SMALL, {}, False),
    ("timm", "inception_v4", WIDE, {}, False),
    ("timm", "inception_resnet_v2", WIDE, {}, False),
    ("timm", "skresnet18", SMALL, {}, False),
    ("timm", "resnest14d", SMALL, {}, False),
    ("timm", "res2net50_14w_8s", SMALL, {}, False),
    ("timm", "seresnet50", SMALL, {}, False),
    ("timm", "ecaresnet26t", SMALL, {}, False),
    ("timm", "cspresnet50", SMALL, {}, False),
    ("timm", "halonet26t", (1, 3, 256, 256), {}, False),
    ("timm", "lambda_resnet26t", SMALL, {"img_size": 64}, False),
    ("timm", "resnetv2_50", SMALL, {}, False),
    ("segmentation_models_pytorch", "unet", SMALL, {"encoder_name": "resnet18"}, True),
    ("segmentation_models_pytorch", "unetplusplus", SMALL, {"encoder_name": "vgg11"}, False),
    ("segmentation_models_pytorch", "manet", SMALL, {"encoder_name": "resnet18"}, False),
    ("segmentation_models_pytorch", "linknet", SMALL, {"encoder_name": "densenet121"}, False),
    ("segmentation_models_pytorch", "fpn", SMALL, {"encoder_name": "dpn68"}, False),
    ("segmentation_models_pytorch", "pspnet", SMALL, {"encoder_name": "resnet18"}, False),
    ("segmentation_models_pytorch", "pan", (2, 3, 128, 128), {"encoder_name": "resnet18"}, False),
    ("segmentation_models_pytorch", "deeplabv3plus", SMALL, {"encoder_name": "resnet18"}, False),
    ("monai.networks.nets", "BasicUNet", VOLUME, {**THREE, "features": (4, 4, 8, 8, 8, 4)}, True),
    ("monai.networks.nets", "BasicUNetPlusPlus", SMALL, {**TWO, "features": (4, 4, 8, 8, 8, 4)},
     False),
    ("monai.networks.nets", "DenseNet121", VOLUME, THREE, False),
    ("monai.networks.nets", "SEResNet50", SMALL, {"spatial_dims": 2, "in_channels": 3}, False),
    ("monai.networks.nets", "FlexibleUNet", SMALL, {"in_channels": 3, "out_channels": 2,
                                                    "backbone": "resnet18"}, False),
    ("transformers", "ResNetModel", SMALL, {"config": "ResNetConfig", **RESNET}, True),
    ("transformers", "BitModel", SMALL, {"config": "BitConfig", **RESNET, "num_groups": 4}, False),
    ("transformers", "RTDetrResNetBackbone", SMALL, {"config": "RTDetrResNetConfig", **RESNET},
     False),
]


class Pools(TorchDispatchMode):
    """Counts aten's max pooling and unpooling."""

    def __init__(self):
        super().__init__()
        self.count = 0

    def __torch_dispatch__(self, function, types, arguments=(), named=None):
        self.count += "max_pool" in str(function) or "max_unpool" in str(function)
        return function(*arguments, **(named or {}))


def tensors_of(model, x):
    """Every output, then the gradients of the input and of every parameter."""
    model.zero_grad(set_to_none=True)
    x = x.clone().requires_grad_()
    outputs = [leaf for leaf in tree_leaves(model(x)) if isinstance(leaf, torch.Tensor)]
    torch.autograd.backward([leaf.sum() for leaf in outputs if leaf.requires_grad])
    gradients = [x.grad, *(parameter.grad for parameter in model.parameters())]
    return [t.detach() for t in (*outputs, *gradients) if t is not None]


def milliseconds(model, x, repeats):
    """The least of `repeats` forward passes, without argpool and with it, in turns."""
    least = [float("inf")] * 2
    with torch.no_grad():
        for _ in range(repeats):
            for on in False, True:
                with argpool.torch.enabled(on):
                    begin = time.perf_counter()
                    model(x)
                    least[on] = min(least[on], time.perf_counter() - begin)
    return [1000 * seconds for seconds in least]


def compare(package, name, shape, named, repeats):
    """A row of the table, and what is wrong, or None."""
    torch.manual_seed(1)
    model = MAKERS[package](importlib.import_module(package), name, **named).eval()
    x = torch.rand(shape)
    with Pools() as pools, torch.no_grad():
        model(x)
    expected = tensors_of(model, x)
    with argpool.torch.enabled():
        got = tensors_of(model, x)
    same = len(got) == len(expected) and all(map(torch.equal, got, expected))
    plain, ours = milliseconds(model, x, repeats)
    row = [package.partition(".")[0], name, pools.count, len(expected), "equal" if same else
           "DIFFERENT", f"{plain:.1f}", f"{ours:.1f}", f"{plain / ours:.2f}"]
    return row, None if same and pools.count else "no pooling" if same else "other bits"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", action="store_true")
    parser.add_argument("--only", help="networks of this package")
    parser.add_argument("--repeats", type=int, default=3)
    given = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    print("| package | network | pools | tensors | | aten, ms | argpool, ms | ratio |\n"
          "|---|---|---|---|---|---|---|---|")
    done, wrong = 0, []
    for package, name, shape, named, is_few in ZOO:
        if (given.few and not is_few) or (given.only and not package.startswith(given.only)):
            continue
        done += 1
        try:
            row, fault = compare(package, name, shape, named, given.repeats)
        except Exception as error:  # what one package raises hides no other's
            row, fault = [package, name], f"{type(error).__name__}: {error}"
        print("|", " | ".join(map(str, row)), "|", flush=True)
        if fault:
            wrong.append(f"{name}: {fault}")
    print(f"{done} networks, {len(wrong)} not equal {wrong or ''}")
    return 1 if wrong or not done else 0


if __name__ == "__main__":
    sys.exit(main())
