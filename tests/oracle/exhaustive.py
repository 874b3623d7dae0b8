#!/usr/bin/env python3
"""Every small broadcast and every small view, compactly.

usage: exhaustive.py DIRECTORY    writes exhaustive_broadcast.jsonl and exhaustive_view.jsonl there

README.md beside this file describes the encodings.
"""
import itertools
import math
import pathlib
import sys

import numpy as np
import torch

from record import canonical
from recorder import versions

MAX_NUMEL = 24
SLICES = [slice(None), slice(1, None), slice(None, -1), slice(None, None, 2)]


def numbers(values):
    return ",".join(map(str, values))


def small_shapes():
    return [shape for n in range(4) for shape in itertools.product(range(4), repeat=n)]


def numpy_text(shape):
    return "(" + ",".join(map(str, shape)) + (",)" if len(shape) == 1 else ")")


def broadcast_torch(a, b):
    try:
        return numbers((torch.zeros(a) + torch.zeros(b)).shape)
    except RuntimeError as error:
        return "!" + str(error)


def broadcast_numpy(a, b):
    """NumPy names both shapes, so the message is stored with {a} and {b} in their places."""
    try:
        return numbers((np.zeros(a) + np.zeros(b)).shape)
    except ValueError as error:
        places = f" {numpy_text(a)} {numpy_text(b)} "
        assert str(error).endswith(places)
        return "!" + str(error).removesuffix(places) + " {a} {b} "


def broadcasts():
    """One line a left shape: the answers for every right shape, as indices into the header's table of answers."""
    shapes, answers, lines = small_shapes(), {}, []
    for a in shapes:
        rows = [[answers.setdefault(answer(a, b), len(answers)) for b in shapes]
                for answer in (broadcast_torch, broadcast_numpy)]
        lines.append([numbers(a), *rows])
    header = {"versions": versions(), "shapes": [numbers(shape) for shape in shapes], "answers": list(answers)}
    return header, lines


def factorisations(numel, limit):
    if limit == 0:
        return [()] if numel == 1 else []
    return [(first, *rest) for first in range(1, numel + 1) if numel % first == 0
            for rest in factorisations(numel // first, limit - 1)]


def targets(numel):
    """Every shape of that many elements: up to four dimensions, at most one of them of size 1."""
    every = [shape for n in range(5) for shape in factorisations(numel, n)]
    return [shape for shape in every if shape.count(1) <= 1]


def sources():
    """Every distinct (shape, stride) that slicing and then permuting a contiguous tensor gives."""
    seen = set()
    bases = [shape for n in range(1, 4) for numel in range(2, MAX_NUMEL + 1)
             for shape in factorisations(numel, n) if shape.count(1) <= (n == 3)]
    for base in bases:
        tensor = torch.arange(math.prod(base)).view(base)
        for cut in itertools.product(SLICES, repeat=len(base)):
            for order in itertools.permutations(range(len(base))):
                source = tensor[cut].permute(order)
                key = (tuple(source.shape), source.stride())
                if source.numel() and key not in seen:
                    seen.add(key)
                    yield source


def view_answer(source, target):
    """The stride, or - where refused. The refusal must be the one message that the header holds."""
    try:
        return numbers(source.view(target).stride())
    except RuntimeError as error:
        assert str(error).startswith("view size is not compatible"), error
        return "-"


def views():
    """One line a source: [shape, stride, answers], answers in the order of the header's targets for its numel."""
    by_numel = {numel: targets(numel) for numel in range(1, MAX_NUMEL + 1)}
    lines = [[numbers(source.shape), numbers(source.stride()),
              " ".join(view_answer(source, target) for target in by_numel[source.numel()])] for source in sources()]
    try:
        torch.arange(4).view(2, 2).t().view(4)
    except RuntimeError as error:
        refusal = str(error)
    header = {"versions": versions(), "refusal": refusal,
              "targets": {numel: [numbers(target) for target in shapes] for numel, shapes in by_numel.items()}}
    return header, lines


def write(path, header, lines):
    path.write_text("\n".join(canonical(line) for line in [header, *lines]) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(lines)} lines, {path.stat().st_size} bytes", file=sys.stderr)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    directory = pathlib.Path(sys.argv[1])
    write(directory / "exhaustive_broadcast.jsonl", *broadcasts())
    write(directory / "exhaustive_view.jsonl", *views())


if __name__ == "__main__":
    main()
