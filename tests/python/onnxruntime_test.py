"""argpool.onnxruntime: the wheel's provider is found, registered once, and runs a model."""
# SPDX-License-Identifier: MIT
import contextlib
import io
import os
import unittest

import numpy
import onnx
import onnxruntime

import argpool.onnxruntime as provider


def model():
    """x -> MaxPool with indices -> MaxUnpool -> y."""
    floats, info = onnx.TensorProto.FLOAT, onnx.helper.make_tensor_value_info
    window = {"kernel_shape": [2, 2], "strides": [2, 2]}
    nodes = [onnx.helper.make_node("MaxPool", ["x"], ["v", "i"], **window),
             onnx.helper.make_node("MaxUnpool", ["v", "i"], ["y"], **window)]
    graph = onnx.helper.make_graph(nodes, "pair", [info("x", floats, [1, 3, 8, 8])],
                                   [info("y", floats, [1, 3, 8, 8])])
    made = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 20)])
    made.ir_version = 10
    return made.SerializeToString()


class Provider(unittest.TestCase):
    def test_runs(self):
        self.assertTrue(os.path.isabs(provider.get_library_path()))
        self.assertEqual(provider.get_ep_names(), [provider.get_ep_name()])
        for _ in range(2):
            self.assertEqual(provider.register(), "ArgpoolExecutionProvider")
        x = numpy.random.default_rng(1).standard_normal((1, 3, 8, 8)).astype("float32")
        results = []
        for names in [provider.get_ep_name(), "CPUExecutionProvider"], ["CPUExecutionProvider"]:
            session = onnxruntime.InferenceSession(model(), providers=names)
            self.assertEqual(session.get_providers(), names)
            results.append(session.run(None, {"x": x})[0])
        numpy.testing.assert_array_equal(*results)

    def test_refused_options(self):
        """An exception where the caller wants one; else the session has no such provider."""
        name = provider.register()
        given = {"providers": [(name, {"num_thread": "2"}), "CPUExecutionProvider"]}
        with self.assertRaisesRegex(Exception, "accepted are num_threads, claim, kernels, verbose"):
            onnxruntime.InferenceSession(model(), enable_fallback=0, **given)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            session = onnxruntime.InferenceSession(model(), **given)
        self.assertIn('it has no option "num_thread"', said.getvalue())
        self.assertEqual(session.get_providers(), ["CPUExecutionProvider"])


if __name__ == "__main__":
    unittest.main()
