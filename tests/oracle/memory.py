#!/usr/bin/env python3
"""Records what stands in memory while programs run: every tensor of every expression, with its storage.

usage: memory.py SEED COUNT [--statements N] [-o OUT.jsonl]   random programs of both dialects, COUNT of each
       memory.py --again FILE.jsonl -o OUT.jsonl              the programs of a recording, or of lines {"program": ...}

README.md beside this file describes the format. tests/web/picture-truth.test.tsx compares pictures with it.
"""
import argparse
import ast
import ctypes
import json
import os
import re
import sys
import warnings

import numpy as np
import torch

from generate import DIALECTS, generate
from recorder import numpy_memory, torch_memory, versions

MOST = 256  # elements of a storage whose values are recorded
SKIPPED = (ast.Lambda, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.SetComp, ast.JoinedStr, ast.FunctionDef)
TOLD = (ast.Name, ast.Call, ast.Attribute, ast.Subscript, ast.BinOp, ast.UnaryOp, ast.Compare, ast.List)


class Watch(ast.NodeTransformer):
    """Puts every expression `e` into `__saw(start, end, e)`; what is called or assigned to stays as it is."""

    def __init__(self, source):
        self.starts = [0]
        for line in source.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def visit(self, node):
        if isinstance(node, SKIPPED):
            return node
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            node.func.value = self.visit(node.func.value)
            node.args = [self.visit(argument) for argument in node.args]
            node.keywords = [self.visit(keyword) for keyword in node.keywords]
        elif isinstance(node, ast.Call):
            node.args = [self.visit(argument) for argument in node.args]
            node.keywords = [self.visit(keyword) for keyword in node.keywords]
        else:
            self.generic_visit(node)
        loads = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
        if not isinstance(node, TOLD) or not loads:
            return node
        place = [self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset]
        call = ast.Call(ast.Name("__saw", ast.Load()), [*map(ast.Constant, place), node], [])
        return ast.copy_location(call, node)


class Recording:
    def __init__(self):
        self.alive, self.storages, self.labels, self.layouts, self.seen = [], [], [], [], []
        self.known = {}

    def number(self, table, item):
        if item not in table:
            table.append(item)
        return table.index(item)

    def memory(self, value):
        """(first address, bytes, items, bytes of an item, dtype) of a tensor's or array's storage."""
        if isinstance(value, torch.Tensor):
            _, start, size = torch_memory(value)
            dtype = value.numpy().dtype if value.dtype != torch.bfloat16 else None
            return start, size, value.data_ptr(), value.element_size(), dtype, list(value.shape), list(value.stride())
        _, start, size = numpy_memory(value)
        strides = [stride // value.itemsize for stride in value.strides]
        return start, size, value.__array_interface__["data"][0], value.itemsize, value.dtype, list(value.shape), strides

    def label(self, library, value):
        key = library, str(value.dtype), value.tobytes()
        if key not in self.known:
            if library == "torch":
                text = str(torch.from_numpy(value.reshape(1)).reshape(()))
                self.known[key] = re.match(r"tensor\((.*?)(, dtype=.*)?\)$", text)[1]
            else:
                self.known[key] = np.array2string(value.reshape(1))[1:-1].strip()
        return self.known[key]

    def content(self, value):
        """Number of the labels of all cells of the storage, as the dialect prints them; None: too many, or none."""
        start, size, _, item, dtype, _, _ = self.memory(value)
        if size == 0 or size > MOST * item or dtype is None:
            return None
        cells = np.frombuffer((ctypes.c_char * size).from_address(start), dtype=dtype)
        library = "torch" if isinstance(value, torch.Tensor) else "numpy"
        text = " ".join(self.label(library, np.array(cell)) for cell in cells)
        return self.number(self.labels, text)

    def tensor(self, value):
        """[storage, layout]"""
        start, size, data, item, _, shape, strides = self.memory(value)
        for number, (other, length) in enumerate(self.storages):
            if start == other or (start < other + length and other < start + size):
                break
        else:
            number = len(self.storages)
            self.storages.append((start, size))
        return [number, self.number(self.layouts, [shape, strides, (data - start) // item])]

    def is_told(self, value):
        kinds = (torch.Tensor, np.ndarray)
        return isinstance(value, kinds) and getattr(value, "dtype", None) not in (object, torch.complex64)

    def saw(self, start, end, value):
        if self.is_told(value) and not isinstance(value, np.generic):
            self.alive.append(value)
            self.seen.append([start, end, *self.tensor(value), self.content(value)])
        return value


def run(source):
    self = Recording()
    env = {"__name__": "__main__", "__saw": self.saw}
    statements, bound = [], {}
    for node in ast.parse(source).body:
        self.seen = []
        watched = ast.fix_missing_locations(Watch(source).visit(node))
        sys.stdout = open(os.devnull, "w")
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                exec(compile(ast.Interactive([watched]), "<program>", "single"), env)
        except Exception:  # what it raised is compared elsewhere
            pass
        finally:
            sys.stdout = sys.__stdout__
        held = {name: value for name, value in env.items() if not name.startswith("_") and self.is_told(value)}
        self.alive.extend(held.values())
        names = {name: self.tensor(value) for name, value in held.items()}
        changed = [[name, *place] for name, place in names.items() if bound.get(name) != place]
        # What each storage holds in the end: the last that is seen of it.
        ends = {self.tensor(value)[0]: self.content(value) for value in [*self.alive, *held.values()]}
        statements.append([self.seen, changed, ends])
        bound = names
    return statements, self


def compact(source):
    """An end is told where it is not what was last seen of that storage."""
    statements, recording = run(source)
    last, told = {}, []
    for seen, changed, ends in statements:
        last.update({event[2]: event[4] for event in seen})
        new = [[storage, content] for storage, content in ends.items() if last.get(storage, -1) != content]
        last.update(dict(new))
        told.append([seen, changed, new])
    return {"program": source, "statements": told, "layouts": recording.layouts, "values": recording.labels}


def shorten(source, statements):
    """The first statements, without the listing of all names at the end."""
    lines = source.rstrip().split("\n")
    return "\n".join(lines[: min(len(lines) - 1, statements + 1)]) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int, nargs="?")
    parser.add_argument("count", type=int, nargs="?", help="number of programs of each dialect")
    parser.add_argument("--again", help="a recording whose programs are run instead")
    parser.add_argument("--statements", type=int, default=5, help="of each program, after the import")
    parser.add_argument("-o", "--output")
    options = parser.parse_args()
    if options.again:
        with open(options.again, encoding="utf-8") as lines:
            programs = [one["program"] for one in map(json.loads, lines) if "program" in one]
    else:
        drawn = [source for dialect in DIALECTS for _, source in generate(options.seed, options.count, dialect)]
        programs = [shorten(source, options.statements) for source in drawn]
    header = {"versions": versions(), "programs": len(programs), "seed": options.seed}
    with open(options.output, "w", encoding="utf-8") if options.output else sys.stdout as out:
        print(json.dumps(header, separators=(",", ":")), file=out)
        for source in programs:
            torch.manual_seed(0)
            print(json.dumps(compact(source), separators=(",", ":")), file=out)


if __name__ == "__main__":
    main()
