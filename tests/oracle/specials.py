#!/usr/bin/env python3
"""Writes random programs of single operations on zeros with signs, NaN, infinities and the ends of ranges.

usage: specials.py SEED COUNT torch|numpy > FILE.txt; then live.py --cases FILE.txt --cli PATH/stridewise

Arrays are short: of long ones PyTorch computes some blocks by vectors, in which other zeros win.
"""
import random

from programs import print_random

FLOATS = ["0.0", "-0.0", "i", "-i", "n", "1.0", "-1.0", "0.5", "-0.5", "1.5", "2.5", "-2.5", "3.0", "1e-30", "-1e30",
          "65504.0", "1e-7", "88.8", "-104.0", "0.1"]
INTEGERS = ["0", "1", "-1", "2", "-2", "3", "7", "-7", "100", "127", "-128", "64", "5"]
WHOLE = ["0", "1", "2", "3", "7", "100", "127", "128", "255", "64", "5"]
TRUTHS = ["True", "False"]
HIGHEST = {"int16": "32767", "int32": "2147483647", "int64": "9223372036854775807"}

TORCH = {
    "one": ["abs", "neg", "sign", "floor", "ceil", "trunc", "round", "sqrt", "reciprocal", "square", "relu", "isnan", "isinf",
            "isfinite", "signbit", "frac", "logical_not", "positive", "sgn", "nan_to_num"],
    "two": ["add", "sub", "mul", "div", "maximum", "minimum", "fmax", "fmin", "eq", "ne", "lt", "le", "gt", "ge", "remainder",
            "fmod", "floor_divide", "logical_and", "logical_or", "logical_xor", "copysign", "pow"],
    "all": ["any", "all", "count_nonzero", "cumsum(0)", "cummax(0)", "sort", "argsort(stable=True)", "unique", "argmax",
            "argmin", "flip(0)", "nonzero"],
}
NUMPY = {
    "one": ["abs", "negative", "sign", "floor", "ceil", "trunc", "rint", "sqrt", "reciprocal", "square", "isnan", "isinf",
            "isfinite", "signbit", "fabs", "logical_not", "positive", "nan_to_num", "round"],
    "two": ["add", "subtract", "multiply", "divide", "maximum", "minimum", "fmax", "fmin", "equal", "not_equal", "less",
            "less_equal", "greater", "greater_equal", "remainder", "fmod", "floor_divide", "logical_and", "logical_or",
            "logical_xor", "copysign", "power", "heaviside"],
    "all": ["any", "all", "count_nonzero", "cumsum", "sort", "argsort", "unique", "argmax", "argmin", "nansum", "nanmax",
            "maximum.accumulate", "minimum.reduce", "nonzero", "diff"],
}
BITS = {"torch": ["bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift"],
        "numpy": ["bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift"]}
DTYPES = {"torch": ["float32", "float64", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool"],
          "numpy": ["float64", "float32", "float16", "int64", "int32", "int16", "int8", "uint8", "uint16", "bool"]}


def items(chance, dtype, count):
    if dtype == "bool":
        return [chance.choice(TRUTHS) for _ in range(count)]
    if dtype.startswith("uint"):
        return [chance.choice(WHOLE) for _ in range(count)]
    if dtype.startswith("int"):
        highest = HIGHEST.get(dtype, "127")
        return [chance.choice(INTEGERS + [highest, f"-{highest}"]) for _ in range(count)]
    return [chance.choice(FLOATS) for _ in range(count)]


def made(chance, library, name, dtype, count):
    numbers = ", ".join(items(chance, dtype, count))
    array, kind = ("np.array", "np") if library == "numpy" else ("torch.tensor", "torch")
    return f"{name} = {array}([{numbers}], dtype={kind}.{dtype})"


def line(chance, library):
    kind = "np" if library == "numpy" else "torch"
    names = NUMPY if library == "numpy" else TORCH
    way = chance.random()
    a, b = chance.choice(["ab", "ba", "ac", "ca", "aa"])
    if way < 0.3:
        text = f"{kind}.{chance.choice(names['one'])}({a})"
    elif way < 0.75:
        text = f"{kind}.{chance.choice(names['two'] + BITS[library])}({a}, {b})"
    elif way < 0.85:
        to = chance.choice(DTYPES[library])
        text = f"{a}.astype({kind}.{to})" if library == "numpy" else f"{a}.to(torch.{to})"
    elif way < 0.92:
        text = f"{a}.clip(-1, 1)" if library == "numpy" else f"{a}.clamp(min=0)"
    elif library == "numpy":
        text = f"np.{chance.choice(names['all'])}({a})"
    else:
        call = chance.choice(names["all"])
        text = f"{a}.{call}" + ("" if call.endswith(")") else "()")
    return text


def program(seed, library):
    chance = random.Random(seed)
    of_a, of_b = chance.choice(DTYPES[library]), chance.choice(DTYPES[library])
    count = chance.choice([1, 2, 5, 7])
    begin = ["import numpy as np"] if library == "numpy" else ["import torch"]
    begin += ["i, n = float('inf'), float('nan')"]
    begin += [made(chance, library, "a", of_a, count), made(chance, library, "b", of_b, count),
              made(chance, library, "c", of_a, count)]
    return "\n".join(begin + [line(chance, library) for _ in range(8)])


if __name__ == "__main__":
    print_random(program)
