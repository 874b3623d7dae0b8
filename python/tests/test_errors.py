"""The story of an error that live arrays raise; tensors are in test_torch.py."""

import sys
from time import thread_time

import numpy as np
import pytest

import stridewise


def plain(text: str) -> str:
    return " ".join(text.split())


class Model:
    slots = ("a",)

    def __init__(self) -> None:
        self.bias = np.ones(5)
        self.parts = {"rows": np.ones((3, 4)), 2: [np.ones(7)]}

    @property
    def computed(self) -> object:
        raise SystemError("a property is not asked")


def test_operands_are_named_as_in_the_line(story) -> None:
    model = Model()
    found = story(lambda: model.parts["rows"] + model.bias)
    assert [o.words for o in found.operands] == ['model.parts["rows"]', "model.bias"]
    assert 'model.parts["rows"] has size 4 and model.bias has size 5' in plain(found.text)
    assert "\n  model.bias            (1)  5\n" in found.text  # in its column
    found = story(lambda: model.parts[2][0] @ model.bias)
    assert [o.words for o in found.operands] == ["model.parts[2][0]", "model.bias"]


def test_layouts_are_those_of_the_live_arrays(story) -> None:
    whole = np.arange(60.0).reshape(5, 12)
    part = whole[::-1, 2::3]
    found = story(lambda: part + np.ones(3))
    layout = found.operands[0].layout
    assert (layout.shape, layout.stride, layout.offset) == ((5, 4), (-12, 3), 50)
    assert "strides (-96, 24) bytes, offset 50" in plain(found.text)


def test_no_data_is_copied(story) -> None:
    large = np.ones((4, 1000))
    large[:] = 7.25
    found = story(lambda: large + np.ones(3))
    assert "7.25" not in found.text + found.program


def test_only_the_operation_that_was_refused_is_told(story) -> None:
    a, b, c = np.ones((3, 4)), np.ones((3, 4)), np.ones(5)
    found = story(lambda: ((a * 2 + b) / 3).T.copy() - c)
    assert found.text.count("can't be broadcast") == 1
    assert [o.words for o in found.operands] == ["a", "b", "c"]


def test_a_line_over_several_lines(story) -> None:
    def fails() -> None:
        left = np.ones((3, 4))
        right = np.ones(5)
        np.add(
            left,  # the one
            right,
        )

    assert "left has size 4 and right has size 5" in plain(story(fails).text)


def test_numbers_and_shapes_of_the_frame(story) -> None:
    x = np.ones((2, 3, 4))
    B, T, C = x.shape
    found = story(lambda: x.reshape(B, T + 1, C))
    assert "32 elements, but there are 24" in plain(found.text)
    assert "instead:  x.reshape(B, T + 1, -1)" in found.text or "instead" not in found.text


def test_large_indices_have_stand_ins(story) -> None:
    table, places = np.ones((50, 3)), np.arange(100)
    found = story(lambda: table[places])
    assert "stand-ins" in found.text and "size 50" in plain(found.text)
    small = np.array([3, 51])
    found = story(lambda: table[small])
    assert "small[1] is 51" in plain(found.text) and "stand-ins" not in found.text


def test_writing(story) -> None:
    def fails() -> None:
        rows = np.ones((3, 4))
        rows[:, 1] = np.ones(4)

    assert "rows" in story(fails).text

    def grows() -> None:
        rows = np.ones(4)
        rows += np.ones((3, 4))

    assert "must keep its shape" in plain(story(grows).text)


def test_code_of_the_program_is_never_run(story) -> None:
    ran = []

    class Watched:
        def __init__(self) -> None:
            self.rows = np.ones((3, 4))

        def __getattr__(self, name: str) -> object:
            ran.append(name)
            raise AttributeError(name)

        @property
        def columns(self) -> object:
            ran.append("columns")
            return np.ones(5)

    watched = Watched()

    def fails() -> None:
        watched.rows + watched.columns

    found = story(fails)
    assert ran == ["columns"]  # by the program itself
    assert found is None or "columns" in found.text


def test_lazy_objects_are_not_asked_what_they_stand_for(story) -> None:
    asked = []

    class Asking:
        """As a field of werkzeug's LocalProxy: runs code wherever it is looked up."""

        def __get__(self, owner: object, kind: object = None) -> object:
            asked.append(owner)
            raise SystemExit

    class Lazy:
        __class__ = __dict__ = shape = Asking()  # type: ignore[assignment]

    class Meta(type):
        def __getattribute__(cls, name: str) -> object:
            asked.append(name)
            raise SystemExit

    class Kind(metaclass=Meta):
        pass

    lazy, kind, rows = Lazy(), Kind(), np.ones((3, 4))
    asked.clear()
    for fails in (lambda: rows + lazy, lambda: rows[:, lazy], lambda: rows + [kind, lazy]):
        try:
            fails()
        except BaseException as error:
            asked.clear()
            from stridewise import _errors

            assert _errors._explained(error) is None
    assert asked == []
    found = story(lambda: (rows + np.ones(5), lazy.shape, lazy[0], kind.shape, kind[0]))  # type: ignore[index]
    assert "rows has size 4" in plain(found.text) and asked == []


def test_attributes_are_those_that_python_would_give(story) -> None:
    class Doubled:
        def __init__(self) -> None:
            vars(self)["rows"] = np.ones((3, 4))

        @property
        def rows(self) -> object:
            return np.ones((3, 8))

    class Answering:
        def __init__(self) -> None:
            self.rows = np.ones((3, 4))

        def __getattribute__(self, name: str) -> object:
            return np.ones((3, 8))

    for strange in (Doubled(), Answering()):
        found = story(lambda: strange.rows + np.ones(5))
        assert found is None or "(3, 4)" not in found.text


