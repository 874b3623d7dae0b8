"""The map of a model, with layers that stand in for those of PyTorch; and of a program's text."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import stridewise


class FakeTensor:
    def __init__(self, *shape: int) -> None:
        self.shape = shape

    def stride(self) -> tuple[int, ...]:
        return ()


class Layer:
    """As much of torch.nn.Module as hooks need."""

    def __init__(self, **parts: "Layer") -> None:
        self.parts, self.before, self.after = parts, {}, {}
        vars(self).update(parts)

    def named_modules(self, name: str = "") -> "Iterator[tuple[str, Layer]]":
        yield name, self
        for own, part in self.parts.items():
            yield from part.named_modules(f"{name}.{own}" if name else own)

    def register_forward_pre_hook(self, hook: Any, with_kwargs: bool) -> Any:
        assert with_kwargs
        return Handle(self.before, hook)

    def register_forward_hook(self, hook: Any) -> Any:
        return Handle(self.after, hook)

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        for hook in list(self.before.values()):
            hook(self, args, keywords)
        value = self.forward(*args, **keywords)
        for hook in list(self.after.values()):
            hook(self, args, value)
        return value

    def forward(self, *args: Any, **keywords: Any) -> Any:
        raise NotImplementedError


class Handle:
    def __init__(self, hooks: "dict[int, Any]", hook: Any) -> None:
        self.hooks = hooks
        hooks[id(self)] = hook

    def remove(self) -> None:
        del self.hooks[id(self)]


class Linear(Layer):
    def __init__(self, inner: int, outer: int) -> None:
        super().__init__()
        self.inner, self.outer = inner, outer

    def forward(self, input: Any) -> Any:
        if input.shape[-1] != self.inner:
            raise RuntimeError(f"{input.shape[-1]} is not {self.inner}")
        return FakeTensor(*input.shape[:-1], self.outer)


class Block(Layer):
    def forward(self, x: Any) -> Any:
        return self.down(self.up(x))


class Stack(Layer):
    def forward(self, x: Any, **more: Any) -> Any:
        for part in self.parts.values():
            x = part(x)
        return x


def a_stack(count: int, last: int = 4) -> Stack:
    blocks = {f"h{i}": Block(up=Linear(4, 16), down=Linear(16, 4)) for i in range(count)}
    return Stack(**blocks, head=Linear(last, 9))


def test_equal_layers_are_one_row() -> None:
    shown = stridewise.map(a_stack(12), FakeTensor(2, 4))
    assert repr(shown).split("\n") == [
        "Stack                    x (2, 4) → (2, 9)",
        "  h0 … h11: Block  × 12  x (2, 4) → (2, 4)",
        "    up: Linear           input (2, 4) → (2, 16)",
        "    down: Linear         input (2, 16) → (2, 4)",
        "  head: Linear           input (2, 4) → (2, 9)",
    ]
    assert shown.error is None


def test_the_map_ends_at_the_layer_that_raised() -> None:
    stack = a_stack(2, last=5)
    shown = stridewise.map(stack, FakeTensor(2, 4))
    lines = repr(shown).split("\n")
    assert lines[0] == "✗ Stack                x (2, 4)"
    assert lines[-2:] == ["  ✗ head: Linear       input (2, 4)", "      RuntimeError: 4 is not 5"]
    assert str(shown.error) == "4 is not 5"
    assert "<details open>" in shown._repr_html_()


def test_the_hooks_are_gone_afterwards() -> None:
    for stack in (a_stack(1), a_stack(1, last=5)):
        stridewise.map(stack, FakeTensor(2, 4))
        for _, layer in stack.named_modules():
            assert not layer.before and not layer.after


class Tries(Layer):
    def forward(self, x: Any) -> Any:
        try:
            return self.first(x)
        except RuntimeError:
            return self.second(x)


def test_an_error_that_the_model_catches_does_not_end_the_map() -> None:
    shown = stridewise.map(Tries(first=Linear(3, 4), second=Linear(5, 6)), FakeTensor(5))
    assert shown.error is None
    (root,) = shown.rows
    assert [row.raised for row in (root, *root.inner)] == [False, True, False]
    assert root.value[0].shape == (6,)


def test_layers_of_other_names_are_rows() -> None:
    shown = stridewise.map(Stack(q=Linear(4, 4), k=Linear(4, 4)), FakeTensor(2, 4))
    assert [row.text for row in shown.rows[0].inner] == ["q: Linear", "k: Linear"]


class Gives(Layer):
    def forward(self, x: Any, state: Any = None) -> Any:
        return {"x": x, "state": (state[0], [state[1]])}


def test_tensors_in_lists_tuples_and_dicts() -> None:
    x = FakeTensor(3)
    shown = stridewise.map(Gives(), x, state=[FakeTensor(1), FakeTensor(2)])
    (row,) = shown.rows
    assert [tensor.name for tensor in row.given] == ["x", "state[0]", "state[1]"]
    assert [tensor.shape for tensor in row.value] == [(3,), (1,)]
    assert row.sign == "same tensor"


class Many(Layer):
    def forward(self, x: Any) -> Any:
        for size in range(1, 2001):
            self.part(FakeTensor(size, 4))
        return x


def test_no_row_is_left_out_without_a_number() -> None:
    shown = stridewise.map(Many(part=Linear(4, 4)), FakeTensor(1))
    (root,) = shown.rows
    assert len(root.inner) == 500 and root.more == 1500
    assert repr(shown).endswith("… 1500 more rows")


def test_text_of_a_model_is_no_markup() -> None:
    class Odd(Stack):
        pass

    Odd.__name__ = "<b>&"
    told = stridewise.map(Odd(), FakeTensor(1))._repr_html_()
    assert "&lt;b&gt;&amp;" in told and "<b>" not in told


@pytest.mark.parametrize("what", [None, 3, object(), len])
def test_anything_else_is_an_error_of_the_caller(what: object) -> None:
    with pytest.raises(TypeError):
        stridewise.map(what)


# -- Programs -------------------------------------------------------------------------------------

PROGRAM = """import torch
x = torch.ones(2, 3)
b, t = x.shape
def f(x):
    for i in range(3):
        x = x + 1
    return x.t()
