"""The many-programs file: readable, diffable, and one line of grammar.

    # === name of the first program
    import torch
    torch.arange(3)
    # === name of the second program
    ...

Line 1 of a program is the line after its separator. Text before the first separator is commentary.
"""
import sys

SEPARATOR = "# === "


def read_programs(path):
    """Returns [(name, source)], in file order; a repeated name is an error."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    programs, names = [], set()
    for line in lines:
        if line.startswith(SEPARATOR):
            name = line[len(SEPARATOR):].strip()
            if name in names:
                raise ValueError(f"{path}: two programs are named {name!r}")
            names.add(name)
            programs.append((name, []))
        elif programs:
            programs[-1][1].append(line)
    return [(name, "\n".join(body).rstrip() + "\n") for name, body in programs]


def write_programs(programs, file):
    for name, source in programs:
        file.write(f"{SEPARATOR}{name}\n{source.rstrip()}\n")


def print_random(program):
    """The command line of a generator, SEED COUNT torch|numpy: program(seed, library) so many times."""
    seed, count, library = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    made = ((f"{library} {seed} {number}", program(f"{seed} {number}", library)) for number in range(count))
    write_programs(made, sys.stdout)
