"""What to pass to a layer of PyTorch instead: another dtype, the dims in another order, one dim fewer."""

import sys
from typing import Any

from ._layouts import Ints, layout_of, shape_text
from ._lookup import dict_of

_CASTS = {"float16": "half", "bfloat16": "bfloat16", "float32": "float", "float64": "double"}

# Losses that compare their two inputs element by element.
_PAIRS = frozenset("BCELoss BCEWithLogitsLoss HuberLoss L1Loss MSELoss SmoothL1Loss".split())


def passed_otherwise(
    layer: Any, given: list[Any], words: str, known: dict[int, str]
) -> list[tuple[str, str]]:
    """Calls of a layer that fit, with the reason; [] where its input has no words of the reader's."""
    own = [known.get(id(value), "") for value in given]
    kind = type(layer)
    if not words or not all(own) or vars(sys.modules["torch.nn"]).get(kind.__name__) is not kind:
        return []
    shape = layout_of(given[0])
    if shape is None:
        return []
    if kind.__name__ in _PAIRS and len(given) == 2:
        return _same_shape(words, own, [layout_of(value) for value in given])
    if len(given) != 1:
        return []
    return _converted(layer, shape, words, own[0]) or _moved(layer, shape.shape, words, own[0])


def _converted(layer: Any, layout: Any, words: str, own: str) -> list[tuple[str, str]]:
    if type(layer).__name__.startswith("Embedding"):
        if layout.said in ("int64", "int32"):
            return []
        return [(f"{words}({_atom(own)}.long())", "positions are integers.")]
    weight = layout_of(dict_of(layer)["_parameters"].get("weight"))
    if weight is None or weight.said == layout.said or weight.said not in _CASTS:
        return []
    call = f"{words}({_atom(own)}.{_CASTS[weight.said]}())"
    return [(call, f"the input gets the dtype of the weights, {weight.said}.")]


def _moved(layer: Any, shape: Ints, words: str, own: str) -> list[tuple[str, str]]:
    """The dims in the order that the layer reads, where one of them has the size that it wants."""
    kind, attributes = type(layer).__name__, dict_of(layer)
    back: Ints
    if kind == "Conv2d" and len(shape) == 4 and shape[3] == attributes["in_channels"] != shape[1]:
        order, back = ".permute(0, 3, 1, 2)", (shape[0], shape[3], shape[1], shape[2])
    elif kind == "Conv1d" and len(shape) == 3 and shape[2] == attributes["in_channels"] != shape[1]:
        order, back = ".transpose(1, 2)", (shape[0], shape[2], shape[1])
    elif len(shape) == 3 and shape[1] == _last_of(kind, attributes) != shape[2]:
        order, back = ".transpose(1, 2)", (shape[0], shape[2], shape[1])
    else:
        return []
    return [(f"{words}({_atom(own)}{order})", f"its input is then {shape_text(back)}.")]


def _last_of(kind: str, attributes: dict[str, Any]) -> Any:
    """The size that the last dim must have."""
    if kind == "LayerNorm":
        sizes = attributes["normalized_shape"]
        return sizes[0] if len(sizes) == 1 else None
    return attributes.get("in_features") if kind == "Linear" else None


def _same_shape(words: str, own: list[str], layouts: list[Any]) -> list[tuple[str, str]]:
    """One dim of size 1 fewer in the input that has one more."""
    a, b = (layout.shape for layout in layouts)
    longer, shorter = (0, 1) if len(a) > len(b) else (1, 0)
    sizes = (a, b)[longer]
    for dim, size in enumerate(sizes):
        if size == 1 and sizes[:dim] + sizes[dim + 1 :] == (a, b)[shorter]:
            passed = list(own)
            passed[longer] = f"{_atom(own[longer])}.squeeze({dim})"
            why = f"both have shape {shape_text((a, b)[shorter])} then."
            return [(f"{words}({', '.join(passed)})", why)]
    return []


def _atom(words: str) -> str:
    """The words as they can have a method behind them."""
    return words if words.replace("_", "").replace(".", "").isalnum() else f"({words})"