y = f(x)
"""


def test_a_program() -> None:
    shown = stridewise.map(PROGRAM)
    assert "for i in range(3)  × 3" in repr(shown)
    last = shown.rows[-1]
    assert (last.text, last.line, last.value[0].names) == ("y = f(x)", 8, ("t", "b"))
    assert [row.text for row in last.inner][-1] == "return x.t()"
    assert '<span class="d0">b=2</span>' in shown._repr_html_()


def test_a_program_that_raises() -> None:
    shown = stridewise.map("import torch\nx = torch.ones(2)\nx.view(3)\n")
    assert [row.raised for row in shown.rows] == [False, True]
    assert "invalid for input of size 2" in shown.rows[1].message
    assert repr(stridewise.map("x = 1")) == "No tensors."


def test_the_command(run_python: "Callable[..., subprocess.CompletedProcess[str]]") -> None:
    plain = run_python(PROGRAM, "-m", "stridewise", "map", "SCRIPT")
    assert plain.stdout == repr(stridewise.map(PROGRAM)) + "\n"
    for form, begins in (("--svg", "<svg"), ("--html", "<!doctype"), ("--json", "{")):
        done = run_python(PROGRAM, "-m", "stridewise", "map", form, "SCRIPT")
        assert done.returncode == 0 and done.stdout.startswith(begins)


def test_it_imports_no_library(run_python: "Callable[..., subprocess.CompletedProcess[str]]") -> None:
    script = (
        "import stridewise, sys\nstridewise.map('import torch\\nx = torch.ones(2)')\n"
        "print([name for name in ('torch', 'numpy') if name in sys.modules])"
    )
    assert run_python(script, "SCRIPT").stdout == "[]\n"
    assert sys.version_info >= (3, 9)


# -- PyTorch --------------------------------------------------------------------------------------


def test_a_model_of_pytorch() -> None:
    torch: Any = pytest.importorskip("torch")
    nn = torch.nn
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
    assert repr(stridewise.map(model, torch.zeros(3, 4))).split("\n") == [
        "Sequential   input (3, 4) → (3, 2)",
        "  0: Linear  input (3, 4) → (3, 8)",
        "  1: ReLU    input (3, 8) → (3, 8)",
        "  2: Linear  input (3, 8) → (3, 2)",
    ]
    shown = repr(stridewise.map(nn.Sequential(nn.Flatten(), nn.Linear(5, 2)), torch.zeros(3, 4)))
    assert "✗ 1: Linear" in shown and "RuntimeError: " in shown
    # The explanation of the error follows the map.
    assert "instead:  torch.nn.Linear(4, 2)\n    in place of model[1]" in shown
