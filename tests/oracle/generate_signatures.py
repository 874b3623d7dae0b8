"""generate_signatures.py > FILE.txt: calls of every function and class that runs, with each of its parameters.

For each callable whose parameters Python can tell: the call with what it requires; each keyword with its default
value, and a flag with the other; each count of positional arguments, up to one too many. live.py --cases compares
them, record.py --hash records them. What Stridewise calls a TypeError and the library does not is a wrong signature;
a value that differs by position is a parameter that is missing in the middle.
"""
import inspect
import json
import math
import re
import sys
from pathlib import Path

import numpy as np
import torch

ROWS = Path(__file__).resolve().parents[2] / "wasm" / "operations.generated.ts"
MODULES = {"torch": ("torch", torch), "torch.nn": ("nn", torch.nn), "torch.nn.functional": ("F", torch.nn.functional),
           "torch.nn.init": ("nn.init", torch.nn.init), "torch.linalg": ("torch.linalg", torch.linalg),
           "numpy": ("np", np), "numpy.linalg": ("np.linalg", np.linalg), "Tensor": ("x", torch.Tensor),
           "numpy.lib.stride_tricks": ("np.lib.stride_tricks", np.lib.stride_tricks), "ndarray": ("a", np.ndarray),
           "math": ("math", math), "str": ("t", str), "list": ("l", list), "dict": ("d", dict)}
TORCH = """import torch
import torch.nn as nn
import torch.nn.functional as F
x, y, w = torch.arange(6.).view(2, 3) / 8, torch.tensor([[1., 0., 1.], [0., 1., 1.]]), torch.ones(3)
i, p = torch.tensor([0, 2]), torch.arange(16.).view(1, 1, 4, 4)
"""
NUMPY = """import numpy as np
a, b, i = np.arange(6.).reshape(2, 3), np.array([[1., 0., 2.], [3., 1., 1.]]), np.array([0, 1])
"""
PYTHON = """import math
t, l, d = 'a b', [2, 1], {'k': 1}
"""
# What prints chance, or an address.
CHANCE = re.compile(r"empty|rand|manual_seed|normal|uniform|_grad$|inference_mode|default_rng|xavier|dropout|shuffle|generator|bernoulli|multinomial")
# The documentation of NumPy gives an order that these do not have.
ODD = ("a.any(None, None, False", "a.all(None, None, False")
# Arguments that a callable requires, where the names of its parameters do not say them.
GIVEN = {
    "F.nll_loss": "x, i", "F.cross_entropy": "x, i", "F.embedding": "i, x.t()", "F.one_hot": "i",
    "F.layer_norm": "x, (3,)", "F.rms_norm": "x, (3,)", "F.batch_norm": "x, None, None, None, None, True",
    "F.max_pool2d": "p, 2", "F.avg_pool2d": "p, 2", "F.conv2d": "p, p[:, :, :2, :2]", "F.interpolate": "p, 8",
    "F.conv_transpose2d": "p, p[:, :, :2, :2]", "F.unfold": "p, 2", "F.pixel_unshuffle": "p, 2",
    "F.fold": "torch.ones(1, 4, 4), 4, 2", "F.pixel_shuffle": "p.view(1, 4, 2, 2), 2", "F.pad": "x, (1, 1)",
    "F.scaled_dot_product_attention": "x, x, y", "F.linear": "x, y", "torch.tensordot": "x, y.t(), 1",
    "torch.pixel_unshuffle": "p, 2", "torch.pixel_shuffle": "p.view(1, 4, 2, 2), 2", "torch.split": "x, 1",
    "x.unflatten": "1, (3, 1)", "x.split": "1", "x.backward": None, "torch.unique": "x", "x.unique": "", "x.norm": "",
    "nn.Identity": "", "nn.Sigmoid": "", "nn.Tanh": "", "np.array": "a", "np.full": "2, 1", "np.full_like": "a, 1",
    "np.linspace": "0, 1", "np.swapaxes": "a, 0, 1", "np.moveaxis": "a, 0, 1", "np.append": "a, b", "np.split": "a, 1",
    "np.array_split": "a, 2", "np.hsplit": "a, 1", "np.vsplit": "a, 1", "np.repeat": "a, 2", "np.resize": "a, (3, 3)",
    "np.clip": "a, 1, 2", "np.where": "a > 2", "np.take": "a, 1", "np.put": "a, 0, 1.0", "np.can_cast": "'i4', 'f8'",
    "np.promote_types": "'i4', 'f8'", "np.copyto": "a, b", "np.take_along_axis": "a, i[:, None]",
    "np.put_along_axis": "a, i[:, None], 1.0, 1", "np.fromfunction": "lambda r, c: r + c, (2, 2)",
    "np.unravel_index": "3, (2, 3)", "np.ravel_multi_index": "(1, 2), (2, 3)", "np.pad": "a, 1", "np.digitize": "a, i",
    "np.apply_along_axis": "np.sort, 0, a", "np.einsum": "'ij->ji', a", "np.printoptions": None,
    "np.broadcast_to": "i, (2, 2)", "np.roll": "a, 1", "np.unique": "a", "np.isin": "a, i", "np.cov": "a",
    "np.lib.stride_tricks.sliding_window_view": "a, 2, 1", "np.lib.stride_tricks.as_strided": "a",
}
NAMED = {
    "in_features": "4", "out_features": "3", "num_embeddings": "5", "embedding_dim": "3", "normalized_shape": "4",
    "num_features": "3", "in_channels": "3", "out_channels": "2", "kernel_size": "2", "upscale_factor": "2",
    "downscale_factor": "2", "dim": "0", "unflattened_size": "(2, 2)", "input": "x", "target": "y", "tensor": "x",
    "x1": "x", "x2": "y", "val": "3.0", "obj": "x", "seed": "0", "other": "y", "dim0": "0", "dim1": "1", "dims": "(1, 0)",
    "start": "0", "end": "1", "steps": "3", "n": "3", "size": "(2, 3)", "fill_value": "2.0", "index": "i", "mask": "x > 1",
}
NUMPY_NAMED = {
    "a": "a", "b": "b", "x": "a", "m": "a", "arr": "a", "x1": "a", "x2": "b", "shape": "(2, 3)", "N": "3", "n": "3",
    "prototype": "a", "start_or_stop": "3", "array": "a", "axis": "0", "v": "a", "arrays": "[a, b]", "tup": "[a, b]",
    "A": "a", "reps": "2", "element": "a", "a1": "a", "a2": "b", "num": "5", "dimensions": "(2, 2)", "val": "3.0",
}


