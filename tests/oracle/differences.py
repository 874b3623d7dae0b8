#!/usr/bin/env python3
"""Lists where two recordings of the same programs differ.

usage: differences.py NEW_DIRECTORY OLD_DIRECTORY -o differences.jsonl

Both hold *.jsonl as record.py writes them. A statement that differs gives one line:
{"file", "name", "line", "source", "old": [output, type, message, warnings?], "new": [...]}
and end-state tensors that differ give {"file", "name", "tensors": {NAME: {"old", "new"}}}.
"""
import argparse
import ast
import json
import pathlib
import sys

from record import canonical


def load(path):
    header, *programs = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return header, {program["name"]: program for program in programs}


def compare(file, new, old):
    sources = [ast.get_source_segment(new["program"], node) for node in ast.parse(new["program"]).body]
    for source, now, before in zip(sources, new["statements"], old["statements"], strict=True):
        if now != before:
            yield {"file": file, "name": new["name"], "line": now[0], "source": source,
                   "old": before[1:], "new": now[1:]}
    names = [*new["tensors"], *(name for name in old["tensors"] if name not in new["tensors"])]
    changed = {name: {"old": old["tensors"].get(name), "new": new["tensors"].get(name)} for name in names
               if old["tensors"].get(name) != new["tensors"].get(name)}
    if changed:
        yield {"file": file, "name": new["name"], "tensors": changed}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("new", type=pathlib.Path)
    parser.add_argument("old", type=pathlib.Path)
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True)
    options = parser.parse_args()
    differences, versions = [], None
    for old_path in sorted(options.old.glob("*.jsonl")):
        new_header, new = load(options.new / old_path.name)
        old_header, old = load(old_path)
        versions = {"old": old_header["versions"], "new": new_header["versions"]}
        for name, program in new.items():
            differences += compare(old_path.stem, program, old[name])
    header = {"versions": versions, "differences": len(differences)}
    text = "\n".join(canonical(entry) for entry in [header, *differences])
    options.output.write_text(text + "\n", encoding="utf-8")
    print(f"{len(differences)} differences", file=sys.stderr)


if __name__ == "__main__":
    main()
