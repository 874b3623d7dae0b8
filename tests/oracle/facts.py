#!/usr/bin/env python3
"""Compares the facts of every scene with the installed libraries, on fresh random programs.

usage: facts.py SEED COUNT --dialect torch|numpy --library PATH/libstridewise.so

Every tensor of every operation and every step of its story is held against the real tensor at the same place of the
program: layout, storage, verdict, names, chunks, and the numbers that the sentences say. Exit status 1 where anything
differs.
"""
import argparse
import ast
import collections
import ctypes
import json
import os
import sys
import warnings

import numpy as np
import torch

from fact_checks import check_operation, check_scene
from generate import DIALECTS, generate
from memory import Watch
from recorder import numpy_memory, torch_memory, versions

MOST = 512  # elements whose addresses are asked for
SCENES = 60  # of one operation that are looked at


class Bytes(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class Core:
    """The stories of one program, from the shared library."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        pointer, number, wide = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
        for name, result, arguments in [
            ("run", pointer, [ctypes.c_char_p, ctypes.c_size_t, pointer]), ("free", None, [pointer]),
            ("transcript", Bytes, [pointer]), ("story", Bytes, [pointer, number]),
            ("scene", Bytes, [pointer, number, wide]),
        ]:
            function = getattr(self.library, f"sw_program_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    @staticmethod
    def read(answer):
        return json.loads(ctypes.string_at(answer.data, answer.size)) if answer.data else None

    def stories(self, source):
        """[(index of the statement, story, a function that gives one scene)]"""
        encoded = source.encode()
        program = self.run(encoded, len(encoded), None)
        for statement in self.read(self.transcript(program))["statements"]:
            index = statement["index"]
            story = self.read(self.story(program, index))
            if story:
                yield index, story, lambda step, index=index: self.read(self.scene(program, index, step))
        self.free(program)


class Tensor:
    """What the library says of one tensor, at the time when it was seen."""

    def __init__(self, value):
        self.value, self.is_torch = value, isinstance(value, torch.Tensor)
        _, start, size = (torch_memory if self.is_torch else numpy_memory)(value)
        item = value.element_size() if self.is_torch else value.itemsize
        data = value.data_ptr() if self.is_torch else value.__array_interface__["data"][0]
        self.memory, self.itemsize = (start, start + size), item
        self.shape = list(value.shape)
        self.stride = list(value.stride() if self.is_torch else value.strides)
        self.element_stride = self.stride if self.is_torch else [stride // item for stride in self.stride]
        self.offset = value.storage_offset() if self.is_torch else (data - start) // item
        self.dtype = str(value.dtype).replace("torch.", "")
        self.contiguous = value.is_contiguous() if self.is_torch else bool(value.flags["C_CONTIGUOUS"])
        self.numel = value.numel() if self.is_torch else value.size
        self.storage_size = size // item

    def shares(self, other):
        return self.memory[0] < other.memory[1] and other.memory[0] < self.memory[1]

    def addresses(self):
        """The address of every element in reading order, as the library itself walks it; None: too many."""
        if self.numel > MOST or self.storage_size > 1 << 16:
            return None
        cells = np.arange(self.storage_size)
        if self.is_torch:
            return torch.from_numpy(cells).as_strided(self.shape, self.stride, self.offset).numpy().copy()
        strides = [stride * cells.itemsize for stride in self.element_stride]
        return np.lib.stride_tricks.as_strided(cells[self.offset:], self.shape, strides).copy()


class Library:
    """Runs a program and keeps every tensor of every expression by its place."""

    def __init__(self, source):
        self.source, self.alive = source, []
        self.env = {"__name__": "__main__", "__saw": self.saw}

    def tensor(self, value):
        told = isinstance(value, (torch.Tensor, np.ndarray)) and not isinstance(value, np.generic)
        return Tensor(value) if told and str(value.dtype) not in ("object", "torch.complex64") else None

    def saw(self, start, end, value):
        tensor = self.tensor(value)
        if tensor:
            self.alive.append(value)
            self.seen[start, end] = tensor
        return value

    def names(self):
        named = {name: self.tensor(value) for name, value in self.env.items() if not name.startswith("_")}
        return {name: tensor for name, tensor in named.items() if tensor}

    def statements(self):
        """(tensors by place, names before, names after, error) of each statement."""
        for node in ast.parse(self.source).body:
            self.seen, before, error = {}, self.names(), None
            watched = ast.fix_missing_locations(Watch(self.source).visit(node))
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    exec(compile(ast.Interactive([watched]), "<program>", "single"), self.env)
            except Exception as raised:  # refusals are compared, too
                error = raised
            yield self.seen, before, self.names(), error


def differences(core, source, counts):
    sys.stdout = open(os.devnull, "w")
    try:
        answers = list(Library(source).statements())
    finally:
        sys.stdout = sys.__stdout__
    for index, story, scene in core.stories(source):
        seen, before, after, error = answers[index]
        if (story["error"] is not None) != (error is not None):
            yield story["source"], "refused", error, story["error"]
        for number, operation in enumerate(story["operations"]):
            last = number == len(story["operations"]) - 1
            tensors, found = check_operation(source, operation, seen, before, after, last and error is not None)
            counts["operations"] += 1
            scenes = [scene(step) for step in range(operation["first"], operation["first"] + min(operation["steps"], SCENES))]
            for told in scenes:
                found += check_scene(operation, tensors, told, counts)
            counts["scenes"] += len(scenes)
            for what, theirs, ours in found:
                yield f"{operation['text']}  ({story['source']})", what, theirs, ours


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int, help="number of programs")
    parser.add_argument("--dialect", choices=DIALECTS, default="torch")
    parser.add_argument("--library", required=True)
    parser.add_argument("--show", type=int, default=3, help="how many differences of each kind to print")
    options = parser.parse_args()
    core, counts, kinds = Core(options.library), collections.Counter(), collections.Counter()
    for name, source in generate(options.seed, options.count, options.dialect):
        source = source[: source.rstrip().rfind("\n") + 1]  # without the listing of all names
        torch.manual_seed(0)
        for where, what, theirs, ours in differences(core, source, counts):
            kinds[what] += 1
            if kinds[what] <= options.show:
                print(f"=== {name}: {where}\n  {what}\n  library:    {theirs}\n  stridewise: {ours}")
    print(", ".join(f"{number} {what}" for what, number in counts.items()), f"{sum(kinds.values())} differences",
          dict(kinds), "with", versions())
    sys.exit(1 if kinds else 0)


if __name__ == "__main__":
    main()
