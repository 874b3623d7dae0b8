#!/usr/bin/env python3
"""Answers the questions of practice with the installed libraries.

usage: node ../../scripts/practice.mjs COUNT SEED | practice.py

Exit status 1 where an answer that is marked right is not what the library does, where a wrong one is, or where an
option that is said to be what Python prints is not what it prints.
"""
import collections
import json
import sys

import numpy as np
import torch

from recorder import versions


def ran(program):
    """(names, error) after the lines of a program; an error ends it."""
    names = {}
    try:
        for line in program.split("\n"):
            exec(line, names)
    except Exception as error:  # whatever the library raises is an answer
        return names, error
    return names, None


def printed(program, expression):
    names, _ = ran(program)
    try:
        return str(eval(expression, names))
    except Exception as error:
        return f"raised {error!r}"


def ints(text):
    return [int(size) for size in str(text).strip("(),").split(",") if size.strip()]


def addresses(value):
    """Of every element, in reading order: the values count up from 0 in the storage."""
    return np.asarray(value)


def shape(names, **_):
    return str(tuple(names["c" if "c" in names else "b"].shape))


def memory(names, **_):
    a, b = (np.asarray(names[name]) for name in "ab")
    return "A view" if np.shares_memory(a, b) else "A copy"


def fault_dim(question, **_):
    a, b = (ints(question["values"][name]) for name in ("a_shape", "b_shape"))
    ndim = max(len(a), len(b))
    for count in range(1, ndim + 1):
        try:
            np.broadcast_shapes(tuple(a[-count:]), tuple(b[-count:]))
        except ValueError:
            return f"Dimension {ndim - count}"
    return "None: they fit"


def in_place(question, names, before, **_):
    target = question["values"]["target"]
    same = before[target] is names[target]
    return f"It writes into {target}" if same else f"It makes {target} a new tensor of shape {tuple(names[target].shape)}"


def straddling(question, before, **_):
    asked, old = ints(question["values"]["asked"]), addresses(before["a"]).ravel()
    for dim in reversed(range(len(asked))):
        inside = old.reshape(-1, asked[dim], int(np.prod(asked[dim + 1:])))
        if len(set(np.diff(inside, axis=1).ravel().tolist())) > 1:
            return f"Dimension {dim}"
    return "every dim fits"


def cell(question, names, **_):
    return str(int(eval(question["values"]["element"], names)))


def strides(names, **_):
    b = np.asarray(names["b"])
    item = b.itemsize if isinstance(names["b"], torch.Tensor) else 1
    return str(tuple(stride // item for stride in b.strides))


def written(names, **_):
    return str(names["a"].tolist())


def inferred(question, names, **_):
    sizes = question["program"].rpartition("(")[2].rstrip(")").split(",")
    at = [size.strip() for size in sizes].index("-1")
    return str(names["b"].shape[at])


ROUTES = {
    "RESULT_SHAPE": shape, "REDUCED_SHAPE": shape, "PRODUCT_SHAPE": shape, "VIEW_OR_COPY": memory, "sharing": memory,
    "FAULT_DIM": fault_dim, "IN_PLACE": in_place, "STRADDLING_DIM": straddling, "STORAGE_CELL": cell,
    "STORAGE_CELL_BYTES": cell, "strides": strides, "stridesInBytes": strides, "written": written, "inferred": inferred,
}


def truth(question):
    names, error = ran(question["program"])
    if error is not None and question["id"] not in ("FAULT_DIM", "STRADDLING_DIM"):
        return "An error"
    before, _ = ran(question["program"].rpartition("\n")[0])
    if question["id"] == "IN_PLACE":  # the very objects that the last line finds
        names = dict(before)
        exec(question["program"].rpartition("\n")[2], names)
    return ROUTES[question["id"]](question=question, names=names, before=before)


def faults(question):
    right = [choice["text"] for choice in question["choices"] if choice["correct"]]
    seen = truth(question)
    if right != [seen]:
        yield f"library: {seen}, stridewise: {right}"
    for choice in question["choices"]:
        if "expression" in choice and printed(choice["program"], choice["expression"]) != choice["text"]:
            yield f"{choice['expression']} is said to print {choice['text']}"


def main():
    kinds, wrong, checked = collections.Counter(), 0, 0
    for line in sys.stdin:
        question = json.loads(line)
        kinds[question["id"]] += 1
        checked += sum("expression" in choice for choice in question["choices"])
        found = list(faults(question))
        wrong += bool(found)
        if found and wrong <= 10:
            print(question["program"], *found, sep="\n", end="\n\n")
    print(f"{sum(kinds.values())} questions {dict(kinds)}, {checked} printed options, {wrong} wrong, with", versions())
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