PYTHON_NAMED = {
    "x": "2", "y": "3", "n": "5", "k": "2", "object": "2", "iterable": "'ab'", "old": "'a'", "new": "'b'", "key": "'k'",
    "value": "2", "index": "0", "width": "5", "prefix": "'a'", "suffix": "'b'", "sep": "' '", "seq": "[1, 2]", "p": "[1, 2]",
    "q": "[3, 4]",
}


def rows():
    text = ROWS.read_text(encoding="utf-8")
    return [json.loads(line) for line in re.findall(r"^  (\{.*\}),?$", text, re.M)]


def signature(function):
    """As Python knows it, or as the first line of the docstring says."""
    if function is torch.nn.functional.max_pool2d:  # a dispatcher, which hides them
        function = torch.nn.functional._max_pool2d
    try:
        return inspect.signature(function)
    except (TypeError, ValueError):
        found = re.match(r"\s*\w+\((.*?)\) ->", function.__doc__ or "", re.S)
        try:
            return inspect.signature(eval(f"lambda {found[1]}: 0")) if found else None
        except SyntaxError:
            return None


def written(p):
    """Its default value as Python writes it, or None."""
    plain = p.default is None or isinstance(p.default, (bool, int, float, str))
    return repr(p.default) if plain and p.default not in (float("inf"),) else None


def required(path, parameters, named):
    if path in GIVEN:
        return GIVEN[path]
    found = [named.get(p.name) for p in parameters if p.default is p.empty and p.kind is not p.VAR_POSITIONAL]
    return None if None in found else ", ".join(found)


def calls(path, function, named):
    known = signature(function)
    if not known:
        return
    parameters = [p for p in known.parameters.values() if p.kind is not p.VAR_KEYWORD and p.name != "self"]
    base = required(path, parameters, named)
    if base is None:
        return
    yield f"{path}({base})"
    joined = base + ", " if base else ""
    optional = [p for p in parameters if written(p)]
    for p in optional:
        if p.kind is not p.POSITIONAL_ONLY:
            yield f"{path}({joined}{p.name}={written(p)})"
            if isinstance(p.default, bool):
                yield f"{path}({joined}{p.name}={not p.default})"
    by_position = [p for p in optional if p.kind is not p.KEYWORD_ONLY]
    for count in range(1, len(by_position) + 1):
        yield f"{path}({joined}{', '.join(written(p) for p in by_position[:count])})"
    if by_position:
        yield f"{path}({joined}{', '.join(written(p) for p in by_position)}, 0)"


def main():
    for row in rows():
        for owner in row["owner"].split():
            path, module = MODULES.get(owner, (None, None))
            function = getattr(module, row["name"], None)
            if not callable(function) or CHANCE.search(row["name"]) or (row["property"] and not owner.startswith("torch.nn")):
                continue
            head, named = (NUMPY, NUMPY_NAMED) if owner[0] == "n" else (TORCH, NAMED)
            if owner in ("math", "str", "list", "dict"):
                head, named = PYTHON, PYTHON_NAMED
            asked = calls(f"{path}.{row['name']}", function, named)
            lines = [line for line in asked if not line.startswith(ODD)]
            if lines:
                print(f"# === {owner}.{row['name']}", head.strip(), *lines, sep="\n")


if __name__ == "__main__":
    main()
