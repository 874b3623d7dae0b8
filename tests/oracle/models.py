#!/usr/bin/env python3
"""Compares the maps of public models with what forward hooks see in PyTorch.

usage: models.py CHECKOUTS [NAME...] --cli PATH/stridewise

models/NAME.py is a driver: it builds a model at a small size and calls it. Its first line is the address of the model:
repository, commit, files, and after a colon the definitions that are taken where the rest of the file trains. CHECKOUTS
holds each repository as owner+name; its texts belong to no commit. A line a model says how many calls of modules were
compared, and which differ in class, in the shapes given or in those returned; or where the program stopped.
"""
import argparse
import ast
import json
import pathlib
import re
import subprocess
import sys

import torch

from maps import calls_of

DRIVERS = pathlib.Path(__file__).with_name("models")
IMPORTS = "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\n"
RELATIVE = re.compile(r"^from \..*\n", re.M)


def taken(text, names):
    """The definitions of these names alone."""
    parts = {part.name: part for part in ast.parse(text).body if hasattr(part, "name")}
    return IMPORTS + "\n\n".join(ast.get_source_segment(text, parts[name]) for name in names)


def program_of(name, checkouts):
    driver = (DRIVERS / f"{name}.py").read_text()
    address, _, names = driver.splitlines()[0].lstrip("# ").partition(": ")
    repository, _, *files = address.split()
    folder = checkouts / repository.removeprefix("https://github.com/").replace("/", "+")
    text = "\n".join((folder / file).read_text() for file in files)
    text = taken(text, names.split()) if names else RELATIVE.sub("\n", text)
    return text + "\n\n" + driver


def unfolded(rows):
    """The rows with folded rounds written out."""
    at = 0
    while at < len(rows):
        end = at + 1
        while end < len(rows) and rows[end]["depth"] > rows[at]["depth"]:
            end += 1
        for _ in range(rows[at]["times"]):
            yield rows[at]
            yield from unfolded(rows[at + 1:end])
        at = end


def shapes(side):
    return [tensor["shape"] for tensor in side]


def mapped(source, cli, classes):
    """The calls of modules on the map, and what is to be said of the run."""
    run = subprocess.run([cli, "map", "--json", "-"], input=source, capture_output=True, text=True)
    if not run.stdout:
        return [], run.stderr.strip()
    rows = list(unfolded(json.loads(run.stdout)["rows"]))
    calls = [{"class": row["callee"], "given": shapes(row["given"]),
              "value": shapes(row["value"]) if row["outcome"] == "ran" else None}
             for row in rows if row["callee"] in classes]
    raised = [f"stops in line {row['line']}, {row['text']}: {row['message']}" for row in rows if row["message"]]
    left = sum(row["more"] for row in rows)
    said = raised[:1] + [f"{left} rows left out"] * (left > 0) + run.stderr.strip().splitlines()
    return calls, "; ".join(said)


def compare(name, checkouts, cli):
    """True if every call has the classes and shapes that hooks see."""
    source = program_of(name, checkouts)
    real = calls_of(source)
    if real["error"]:
        sys.exit(f"{name}: PyTorch raises {real['error']}")
    calls, said = mapped(source, cli, {call["class"] for call in real["calls"]})
    count = max(len(calls), len(real["calls"]))
    wrong = [at for at in range(count) if calls[at:at + 1] != real["calls"][at:at + 1]]
    print(f"{name:8} {len(real['calls']):4} calls, {len(wrong)} different", said, sep="; " if said else "")
    for at in wrong[:1]:
        print("         PyTorch:", *real["calls"][at:at + 1], "\n         the map:", *calls[at:at + 1])
    return not wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("--cli", required=True)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    names = options.names or sorted(path.stem for path in DRIVERS.glob("*.py"))
    equal = [compare(name, options.checkouts, options.cli) for name in names]
    print(f"{sum(equal)} of {len(equal)} models agree; PyTorch {torch.__version__}")
    sys.exit(not all(equal))


if __name__ == "__main__":
    main()
