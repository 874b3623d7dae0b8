#!/usr/bin/env python3
"""Cuts the programs of corpus.jsonl out of checkouts of the repositories that they are from.

usage: collect.py CHECKOUTS FOLDER

CHECKOUTS holds each repository as owner+name, git's newest or whatever is to be measured. A program is, by kind of
file: a whole .py; a code block of Markdown or reStructuredText, prompts taken off; consecutive code cells of a notebook,
or consecutive blocks of a page that has tabs, those of PyTorch. What it uses of IMPORTS and does not import stands in
front. Where each program begins and ends is found by its hash, so a program that its author has changed is missed: how
many are is said. FOLDER then holds NAME.py and index.json for corpus.py, and belongs to no commit.
"""
import argparse
import collections
import hashlib
import itertools
import json
import pathlib
import re
import textwrap

IMPORTS = ["import numpy as np\n", "import torch\n", "import torch.nn as nn\n", "import torch.nn.functional as F\n"]
FENCED = re.compile(r"^[ \t]*```[^\n]*\n(.*?)^[ \t]*```", re.S | re.M)
TAB = re.compile(r"(%%tab|#@tab)\s+(.*)\n")
DIRECTIVE = re.compile(r"^\.\. code[^\n]*\n((?:[ \t]+[^\n]*\n|\n)+)", re.M)
LONGEST = 40  # cells of a notebook


def runs(parts, longest):
    for first in range(len(parts)):
        for last in range(first, min(len(parts), first + longest)):
            yield "\n".join(parts[first:last + 1])


def of_notebook(text):
    yield from runs(["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"], LONGEST)


def of_markdown(text):
    blocks = [(TAB.match(block), block) for block in FENCED.findall(text)]
    ours = [(tab, block) for tab, block in blocks if not tab or re.search("pytorch|all", tab.group(2))]
    yield from (block for _, block in ours)
    yield from runs([block[tab.end() if tab else 0:].strip() for tab, block in ours], 8)


def of_restructured(text):
    for block in DIRECTIVE.findall(text):
        yield textwrap.dedent(block)
        yield "\n".join(line.strip()[4:] for line in block.split("\n") if line.strip()[:3] in (">>>", "..."))


CUTS = {".ipynb": of_notebook, ".md": of_markdown, ".rst": of_restructured, ".py": lambda text: [text]}


def digest(source):
    return hashlib.sha256(source.encode()).hexdigest()[:12]


def find(path, wanted):
    """{hash: program} of the wanted hashes that are found in a file."""
    fronts = ["".join(part) for count in range(len(IMPORTS) + 1) for part in itertools.combinations(IMPORTS, count)]
    found = {}
    for cut in CUTS[path.suffix](path.read_text(errors="replace")) if path.exists() else []:
        for front in fronts:
            source = front + cut.strip() + "\n"
            if digest(source) in wanted:
                found[digest(source)] = source
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    options = parser.parse_args()
    facts = [json.loads(line) for line in pathlib.Path(__file__).with_name("corpus.jsonl").read_text().splitlines()]
    files = collections.defaultdict(set)
    for fact in facts:
        files[fact["of"], fact["file"]].add(fact["sha256"])
    found = {file: find(options.checkouts / file[0].replace("/", "+") / file[1], wanted) for file, wanted in files.items()}
    index = {}
    options.folder.mkdir(parents=True, exist_ok=True)
    for number, fact in enumerate(facts):
        source = found[fact["of"], fact["file"]].get(fact["sha256"])
        if source is None:
            print("not found:", fact["of"], fact["file"], fact["part"])
            continue
        index[f"p{number:03}"] = [fact["of"], fact["file"], fact["part"]]
        (options.folder / f"p{number:03}.py").write_text(source)
    (options.folder / "index.json").write_text(json.dumps(index))
    print(f"{len(index)} of {len(facts)} programs found")


if __name__ == "__main__":
    main()
