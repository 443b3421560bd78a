# What zoo.py runs: how each package makes its networks, and the networks.
# SPDX-License-Identifier: MIT
import functools
import importlib
import inspect
import os
import tempfile

import torch

# Ultralytics asks servers and installs packages, unless it is told not to; it writes its settings.
os.environ.update(YOLO_OFFLINE="True", YOLO_AUTOINSTALL="False",
                  YOLO_CONFIG_DIR=tempfile.gettempdir())

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


def kornia(_, name, **named):
    module, _, member = name.rpartition(".")
    made = getattr(importlib.import_module(f"kornia.{module}"), member)
    return Function(made, named) if inspect.isfunction(made) else made(**named)


def ultralytics(tasks, name, **named):
    return tasks.DetectionModel(f"{name}.yaml", verbose=False, **named)


class Function(torch.nn.Module):
    """A function of an image as a network without parameters."""

    def __init__(self, function, named):
        super().__init__()
        self.call = functools.partial(function, **named)

    def forward(self, x):
        return self.call(x)


MAKERS = {"torchvision.models": torchvision, "timm": timm,
          "segmentation_models_pytorch": segmentation, "monai.networks.nets": monai,
          "transformers": transformers, "kornia": kornia, "ultralytics.nn.tasks": ultralytics}
TWO, THREE = ({"spatial_dims": n, "in_channels": 3 if n == 2 else 1, "out_channels": 2}
              for n in (2, 3))
RESNET = {"embedding_size": 8, "hidden_sizes": [8, 16], "depths": [1, 1]}
GREY = (1, 1, 64, 64)
PERCEIVER = {"num_latents": 8, "d_latents": 32, "num_blocks": 1, "num_self_attends_per_block": 1,
             "num_cross_attention_heads": 1, "num_self_attention_heads": 1}
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
    ("transformers", "SuperPointForKeypointDetection", SMALL, {"config": "SuperPointConfig"}, True),
    ("transformers", "HGNetV2Backbone", SMALL, {"config": "HGNetV2Config"}, False),
    ("transformers", "Sam2VisionModel", (1, 3, 256, 256), {"config": "Sam2VisionConfig"}, False),
    ("transformers", "PerceiverForImageClassificationConvProcessing", SMALL,
     {"config": "PerceiverConfig", **PERCEIVER}, False),
    ("monai.networks.nets", "Quicknat", GREY, {"num_classes": 3, "num_channels": 1,
                                               "num_filters": 8, "drop_out": 0,
                                               "se_block": None}, True),  # unpools
    ("monai.networks.nets", "AHNet", (1, 3, 128, 128), TWO, False),
    ("monai.networks.nets", "RegUNet", SMALL, {"spatial_dims": 2, "in_channels": 3, "depth": 2,
                                               "num_channel_initial": 4}, False),
    ("kornia", "geometry.subpix.NonMaximaSuppression2d", GREY, {"kernel_size": (9, 9)}, True),
    ("kornia", "filters.MaxBlurPool2D", SMALL, {"kernel_size": 3}, False),
    ("kornia", "contrib.connected_components", GREY, {"num_iterations": 20}, False),
    ("kornia", "feature.TFeat", (2, 1, 32, 32), {"pretrained": False}, False),
    ("kornia", "feature.KeyNetDetector", GREY, {"pretrained": False, "num_features": 20}, False),
    ("kornia", "feature.sold2.backbones.HourglassBackbone", GREY, {}, False),
    ("kornia", "models.dexined.DexiNed", SMALL, {"pretrained": False}, False),
    ("kornia", "models.yunet.model.YuNet", SMALL, {"phase": "test", "pretrained": False}, False),
    ("ultralytics.nn.tasks", "yolov3-tiny", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov3-spp", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov5n", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov6n", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov8n", SMALL, {}, True),
    ("ultralytics.nn.tasks", "yolov8n-rtdetr", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov9t", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolov10n", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolo11n", SMALL, {}, False),
    ("ultralytics.nn.tasks", "yolo26n", SMALL, {}, False),
]
