#!/usr/bin/env python3
"""Answers the core's questions with the installed libraries, on fresh random programs.

usage: questions.py SEED COUNT --library PATH/libstridewise.so

COUNT questions whose answer the library shows, of both dialects in turn. Exit status 1 where an answer that is marked right is not what the library
does, or where an option wins by its place, by what it says or by how many there are (question_classes.py).
"""
import argparse
import collections
import ctypes
import os
import re
import sys

import numpy as np
import torch

from fact_checks import check_operation, first_misfit, ints, numbers
from facts import Bytes, Core, Library
from generate import DIALECTS, grow
from question_classes import Classes
from recorder import versions


class Scalars(Library):
    """NumPy's scalars count, too: they are what is left of a tensor of no dims."""

    def tensor(self, value):
        return super().tensor(np.asarray(value) if isinstance(value, np.generic) else value)


class Asking(Core):
    def __init__(self, path):
        super().__init__(path)
        self.library.sw_program_questions.restype = Bytes
        self.library.sw_program_questions.argtypes = [ctypes.c_void_p, ctypes.c_int]

    def asked(self, source):
        """(index of the statement, story, questions) of one program."""
        encoded = source.encode()
        program = self.run(encoded, len(encoded), None)
        for statement in self.read(self.transcript(program))["statements"]:
            index = statement["index"]
            story = self.read(self.story(program, index))
            if story:
                yield index, story, self.read(self.library.sw_program_questions(program, index)) or []
        self.free(program)


def shape_text(shape):
    return str(tuple(shape))


def result_of(operation, tensors):
    number = operation["result"]
    return tensors[number] if number is not None else None


def shape_or_error(operation, tensors, raised):
    result = result_of(operation, tensors)
    return "An error" if raised else result and shape_text(result.shape)


def fault_dim(operation, tensors, raised):
    """Where the library itself stops, when the shapes are cut off from the left one dim after the other."""
    a, b = (tensor and tensor.shape for tensor in tensors[:2])
    if a is None or b is None:
        return None
    ndim = max(len(a), len(b))
    for count in range(1, ndim + 1):
        try:
            torch.broadcast_shapes(tuple(a[-count:]), tuple(b[-count:]))
        except RuntimeError:
            return f"Dimension {ndim - count}"
    if not raised:
        return "None: they fit"
    # In place: the target does not stretch.
    for count in range(1, ndim + 1):
        if torch.broadcast_shapes(tuple(a[-count:]), tuple(b[-count:])) != torch.Size(a[-count:]):
            return f"Dimension {ndim - count}"
    return None


def view_or_copy(operation, tensors, raised):
    old, result = tensors[0], result_of(operation, tensors)
    if raised:
        return "An error"
    if not old or not result or not old.numel:
        return None
    return "A view" if result.shares(old) else "A copy"


def straddling(question, tensors):
    old = tensors[0]
    addresses = old.addresses() if old else None
    asked = ints(question["values"]["asked"])
    if addresses is None or np.prod(asked) != old.numel:
        return None
    return f"Dimension {first_misfit(addresses, asked)}"


def cell(question, operation, tensors):
    result = result_of(operation, tensors)
    addresses = result.addresses() if result else None
    if addresses is None:
        return None
    index = ints(question["values"]["element"].rpartition("[")[2])
    return str(addresses[tuple(index)])


def answer(question, operation, tensors, raised):
    """What the library says, in the words of an option; None: it was not seen."""
    kind = question["id"]
    if kind in ("RESULT_SHAPE", "REDUCED_SHAPE", "PRODUCT_SHAPE"):
        return shape_or_error(operation, tensors, raised)
    if kind == "FAULT_DIM":
        return fault_dim(operation, tensors, raised)
    if kind == "IN_PLACE":
        return in_place(question, operation, tensors, raised)
    if kind == "VIEW_OR_COPY":
        return view_or_copy(operation, tensors, raised)
    if kind == "STRADDLING_DIM":
        return straddling(question, tensors)
    return cell(question, operation, tensors)


def in_place(question, operation, tensors, raised):
    """`x += b` writes; `x = x + b` gives the name to what shares no memory with it."""
    target, result = question["values"]["target"], result_of(operation, tensors)
    if raised:
        return "An error"
    new = operation["kind"] == "broadcast" and result and not tensors[0].shares(result)
    return f"It makes {target} a new tensor of shape {shape_text(result.shape)}" if new else f"It writes into {target}"


def rebinding(source):
    """With every `a + b` of two names once more as `a = a + b`, which writes nothing."""
    again = re.findall(r"\b([a-z]) ([-+*/]) ([a-z])\b", source)
    return source + "".join(f"{a} = {a} {sign} {b}\n" for a, sign, b in again)


def questions_of(core, source):
    """(question, what the library says) of one program."""
    sys.stdout = open(os.devnull, "w")
    try:
        answers = list(Scalars(source).statements())
    finally:
        sys.stdout = sys.__stdout__
    for index, story, asked in core.asked(source):
        seen, before, after, error = answers[index]
        for question in asked:
            operation = story["operations"][question["operation"]]
            last = question["operation"] == len(story["operations"]) - 1
            raised = last and error is not None
            tensors, _ = check_operation(source, operation, seen, before, after, raised)
            yield question, answer(question, operation, tensors, raised)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int, help="number of questions that are answered")
    parser.add_argument("--library", required=True)
    parser.add_argument("--show", type=int, default=10, help="how many wrong answers to print")
    options = parser.parse_args()
    core, classes, unseen, wrong, number = Asking(options.library), Classes(), collections.Counter(), 0, 0
    while classes.count - sum(unseen.values()) < options.count:
        dialect = list(DIALECTS)[number % 2]
        source = grow(f"{dialect} {options.seed}.{number}", dialect)
        source = rebinding(source[: source.rstrip().rfind("\n") + 1])  # without the listing of all names
        number += 1
        torch.manual_seed(0)
        for question, theirs in questions_of(core, source):
            classes.add(question)
            right = [option["text"] for option in question["options"] if option["correct"]]
            unseen[question["id"]] += theirs is None
            if theirs is not None and right != [theirs]:
                wrong += 1
                if wrong <= options.show:
                    print(f"{source}{question['id']}: {question['prompt']}\n  library:    {theirs}\n  stridewise: {right}")
    print(classes.table())
    faults = classes.faults()
    print(*faults, sep="\n")
    print(f"{classes.count} questions of {number} programs, {sum(unseen.values())} not seen {dict(+unseen)}, {wrong} wrong, {len(faults)} classes win,",
          "with", versions())
    sys.exit(1 if wrong or faults else 0)


if __name__ == "__main__":
    main()
