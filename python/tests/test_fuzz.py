"""Random calls that the real libraries refuse: the hook never raises, is never slow, and what it
says to be at fault is what the error says. STRIDEWISE_FUZZ=10000 runs so many instead of a few."""

import linecache
import os
import random
import re
from time import thread_time
from typing import Any

import numpy as np
import pytest

from stridewise import _errors

COUNT = int(os.environ.get("STRIDEWISE_FUZZ", "600"))
SEED = int(os.environ.get("STRIDEWISE_SEED", "21"))

BOTH = [
    "x + y", "x - y * z", "x @ y", "x[i]", "x[:, i]", "x[..., {d}]", "x[{d}, {d}]", "x[m]", "x[m] = y",
    "x[:, {d}:{e}] = y", "x += y", "x *= y[{d}]", "(x + 1) @ (y * 2)", "x == y[None]", "x.reshape({d}, {e})",
    "x.reshape(-1, {e})", "x.sum({d}) + y", "x / y.mean({d})", "x.transpose({d}, {e}) @ y", "x.squeeze({d}) + z",
    "(x - y).sum() + x.reshape({e})", "box.x + box.y", 'bag["x"] @ bag["y"]', "many[0] + many[1]", "x[{d}][{e}][0]",
]
TORCH = [
    "x.view({d}, {e})", "x.view(-1, {e})", "x.t()", "x.permute({d}, {e})", "x.expand({d}, {e})", "x.add_(y)",
    "torch.cat([x, y], dim={d})", "torch.stack([x, y])", "torch.matmul(x, y)", "torch.bmm(x, y)", "torch.mm(x, y)",
    "F.linear(x, y)", "F.linear(x, y, z)", "F.mse_loss(x, y)", "F.cross_entropy(x, i)", "torch.where(m, x, y)",
    "x.masked_fill(m, 0)", "x.index_select({d}, i)", "x.gather({d}, i)", "x.unfold({d}, {e}, 1)", "x.softmax({d}) + y",
    "x.unsqueeze({d}) + y.unsqueeze({e})", "x.flatten({d}, {e})", "x.narrow({d}, {e}, 3)", "layer(x)", "x.dot(y)",
    "torch.einsum('ij,jk->ik', x, y)", "torch.broadcast_to(x, ({d}, {e}))", "x.copy_(y)", "x.chunk({d}, {e})",
    "wide.view({d}, {e})", "wide.add_(1)", "x.select({d}, {e})", "x.unflatten({d}, ({e}, 2))", "x.movedim({d}, {e})",
]
NUMPY = [
    "np.concatenate([x, y], axis={d})", "np.stack([x, y])", "np.matmul(x, y)", "np.dot(x, y)", "np.where(m, x, y)",
    "np.broadcast_to(x, ({d}, {e}))", "np.add(x, y, out=z)", "np.take(x, i, axis={d})", "np.expand_dims(x, {d})",
    "np.split(x, {e}, axis={d})", "np.swapaxes(x, {d}, {e})", "x.T @ y.T", "np.outer(x, y) + z", "np.hstack([x, y])",
    "np.einsum('ij,jk->ik', x, y)", "x.flat[{d}] + y", "wide + y", "back[::2] + y", "np.moveaxis(x, {d}, {e})",
]


class Box:
    pass


def shape(chance: random.Random) -> "tuple[int, ...]":
    return tuple(chance.choice([0, 1, 2, 3, 4, 5, 7]) for _ in range(chance.choice([0, 1, 1, 2, 2, 2, 3, 3, 4])))


def numpy_array(chance: random.Random) -> Any:
    x = np.zeros(shape(chance), dtype=chance.choice(["f8", "f4", "i8", "f2", "c16", "?", "u2", ">f8"]))
    if x.ndim and chance.random() < 0.3:
        x = x[..., :: chance.choice([-1, 2])]
    return x.transpose() if chance.random() < 0.3 else x


def torch_tensor(torch: Any, chance: random.Random) -> Any:
    dtypes = [torch.float32] * 4 + [torch.float64, torch.int64, torch.bfloat16, torch.bool, torch.complex64]
    x = torch.zeros(shape(chance), dtype=chance.choice(dtypes), device=chance.choice(["cpu"] * 8 + ["meta"]))
    if x.ndim > 1 and chance.random() < 0.3:
        x = x.transpose(0, -1)
    if x.ndim and x.size(0) > 1 and chance.random() < 0.3:
        x = x[1:]
    return x


