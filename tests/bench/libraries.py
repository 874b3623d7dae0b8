"""The cases of kernel_cases.def in NumPy or PyTorch, on one thread; driven by lines, as kernels.c is."""

import os
import pathlib
import re
import sys
import time

for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[name] = "1"

import numpy as np

TORCH = sys.argv[1] == "torch"
if TORCH:
    import torch

    torch.set_num_threads(1)

SIDE = 1024
SHAPES = {
    "SQUARE": (SIDE, SIDE), "TRANSPOSED": (SIDE, SIDE), "ROW": (SIDE,), "COLUMN": (SIDE, 1), "SINGLE": (),
    "WIDE_A": (64, 1, 128, 1), "WIDE_B": (1, 32, 1, 64), "TINY_A": (3, 1), "TINY_B": (3, 1, 3),
    "TALL": (SIDE * SIDE // 4, 3), "NARROW": (3,), "EVERY_OTHER": (SIDE, SIDE),
}
LIBRARY = torch if TORCH else np
BINARY = {
    "ADD": LIBRARY.add, "MUL": LIBRARY.mul if TORCH else np.multiply, "GT": LIBRARY.greater, "MAXIMUM": LIBRARY.maximum,
    "BITAND": LIBRARY.bitwise_and, "EQ": LIBRARY.eq if TORCH else np.equal,
}
UNARY = {"SQRT": LIBRARY.sqrt, "NEG": LIBRARY.negative, "EXP": LIBRARY.exp, "NUMPY_EXP": LIBRARY.exp}


def operand(place, dtype, factor):
    shape = SHAPES[place]
    number = np.arange(int(np.prod(shape))) * factor % 1009
    data = number / 8 if dtype.startswith("float") else number & 1 if dtype == "bool" else number
    array = data.astype(dtype).reshape(shape)
    value = torch.from_numpy(array) if TORCH else array
    if place == "TRANSPOSED":
        return value.T
    return value[:, ::2] if place == "EVERY_OTHER" else value


def copying(value, dtype):
    if TORCH:
        return (lambda: value.contiguous()) if not value.is_contiguous() else (lambda: value.to(getattr(torch, dtype)))
    return lambda: value.astype(dtype, order="C")


def call_of(kind, detail, dtype, a, b):
    """The call of a case, without arguments; its result is made anew by each call."""
    a = operand(a, dtype, 7)
    b = None if b == "NOTHING" else operand(b, dtype, 11)
    name = re.sub("^SW_(BINARY_|UNARY_)?", "", detail)
    if kind == "BINARY":
        out = BINARY[name](a, b)
        return lambda: BINARY[name](a, b, out=out)
    if kind == "UNARY":
        out = UNARY[name](a)
        return lambda: UNARY[name](a, out=out)
    if kind == "WHERE":
        condition = operand("SQUARE", "bool", 5)
        return lambda: LIBRARY.where(condition, a, b)
    if kind == "SCALED":
        return (lambda: torch.add(a, b, alpha=3)) if TORCH else None
    if kind == "COPY":
        return copying(a, name.lower())
    if kind == "FILL":
        out = LIBRARY.empty_like(a)
        return (lambda: out.fill_(3)) if TORCH else (lambda: (out.fill(3), out)[1])
    if kind == ("SUM_TORCH" if TORCH else "SUM_NUMPY"):
        return lambda: a.sum(int(detail))
    if kind == "MAX":
        return (lambda: a.amax(int(detail))) if TORCH else (lambda: a.max(int(detail)))
    return (lambda: a.reshape(32, -1, 64)) if kind == "VIEW" else None


def cases():
    text = pathlib.Path("tests/bench/kernel_cases.def").read_text()
    for row in re.findall(r"^CASE\((.*)\)$", text, re.MULTILINE):
        name, _, kind, detail, dtype, a, b = row.split(", ")
        yield name, (kind, detail, dtype[3:].lower(), a, b)


def check(value):
    flat = (value.numpy() if TORCH else value).astype(np.float64).reshape(-1)
    return float((flat * (np.arange(flat.size) % 8191 + 1)).sum())


def say(text):
    print(text, flush=True)


def main():
    known = dict(cases())
    # Sums and powers of e round differently in the two: each is measured against its own.
    others = {"SUM_NUMPY", "SW_UNARY_NUMPY_EXP"} if TORCH else {"SUM_TORCH", "SCALED", "SW_UNARY_EXP"}
    say(f'{sys.argv[1]} {LIBRARY.__version__.split("+")[0]}')
    say(" ".join(name for name, case in known.items() if others.isdisjoint(case[:2])))
    call = None
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "prepare":
            kind = known[rest[0]][0]
            call = call_of(*known[rest[0]])
            say("ready")
        elif word == "run":
            rounds = int(rest[0])
            begin = time.process_time_ns()
            for _ in range(rounds):
                call()
            say((time.process_time_ns() - begin) / rounds)
        else:
            say(0 if kind == "VIEW" else check(call()))  # the core's view computes no elements


main()
