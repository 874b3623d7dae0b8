"""Records what forward hooks see: every call of a module, with its class and the shapes of the
tensors that it was given and returned. tests/maps compares the map of the core with it.

    python maps.py ../maps/*.py -o ../maps/hooks.jsonl
"""

import argparse
import json
import pathlib

import torch
from torch.nn.modules import module as modules


def shapes(value):
    """The shapes of all tensors in a value, in order."""
    if isinstance(value, torch.Tensor):
        return [list(value.shape)]
    if isinstance(value, dict):
        value = value.values()
    if isinstance(value, (list, tuple)) or hasattr(value, "__iter__"):
        return [shape for item in value for shape in shapes(item)]
    return []


def calls_of(source):
    calls, open_calls = [], []

    def before(module, given):
        open_calls.append({"class": type(module).__name__, "given": shapes(given), "value": None})
        calls.append(open_calls[-1])

    def after(module, given, value):
        open_calls.pop()["value"] = shapes(value)

    hooks = [
        modules.register_module_forward_pre_hook(before),
        modules.register_module_forward_hook(after),
    ]
    error = None
    try:
        exec(compile(source, "program", "exec"), {"__name__": "__main__"})
    except Exception as raised:
        error = f"{type(raised).__name__}: {raised}"
    for hook in hooks:
        hook.remove()
    return {"calls": calls, "error": error}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="+", type=pathlib.Path)
    parser.add_argument("-o", "--out", required=True, type=pathlib.Path)
    arguments = parser.parse_args()
    lines = [{"torch": torch.__version__}]
    for path in sorted(arguments.programs):
        lines.append({"name": path.stem, **calls_of(path.read_text())})
    arguments.out.write_text("".join(json.dumps(line) + "\n" for line in lines))


if __name__ == "__main__":
    main()
