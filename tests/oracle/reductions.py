#!/usr/bin/env python3
"""Writes random programs of reductions, of sines over layouts of every kind, whose results print with all digits.

usage: reductions.py SEED COUNT torch|numpy > FILE.txt; then live.py --cases FILE.txt --cli PATH/stridewise

The other generators compute with small numbers, whose sums are exact in whatever order they are added. Not among
them: norms, softmax and logsumexp, of which the last bit can differ.
"""
import math
import random

from programs import print_random

MOST = {1: 400, 2: 60, 3: 20, 4: 9}  # of a dim, by how many there are
LARGE = 6  # so many times that, of one program in ten: more than NumPy's buffer holds


def layout(chance, numpy):
    """The shape of what is made, and what then makes a view of it."""
    ndim = chance.randint(1, 4)
    most = MOST[ndim] * chance.choice([1] * 9 + [LARGE])
    shape = [chance.randint(1, most) for _ in range(ndim)]
    base = [size * chance.choice([1, 1, 2]) + chance.choice([0, 0, 3]) for size in shape]
    parts = ", ".join(chance.choice([f":{size}", f":{size}", "::2", ":"]) for size in shape)
    order = ", ".join(map(str, chance.sample(range(ndim), ndim)))
    turned = f".transpose({order})" if numpy else f".permute({order})"
    back = "[::-1]" if numpy and chance.random() < 0.15 else ""
    return base, f"[{parts}]{turned}{back}"


def numpy_line(chance, ndim):
    name = chance.choice(["sum", "sum", "mean", "std", "var", "max", "min", "cumsum", "argmax"])
    axes = tuple(sorted(chance.sample(range(ndim), chance.randint(1, ndim))))
    axis = None if chance.random() < 0.25 else axes[0] if name in ("cumsum", "argmax") else axes
    return f"np.ravel(a.{name}(axis={axis}))[[0, -1]].tolist()"


def torch_line(chance, ndim):
    name = chance.choice(["sum", "sum", "mean", "std", "var", "amax", "amin", "prod", "cumsum", "argmax"])
    dims = tuple(sorted(chance.sample(range(ndim), chance.randint(1, ndim))))
    dim = dims[0] if name in ("prod", "cumsum", "argmax") else dims
    return f"a.{name}(dim={dim}).flatten()[[0, -1]].tolist()"


def program(seed, library):
    chance = random.Random(seed)
    base, view = layout(chance, library == "numpy")
    sines = f"np.sin(np.arange({math.prod(base)})).reshape({', '.join(map(str, base))})"
    dtype = chance.choice(["float32", "float64", "float16"] + ["bfloat16"] * (library == "torch"))
    line = numpy_line if library == "numpy" else torch_line
    made = f"{sines}.astype(np.{dtype}){view}" if library == "numpy" \
        else f"torch.from_numpy({sines}).to(torch.{dtype}){view}"
    imports = ["import numpy as np"] + ["import torch"] * (library == "torch")
    return "\n".join(imports + [f"a = {made}"] + [line(chance, len(base)) for _ in range(7)])


if __name__ == "__main__":
    print_random(program)