def test_large_arrays_are_laid_out_and_not_computed(story) -> None:
    from stridewise import _errors

    base = np.zeros((32, 512, 512), dtype=np.float32)
    with pytest.raises(ValueError) as caught:
        (base @ base) @ base[:, :7]
    start = thread_time()
    found = _errors.explained(caught.value)
    assert found is not None and thread_time() - start < 0.05


def test_what_was_matched_is_the_same_error(story) -> None:
    def raises() -> None:
        rows, columns = np.ones((3, 4)), np.ones(5)
        raise ValueError("operands could not be broadcast together with shapes (9,) (8,) ")
        rows + columns

    assert story(raises) is None


def test_where_there_is_no_source(story) -> None:
    def fails() -> None:
        exec("a + b", {"a": np.ones(3), "b": np.ones(4)})

    assert story(fails) is None or "exec" not in story(fails).text


def odd_arrays() -> "dict[str, object]":
    record = np.zeros(4, dtype=[("x", "f4"), ("y", "i8", (2,))])
    return {
        "object": np.array([object()] * 4, dtype=object),
        "record": record,
        "field": record["x"],
        "recarray": record.view(np.recarray),
        "masked": np.ma.masked_array(np.ones(4), [0, 1, 0, 1]),
        "matrix": np.asmatrix(np.ones((1, 4))),
        "complex": np.ones(4, dtype=complex),
        "dates": np.zeros(4, dtype="M8[D]"),
        "text": np.array(["a"] * 4),
        "half": np.ones(4, dtype=np.float16),
        "big endian": np.ones(4, dtype=">f8"),
        "read only": np.broadcast_to(np.ones(1), (2, 4)),
        "0-d": np.array(1.0),
        "empty": np.ones((0, 4)),
        "17 dims": np.ones((1,) * 16 + (4,)),
        "64 dims": np.ones((1,) * 63 + (4,)),
        "memmap": np.memmap("/dev/zero", dtype="f4", mode="c", shape=(4,)),
        "odd strides": np.frombuffer(b"0" * 40, dtype="u1")[: 4 * 9].reshape(4, 9)[:, :8].view("f8")[:, 0],
    }


@pytest.mark.parametrize("name", odd_arrays())
def test_odd_arrays_are_told_by_their_shape_or_passed_over(story, name: str) -> None:
    x = odd_arrays()[name]
    y = np.ones(7)
    for fails in (lambda: x + y, lambda: x @ y, lambda: y.reshape(x.shape), lambda: x[9, 9, 9]):  # type: ignore[operator,attr-defined,index]
        try:
            fails()
        except Exception as error:
            told = str(error), error.args, error.__traceback__
            from stridewise import _errors

            start = thread_time()
            found = _errors.explained(error)
            assert thread_time() - start < 0.05
            assert found is None or "x" in found.text or "y" in found.text
            assert (str(error), error.args, error.__traceback__) == told


@pytest.mark.parametrize("dtype", ["U11", "S3", "c16", "M8[D]", "O", [("x", "f4"), ("y", "i8", (2,))]])
def test_dtypes_that_have_no_stand_in_are_passed_over(story, dtype: object) -> None:
    x = np.zeros((3, 4), dtype=dtype)[:, ::2]
    assert story(lambda: x.reshape(5)) is None
    assert story(lambda: np.broadcast_to(x, (2, 5))) is None


@pytest.mark.parametrize("dtype", ["f2", "i1", "i2", "u2", "u4", "u8", ">f8", "?"])
def test_bytes_are_those_of_the_live_array(story, dtype: str) -> None:
    x = np.zeros((3, 4), dtype=dtype)[:, ::2]
    found = story(lambda: x + np.zeros(3))
    assert f"strides {x.strides} bytes" in plain(found.text)
    laid_out = stridewise.run(found.program).tensors["x"]
    assert (laid_out.shape, laid_out.stride) == (x.shape, x.strides)


def test_an_error_that_is_raised_while_another_is_handled(story) -> None:
    rows, columns = np.ones((3, 4)), np.ones(5)

    def again(how: str) -> None:
        try:
            rows + columns
        except ValueError as error:
            if how == "in":
                raise KeyError("the batch is bad")  # noqa: B904
            raise RuntimeError("the batch is bad") from (error if how == "from" else None)

    for how in ("in", "from"):
        found = story(lambda: again(how))
        assert "rows + columns" in found.text and "rows has size 4 and columns has size 5" in plain(found.text)
    assert story(lambda: again("instead of")) is None  # Python does not show the first one either


def test_an_error_without_a_traceback_or_with_odd_arguments() -> None:
    from stridewise import _errors, explain_error

    class Odd(ValueError):
        def __str__(self) -> str:
            raise SystemExit

    class Odder(ValueError):
        @property
        def args(self) -> object:  # type: ignore[override]
            raise KeyboardInterrupt

        __traceback__ = __class__ = args  # type: ignore[assignment]

    for error in (ValueError(), ValueError("x"), Odd(1, 2), Odder("a b"), RuntimeError(b"\xff"), IndexError("é" * 10**6)):
        assert _errors.explained(error) is None
    assert explain_error() is None
    assert "numpy" in sys.modules
