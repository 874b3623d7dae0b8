"""python -m stridewise run|explain|map|check FILE: explains tensor errors below their tracebacks."""

import argparse
import sys
import types
from typing import Optional


def main(arguments: Optional[list[str]] = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m stridewise", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="run a script; tensor errors are explained")
    run.add_argument("file")
    run.add_argument("arguments", nargs=argparse.REMAINDER)
    explain = commands.add_parser("explain", help="show the steps of a program, as text")
    explain.add_argument("file")
    explain.add_argument("--line", type=int)
    map = commands.add_parser("map", help="list every call with the shapes it got and gave")
    map.add_argument("file")
    form = map.add_mutually_exclusive_group()
    for name in ("json", "svg", "html"):
        form.add_argument(f"--{name}", dest="form", action="store_const", const=name)
    check = commands.add_parser("check", help="list cautions: code that runs, but may be wrong")
    check.add_argument("file", nargs="+")
    chosen = parser.parse_args(arguments)
    if chosen.command == "run":
        return _run(chosen.file, chosen.arguments)
    if chosen.command == "explain":
        return _explain(chosen.file, chosen.line)
    if chosen.command == "map":
        return _map(chosen.file, chosen.form)
    return max(_check(file) for file in chosen.file)


def _run(file: str, arguments: list[str]) -> int:
    """Runs a script as `python FILE` does, with the hook installed; its exceptions propagate."""
    import os

    from ._hooks import install

    with open(file, "rb") as script:
        code = compile(script.read(), file, "exec")
    module = types.ModuleType("__main__")
    module.__dict__.update(__file__=file, __builtins__=__builtins__)
    sys.modules["__main__"] = module
    sys.argv[:] = [file, *arguments]
    sys.path[0] = os.path.dirname(os.path.abspath(file))
    install()
    exec(code, module.__dict__)
    return 0


def _read(file: str) -> str:
    if file == "-":
        return sys.stdin.read()
    with open(file, encoding="utf-8", errors="replace") as source:
        return source.read()


def _explain(file: str, line: Optional[int]) -> int:
    from ._programs import explain

    try:
        print(explain(_read(file), line))
    except ValueError as error:
        print(f"{file}:{line}:1: {error}", file=sys.stderr)
        return 2
    return 0


def _map(file: str, form: Optional[str]) -> int:
    from ._core import Program

    program = Program(_read(file))
    forms = {None: program.map_text, "json": program.map, "svg": program.map_svg}
    text = forms.get(form, program.map_html)()
    print(text or "", end="\n" if form == "json" else "")
    return program.status()


def _check(file: str) -> int:
    from ._programs import check

    found = check(_read(file))
    for line in found:
        print(line.replace("<program>", file, 1))
    return 1 if any(": not checked" not in line for line in found) else 0


if __name__ == "__main__":
    sys.exit(main())