def world(library: str, chance: random.Random) -> "dict[str, Any]":
    if library == "torch":
        torch = pytest.importorskip("torch")
        names = {n: torch_tensor(torch, chance) for n in "xyz"}
        names["i"] = torch.randint(-2, 9, shape(chance))
        names["m"] = torch.zeros(shape(chance), dtype=torch.bool)
        names["wide"] = torch.zeros(1, 3).expand(chance.choice([1, 2, 4]), 3)
        names["layer"] = torch.nn.Linear(chance.choice([2, 3, 4]), 3)
        names |= {"torch": torch, "F": torch.nn.functional}
    else:
        names = {n: numpy_array(chance) for n in "xyz"}
        names["i"] = np.array([chance.randrange(-2, 9) for _ in range(chance.choice([1, 3, 100]))])
        names["m"] = np.zeros(shape(chance), dtype=bool)
        names["wide"] = np.broadcast_to(np.zeros((1, 3)), (chance.choice([1, 2, 4]), 3))
        names |= {"np": np, "back": np.zeros((9, 4))[::-1]}
    box = Box()
    box.x, box.y = names["x"], names["y"]  # type: ignore[attr-defined]
    names |= {"box": box, "bag": {"x": names["x"], "y": names["y"]}, "many": [names["x"], names["y"]]}
    return names


MEETS = re.compile(r"Dim (\d+): (\S.*?) has size (\d+) and (\S.*?) has size (\d+)\.")
OWN = re.compile(r"Dim (\d+) of (\S.*?) has size (\d+) and dim (\d+) of (\S.*?) has size (\d+)\.")
INNER = re.compile(r"inner sizes differ: (\d+) columns? of (\S.*?), but (\d+) rows? of (\S.*?)\. This")


def shape_of(words: str, names: "dict[str, Any]") -> "tuple[int, ...] | None":
    """Of an operand that is told by words of the line."""
    try:
        return tuple(eval(words, {**names}).shape)
    except Exception:
        return None


def assert_at_fault(story: Any, message: str, names: "dict[str, Any]") -> None:
    """What is said last is true of the live tensors, and its numbers are the error's own."""
    text = " ".join(story.text.split())
    numbers = set(re.findall(r"\d+", message))
    found = MEETS.findall(text)
    if found and "They differ" in text and found[-1]:
        dim, a, m, b, n = found[-1]
        shapes = [shape_of(words, names) for words in (a, b)]
        if "at non-singleton dimension" in message and not story.is_inside and "@" not in story.text:
            assert {m, n} <= numbers, text
        known = [s for s in shapes if s is not None]
        width = max(map(len, known), default=0)
        for own, size in zip(shapes, (m, n)):
            if own is not None and len(known) == 2 and "batch" not in text:
                place = int(dim) - (width - len(own))
                assert place < 0 or place >= len(own) or str(own[place]) == size, text
    for dim, a, m, other, b, n in OWN.findall(text):
        assert {m, n} <= numbers, text
        for words, at, size in ((a, dim, m), (b, other, n)):
            own = shape_of(words, names)
            assert own is None or str(own[int(at)]) == size, text
    for m, a, n, b in INNER.findall(text):
        own = shape_of(a, names)
        assert own is None or str(own[-1]) == m, text
        own = shape_of(b, names)
        assert own is None or str(own[-2 if len(own) > 1 else -1]) == n, text


def assert_operands(story: Any, line: str, names: "dict[str, Any]") -> None:
    """Named as the line names them, and laid out as they lie."""
    for operand in story.operands:
        own = shape_of(operand.words, names)
        known = operand.words.split(".")[0].split("[")[0]
        assert known in line or story.is_inside or known in ("layer", "input"), (line, story.text)
        assert own is None or own == operand.layout.shape, (line, story.text)


def fail(line: str, names: "dict[str, Any]", number: int) -> "Exception | None":
    file = f"<fuzz {number}>"
    linecache.cache[file] = (len(line), None, [line + "\n"], file)
    try:
        exec(compile(line, file, "exec"), dict(names))
    except Exception as error:
        return error
    return None


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_random_failing_calls(library: str) -> None:
    chance = random.Random(SEED)
    lines = BOTH + (TORCH if library == "torch" else NUMPY)
    failed = told = number = 0
    slowest = 0.0
    while failed < COUNT // 2:
        number += 1
        names = world(library, chance)
        template = chance.choice(lines)
        line = template.format(d=chance.randrange(-3, 5), e=chance.choice([-1, 0, 1, 2, 3, 4, 6, 12]))
        error = fail(line, names, number)
        linecache.cache.pop(f"<fuzz {number - 1}>", None)
        if error is None:
            continue
        failed += 1
        kept = type(error), error.args, error.__traceback__, str(error)
        start = thread_time()
        story = _errors._explained(error)  # raises what `explained` would hide
        taken = thread_time() - start
        for _ in range(5):  # once more, in case that the machine was busy
            if taken <= slowest:
                break
            start = thread_time()
            _errors._explained(error)
            taken = min(taken, thread_time() - start)
        slowest = max(slowest, taken)
        assert kept == (type(error), error.args, error.__traceback__, str(error))
        if story is not None and story.program:
            told += 1
            assert_operands(story, line, names)
            assert_at_fault(story, str(error), names)
            assert max(map(len, story.text.split("\n"))) < 300
    print(f"{library}: {failed} failing calls, {told} told, slowest {slowest * 1000:.1f} ms")
    assert slowest < 0.05
    assert told > failed * 0.3
