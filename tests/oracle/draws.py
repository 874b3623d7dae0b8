"""draws.py CLI [COUNT [SEED...]]: compares COUNT draws (a million) of each method and seed, all digits, with the libraries.

Each program draws silently up to a place and prints the part of the stream that follows as Python's own numbers."""
import contextlib, io, subprocess, sys, tempfile

PART = 50000
HEAD = {"numpy": "import numpy as np\n", "torch": "import torch\n"}
SEEDED = {
    "rng": ("numpy", "rng = np.random.default_rng({seed})\n"),
    "state": ("numpy", "rng = np.random.RandomState({seed})\n"),
    "legacy": ("numpy", "np.random.seed({seed})\nrng = np.random\n"),
    "torch": ("torch", "_ = torch.manual_seed({seed})\n"),
}
STREAMS = [(kind, call) for kind, calls in {
    "rng": ["rng.random({n})", "rng.standard_normal({n})", "rng.normal(1, 2, {n})", "rng.uniform(-1, 3, {n})",
            "rng.integers(0, 1000, {n})", "rng.integers(0, 2**40, {n})", "rng.integers(0, 7, {n}, dtype=np.int32)",
            "rng.choice(77, {n})"],
    "state": ["rng.random_sample({n})", "rng.randn({n})", "rng.randint(0, 1000, {n})"],
    "legacy": ["rng.rand({n})", "rng.standard_normal({n})", "rng.randint(0, 2**40, {n})", "rng.uniform(-1, 3, {n})"],
    "torch": ["torch.rand({n})", "torch.randn({n})", "torch.randint(0, 1000, ({n},))", "torch.rand({n}, dtype=torch.float64)"],
}.items() for call in calls]
WHOLE = [("rng", "rng.permutation({n})"), ("state", "rng.permutation({n})"), ("torch", "torch.randperm({n})")]


def answer(program):
    """What the library prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(program, {})
    return out.getvalue()


def own(cli, program):
    with tempfile.NamedTemporaryFile("w", suffix=".py") as f:
        f.write(program)
        f.flush()
        done = subprocess.run([cli, "run", "--json", f.name], capture_output=True, text=True)
    import json
    return "".join(s["output"] or str(s["error"] or "") for s in json.loads(done.stdout)["statements"])


def programs(kind, call, seed, count, whole):
    library, seeded = SEEDED[kind]
    for start in range(0, count, PART):
        size = min(PART, count - start)
        text = HEAD[library] + seeded.format(seed=seed)
        if whole:
            text += "a = " + call.format(n=count) + f"\nprint(a[{start}:{start + size}].tolist())\n"
        else:
            text += "a = " + call.format(n=start + size) + f"\nprint(a[{start}:].tolist())\n"
        yield text


def main():
    cli, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10**6
    seeds = [int(seed) for seed in sys.argv[3:]] or [0, 12345]
    wrong = 0
    for kind, call, whole in [(k, c, False) for k, c in STREAMS] + [(k, c, True) for k, c in WHOLE]:
        for seed in seeds:
            bad = sum(own(cli, p) != answer(p) for p in programs(kind, call, seed, count, whole))
            wrong += bad
            print(f"{'different' if bad else 'equal':9} {kind} {call} seed {seed}, {count} draws", flush=True)
    sys.exit(wrong != 0)


main()
