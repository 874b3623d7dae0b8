#!/usr/bin/env python3
"""Random programs over odd layouts, about a third of whose operations are refused.

usage: generate.py SEED COUNT --dialect torch|numpy|torch-all|numpy-all [-o FILE.txt]

A program grows by running it: every statement is drawn knowing the tensors that exist so far. The same seed, dialect
and library versions give the same programs.
"""
import argparse
import ast
import os
import random
import re
import sys

import generate_numpy
import generate_numpy_functions
import generate_small
import generate_torch
import generate_torch_functions
from programs import write_programs
from recorder import describe, run_statement

DIALECTS = {"torch": generate_torch, "numpy": generate_numpy,
            "torch-all": generate_torch_functions, "numpy-all": generate_numpy_functions,
            "torch-small": generate_small.torch, "numpy-small": generate_small.numpy}
REFUSED_SHARE = 1 / 3
OPERATIONS = (10, 18)  # an operation is any statement that is not the import and not the closing list of names
OUTSIDE = re.compile(r"\b(int8|uint64)\b")  # NumPy's, which only the dialects of small dtypes draw
POWER = re.compile(r"\*\*|\bpower\(")
EXTREME = re.compile(r"max|min|clip|clamp")
PRODUCT = re.compile(r"@|\b(matmul|mm|bmm|mv|dot|vdot|inner|tensordot|einsum|linear)\b")
NAMES = "abcdefghijklmnopqrstuvw"


def has_long_fractions(value):
    """Whether a tensor holds numbers of more binary digits than sums of products keep."""
    if not hasattr(value, "dtype") or not hasattr(value, "shape") or "float" not in str(value.dtype):
        return False
    values = value.tolist() if value.shape else [value.item()]
    return any(number * 1024 % 1 != 0 for number in flatten(values))


def has_negative_zero(value):
    """Whether a tensor holds -0.: which of the two zeros is the larger is that of the width of registers."""
    if not hasattr(value, "dtype") or not hasattr(value, "shape") or "float" not in str(value.dtype):
        return False
    return any(str(number) == "-0.0" for number in flatten(value.tolist() if value.shape else [value.item()]))


def flatten(values):
    return [one for value in values for one in flatten(value)] if isinstance(values, list) else [values]


class Grower:
    """One program while it grows: its lines, and the environment that running them gave."""

    def __init__(self, seed, dialect):
        self.random = random.Random(seed)
        self.dialect = dialect
        self.lines = []
        seed = self.random.randrange(10000) if "{seed}" in dialect.IMPORT else None
        self.header = dialect.IMPORT.format(seed=seed).split("\n")
        self.restart(self.header)

    def restart(self, lines):
        self.env = {"__name__": "__main__"}
        self.lines, self.refused = [], 0
        for line in lines:
            self.run(line)

    def run(self, line):
        """Appends and runs a statement; returns whether the library accepted it."""
        self.done = run_statement(ast.parse(line).body[0], line, self.env)
        self.lines.append(line)
        self.refused += self.done["error"] is not None
        return self.done["error"] is None

    def is_outside(self):
        """Whether the last statement made values of a dtype that Stridewise does not have."""
        made = [str(getattr(value, "dtype", "")) for value in self.env.values()]
        outside = getattr(self.dialect, "OUTSIDE", OUTSIDE)
        return outside and outside.search(" ".join([self.done["output"], *made]))

    def depends_on_processor(self):
        """Whether the last bit does: of NumPy's float32 powers and of large ones, which it shows as bytes, too, and
        of sums of products that are rounded; or the sign of a zero that is the largest."""
        line = self.lines[-1]
        value = self.env.get(line.split(" ")[0])
        target = getattr(value, "dtype", None)
        if POWER.search(line) and str(target) == "float64" and (abs(value) >= 2.0 ** 53).any():
            return True
        power = POWER.search(line) and "float32" in (str(target), *re.findall(r"\w+", self.done["output"]))
        read = [self.env.get(name) for name in re.findall(r"\w+", line)]
        extreme = EXTREME.search(line) and any(map(has_negative_zero, read))
        return power or extreme or (PRODUCT.search(line) and any(map(has_long_fractions, read)))

    def undo(self):
        self.restart(self.lines[:-1])

    def names(self):
        return [name for name, value in self.env.items() if name in NAMES and describe(value)]

    def pick(self, suits=lambda value: True):
        """The name of a tensor that suits, newer ones more often; any tensor where none suits."""
        names = [name for name in self.names() if suits(self.env[name])] or self.names()
        return names[max(self.random.randrange(len(names)) for _ in range(2))]

    def fresh_name(self):
        unused = [name for name in NAMES if name not in self.env]
        return unused[0] if unused else self.random.choice(self.names())

    def wrong(self):
        """Whether to draw arguments that should be refused: more often while too few statements were."""
        behind = self.refused < REFUSED_SHARE * len(self.lines)
        return self.random.random() < (0.8 if behind else 0.12)

    def chance(self, probability):
        return self.random.random() < probability

    def new_tensor(self):
        self.run(f"{self.fresh_name()} = {self.dialect.source(self)}")

    def operation(self):
        while not self.names():
            self.new_tensor()  # a 0-d array divided is a NumPy scalar, and it may have been the only one
        draw = self.random.choices([op for op, _ in self.dialect.OPERATIONS],
                                   [weight for _, weight in self.dialect.OPERATIONS])[0]
        source, kind = draw(self)
        if kind == "value" and self.chance(0.6):
            source = f"{self.fresh_name()} = {source}"
        accepted = self.run(source)
        if accepted and (kind == "overlapping" or self.is_outside() or self.depends_on_processor()):
            self.undo()  # an overlap that the library did not refuse: what it wrote is unspecified


def grow(seed, dialect):
    grower = Grower(seed, DIALECTS[dialect])
    for _ in range(grower.random.randint(1, 2)):
        grower.new_tensor()
    length = grower.random.randint(*OPERATIONS) + len(grower.header) - 1
    while len(grower.lines) < length:
        grower.operation()
    grower.run("".join(f"{name}, " for name in grower.names()).rstrip() or "None")
    return "\n".join(grower.lines) + "\n"


def grow_apart(seed, dialect):
    """The same in a forked child, so that a crash of the library costs this program only."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            with os.fdopen(writer, "w", encoding="utf-8") as pipe:
                pipe.write(grow(seed, dialect))
            status = 0
        finally:
            os._exit(status)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as pipe:
        text = pipe.read()
    return text if os.waitpid(child, 0)[1] == 0 else None


def generate(seed, count, dialect):
    names = (f"{dialect} {seed}.{index}" for index in range(count))
    return [(name, text) for name in names if (text := grow_apart(name, dialect))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int, help="number of programs")
    parser.add_argument("--dialect", choices=DIALECTS, required=True)
    parser.add_argument("-o", "--output")
    options = parser.parse_args()
    with open(options.output, "w", encoding="utf-8") if options.output else sys.stdout as out:
        write_programs(generate(options.seed, options.count, options.dialect), out)


if __name__ == "__main__":
    main()
