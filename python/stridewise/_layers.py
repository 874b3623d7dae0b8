"""The layer of PyTorch that raised an error: which one, its input, and the shapes on the way there.

The frames of a traceback hold each layer that was being called and what it was given. Shapes inside
an nn.Sequential are in no frame: the core works them out by the rules of PyTorch's own layers, and
after any other layer they are unknown. No layer is called.
"""

import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice, takewhile
from typing import Any, NamedTuple, Optional

from . import _core
from ._layers_passed import passed_otherwise
from ._layouts import MEMORY, Ints, Layout, layout_of, shape_text
from ._lines import Code, Place
from ._lookup import MISSING, dict_of, is_a, is_module, of_node, parts_of
from ._retold import MOST_PARTS, MOST_WORDS, Scope, words_for_parts, words_for_values

MOST_RULES = 48
MOST_SHOWN = 12


# The functions of torch.nn.Module that a call of a layer goes through.
_CALLS = ("_wrapped_call_impl", "_call_impl")


class Call(NamedTuple):
    """A layer that was being called: its tensors, as they were passed, and the frames inside."""

    layer: Any
    given: list[Any]
    inside: list[Place]


class Refused(NamedTuple):
    """The layer that raised. `words`: the reader's code for it, such as `self.fc1`; "" if unknown."""

    call: Call
    words: str
    text: str  # lines for people
    has_repair: bool


def calls_of(places: list[Place]) -> list[Call]:
    """The layers that were being called, outermost first, in frames of PyTorch."""
    calls: list[Call] = []
    for place in places:
        local = place.frame.f_locals
        if place.frame.f_code.co_name == _CALLS[1] and is_module(local.get("self")):
            args, keywords = local.get("args"), local.get("kwargs")
            passed = [*(args if type(args) is tuple else ())]
            passed += keywords.values() if type(keywords) is dict else ()
            given = [value for value in passed if layout_of(value) is not None]
            calls.append(Call(local["self"], given, []))
        elif calls and local.get("self") is calls[-1].layer:
            calls[-1].inside.append(place)
    return calls


def refused(places: list[Place], code: Code, scope: Scope) -> Optional[Refused]:
    """The innermost layer that was being called; None if there is none.

    `places`: the reader's last frame and those behind it; `code`: what the reader's line calls, in
    its `scope`. The words of what it passes are added to `scope.known`.
    """
    calls = calls_of(places[1:])
    if not calls or not calls[-1].given:
        return None
    known, homes = scope.known, _homes(scope)
    names = {**homes, **_names(places, code, scope, calls[0].layer)}
    rows: list[tuple[str, str, str]] = []
    source = ""
    for outer, inner in zip(calls, calls[1:]):
        words = names.get(id(outer.layer), "")
        for part, its_words in words_for_parts(outer.layer, words) if words else ():
            names.setdefault(id(part), its_words)
        found = _way(outer, inner, words) if words else None
        if found is None:
            rows, source = [], ""
            continue
        if not rows:
            rows = [(known.get(id(outer.given[0]), f"into {words}"), "", _shape(outer.given[0]))]
        rows += found
        source = found[-1][0] if found else source
    call = calls[-1]
    words, kind = names.get(id(call.layer), ""), type(call.layer).__name__
    given = ("; " if len(call.given) > 2 else " and ").join(
        _given(value, known, source) for value in call.given
    )
    title = _title(words, homes.get(id(call.layer), words), kind)
    text = wrapped(f"{title} was given {given}.")
    nn = "nn." if scope.world.get("nn") is sys.modules["torch.nn"] else "torch.nn."
    facts, repairs = _advice(call.layer, call.given[0], words or "that layer", nn, bool(rows))
    repairs = passed_otherwise(call.layer, call.given, words, known) or repairs
    text += [line for fact in facts for line in wrapped(fact)]
    if len(rows) > 1:
        text += ["", *_table([*rows, (words, kind, "✗")])]
    for repair, why in repairs:
        text += ["", f"  instead:  {repair}", f"    {why}"]
    for part, its_words in words_for_parts(call.layer, words) if words else ():
        known.setdefault(id(part), its_words)
    return Refused(call, words, "\n".join(text), bool(repairs))


# -- Words ----------------------------------------------------------------------------------------


def _names(places: list[Place], code: Code, scope: Scope, layer: Any) -> dict[int, str]:
    """The reader's words for layers, by id()."""
    names: dict[int, str] = {}
    for value, words in words_for_values(code, scope):
        (names if is_module(value) else scope.known).setdefault(id(value), words)
    call = _entered(code, places, scope, layer)
    if call:
        names.setdefault(id(layer), _short(call.func) or f"{type(layer).__name__}(…)")
        for value, words in _passed(call, places[1], scope):
            scope.known.setdefault(id(value), words)
    return names


def _homes(scope: Scope) -> dict[int, str]:
    """The words for layers that the frame's variables hold, and for the parts of these layers."""
    homes: dict[int, str] = {}
    layers = ((v, name) for name, v in list(scope.local.items()) if is_module(v))
    parts = chain.from_iterable(words_for_parts(layer, name) for layer, name in layers)
    for part, words in islice(parts, MOST_PARTS):
        homes.setdefault(id(part), words)
    return homes


def _entered(code: Code, places: list[Place], scope: Scope, layer: Any) -> Optional[ast.Call]:
    """The call of the layer in the reader's code; None if it is not clear which call that is."""
    inner = places[1].frame
    if inner.f_code.co_name not in _CALLS or inner.f_locals.get("self") is not layer:
        return None
    calls = [node for node in ast.walk(code.node) if isinstance(node, ast.Call)]
    means = [(node, of_node(node.func, scope.local, scope.world)) for node in calls]
    named = [node for node, value in means if value is layer]
    found = named or [node for node, value in means if value is MISSING]
    if places[0].is_marked:
        return next((node for node in found if node is code.node), None)
    return found[0] if len(found) == 1 else None


def _passed(call: ast.Call, inner: Place, scope: Scope) -> Iterator[tuple[Any, str]]:
    """The tensors that a call passed, in its words; `inner` is the frame that it entered.

    What a name means there is passed only where it is the same object.
    """
    local = inner.frame.f_locals
    args, keywords = local.get("args"), local.get("kwargs")
    if type(args) is not tuple:
        return
    plain = takewhile(lambda node: not isinstance(node, ast.Starred), call.args)
    pairs = list(zip(plain, args))
    if type(keywords) is dict:
        pairs += [(k.value, keywords[k.arg]) for k in call.keywords if k.arg in keywords]
    for node, value in pairs:
        meant = of_node(node, scope.local, scope.world)
        if (meant is MISSING or meant is value) and layout_of(value) and _short(node):
            yield value, _short(node)


def _short(node: ast.expr) -> str:
    words = ast.unparse(node)
    return words if len(words) <= MOST_WORDS else ""


def _title(words: str, home: str, kind: str) -> str:
    says_kind = f"{kind}(" in words
    sounds = kind[:1] in "AEIOU" or (kind[:2].isupper() and kind[:1] in "FHLMNRSX")
    title = f"{'an' if sounds else 'a'} {kind}"
    if not words:
        return title[0].upper() + title[1:]
    also = f", which is {home}" if home != words else ""
    return words if says_kind else f"{words}{also}, {title},"


def _given(value: Any, known: dict[int, str], source: str) -> str:
    own = known.get(id(value))
    if own:
        return f"{own}, {_shape(value)}"
    return _shape(value) + (f", the output of {source}" if source else "")


def _shape(value: Any) -> str:
    layout = layout_of(value)
    return shape_text(layout.shape) if layout else "unknown"


def _table(rows: list[tuple[str, str, str]]) -> list[str]:
    if len(rows) > MOST_SHOWN:
        rows = [rows[0], ("…", "", ""), *rows[2 - MOST_SHOWN :]]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    lines = (f"  {a.ljust(widths[0])}  {b.ljust(widths[1])}  {c}" for a, b, c in rows)
    return [line.rstrip() for line in lines]


def wrapped(text: str) -> list[str]:
    """A sentence as lines of at most 80 columns."""
    lines = [" "]
    for word in re.findall(r"(?:\([^()]*\)|\S)+", text):  # a shape stays on its line
        if len(lines[-1]) + 1 + len(word) > 80:
            lines.append(" ")
        lines[-1] += f" {word}"
    return lines


# -- Shapes on the way ----------------------------------------------------------------------------

# Layers that keep the shape of their input.
_SAME = frozenset(
    "AlphaDropout BatchNorm1d BatchNorm2d BatchNorm3d CELU Dropout Dropout1d Dropout2d Dropout3d ELU"
    " FeatureAlphaDropout GELU GroupNorm Hardshrink Hardsigmoid Hardswish Hardtanh Identity"
    " InstanceNorm1d InstanceNorm2d InstanceNorm3d LayerNorm LeakyReLU LocalResponseNorm LogSigmoid"
    " LogSoftmax Mish PReLU RMSNorm RReLU ReLU ReLU6 SELU SiLU Sigmoid Softmax Softmax2d Softmin"
    " Softplus Softshrink Softsign SyncBatchNorm Tanh Tanhshrink Threshold".split()
)

# Code with the same result shape as the layer: `x` is the input; other names in braces are attributes
# of the layer, for a parameter its shape.
_RULES = {
    "AdaptiveAvgPool1d": "torch.empty((*{x}.shape[:-1], {output_size}))",
    "AdaptiveAvgPool2d": "torch.empty((*{x}.shape[:-2], *{output_size}))",
    "AdaptiveMaxPool1d": "torch.empty((*{x}.shape[:-1], {output_size}))",
    "AdaptiveMaxPool2d": "torch.empty((*{x}.shape[:-2], *{output_size}))",
    "AvgPool1d": "F.avg_pool2d({x}.unsqueeze(-2), (1, {kernel_size}), (1, {stride}), (0, {padding})).squeeze(-2)",
    "AvgPool2d": "F.avg_pool2d({x}, {kernel_size}, {stride}, {padding})",
    "Conv1d": "F.conv2d({x}.unsqueeze(-2), torch.empty(({out_channels}, {in_channels}, 1, {window})), None,"
    " (1, {stride}), (0, {padding})).squeeze(-2)",
    "Conv2d": "F.conv2d({x}, torch.empty(({out_channels}, {in_channels}, *{window})), None, {stride}, {padding})",
    "ConvTranspose2d": "F.conv_transpose2d({x}, torch.empty(({in_channels}, {out_channels}, *{window})), None,"
    " {stride}, {padding}, {output_padding})",
    "Embedding": "torch.empty((*{x}.shape, {embedding_dim}))",
    "Flatten": "{x}.flatten({start_dim}, {end_dim})",
    "Linear": "F.linear({x}, torch.empty({weight}))",
    "MaxPool1d": "F.max_pool2d({x}.unsqueeze(-2), (1, {kernel_size}), (1, {stride}), (0, {padding})).squeeze(-2)",
    "MaxPool2d": "F.max_pool2d({x}, {kernel_size}, {stride}, {padding})",
    "PixelShuffle": "F.pixel_shuffle({x}, {upscale_factor})",
    "PixelUnshuffle": "F.pixel_unshuffle({x}, {downscale_factor})",
    "Unflatten": "{x}.unflatten({dim}, {unflattened_size})",
    "Upsample": "F.interpolate({x}, {size}, {scale_factor})",
}

# Rules hold only if the layer has these attributes.
_USUAL = {"ceil_mode": False, "return_indices": False, "dilation": 1}


def _way(outer: Call, inner: Call, words: str) -> Optional[list[tuple[str, str, str]]]:
    """The layers of an nn.Sequential ahead of the one that it was calling, and their results.

    None where that is not known: of another module, and of a layer that it has several times.
    """
    if not is_a(outer.layer, sys.modules["torch.nn"].Sequential) or len(outer.given) != 1:
        return None
    parts = [(part, own) for part, own in parts_of(outer.layer, words) if is_module(part)]
    at = [i for i, (part, _) in enumerate(parts) if part is inner.layer]
    if len(at) != 1 or not inner.given or dict_of(inner.layer).get("_forward_pre_hooks"):
        return None
    ahead = parts[: at[0]]
    first, last = layout_of(outer.given[0]), layout_of(inner.given[0])
    if not ahead or not first or not last:
        return []
    shapes = _shapes([part for part, _ in ahead], first)
    if shapes[-1] not in (None, last.shape):  # then a rule was not that of the live layer
        shapes = [None] * len(ahead)
    shapes[-1] = last.shape
    return [
        (own, type(part).__name__, "unknown" if shape is None else shape_text(shape))
        for (part, own), shape in zip(ahead, shapes)
    ]


def _shapes(layers: list[Any], first: Layout) -> list[Optional[Ints]]:
    """The shapes of the layers' results, by the rules; None from the first layer without a rule on."""
    lines = ["import torch", "import torch.nn.functional as F"]
    lines.append(f"x = torch.empty({shape_text(first.shape)})")
    names = ["x"]
    for layer in layers:
        names.append(names[-1] and _result(layer, names[-1], lines))
    program = _core.Program("\n".join(lines), MEMORY, False, 1)
    tensors = json.loads(program.transcript() or "{}").get("tensors", {})
    found = (tensors.get(name) for name in names[1:])
    return [tuple(map(int, tensor["shape"])) if tensor else None for tensor in found]


def _result(layer: Any, x: str, lines: list[str]) -> str:
    """Adds the line that makes a layer's result; returns its variable, "" if there is no rule."""
    kind, own = _library_kind(layer), dict_of(layer)
    hooks = own.get("_forward_hooks") or own.get("_forward_pre_hooks")
    if hooks or "forward" in own or len(lines) > MOST_RULES:
        return ""
    if kind == "Sequential":
        for part in own["_modules"].values():
            x = x and _result(part, x, lines)
        return x
    if kind in _SAME:
        return x
    pools = "Pool" in kind
    if kind not in _RULES or (pools and any(_plain(own.get(k, v)) != v for k, v in _USUAL.items())):
        return ""
    values = {name: _spelled(value) for name, value in {**own, **own["_parameters"]}.items()}
    if "Conv" in kind:
        values |= _window(own)
    if kind.endswith("Pool2d") and type(own.get("output_size")) is int:
        values["output_size"] = f"({values['output_size']}, {values['output_size']})"
    name = f"x{len(lines)}"
    lines.append(f"{name} = {_RULES[kind].format_map({**values, 'x': x})}")
    return name


def _window(own: dict[str, Any]) -> dict[str, str]:
    """The window of a kernel with its dilation. Padding "same" keeps sizes, like a window of 1."""
    kernel, dilation, padding = own["kernel_size"], own["dilation"], own["padding"]
    window = tuple((size - 1) * step + 1 for size, step in zip(kernel, dilation))
    if type(padding) is not str:
        return {"window": _spelled(window)}
    ones, none = (1,) * len(window), (0,) * len(window)
    return {"window": _spelled(ones if padding == "same" else window), "padding": _spelled(none)}


def _library_kind(layer: Any) -> str:
    """The name of a class of torch.nn itself; "" for other classes, whose rules are unknown."""
    kind = type(layer)
    own = vars(sys.modules["torch.nn"]).get(type.__dict__["__name__"].__get__(kind))
    return str(own.__name__) if own is kind else ""


def _plain(value: Any) -> Any:
    """One number for a tuple of equal ones, as people write the sizes of layers: 3 for (3, 3)."""
    if type(value) is tuple and value and all(type(v) is int for v in value):
        return value[0] if len(set(value)) == 1 else value
    return value


def _spelled(value: Any) -> str:
    """An attribute as code; rules know numbers, texts and tuples of numbers."""
    if type(value) is tuple:
        value = value[0] if len(value) == 1 else value
    if type(value) is float and value.is_integer():
        value = int(value)
    if type(value) in (bool, int, float, str, type(None)):
        return repr(value)
    if type(value) is tuple and all(type(v) in (int, type(None)) for v in value):
        return repr(value)
    layout = layout_of(value)
    return shape_text(layout.shape) if layout else "unknown"


# -- Advice ---------------------------------------------------------------------------------------

_CONV = (
    "in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True,"
    " padding_mode='zeros'"
)
_NORM = "num_features, eps=1e-05, momentum=0.1, affine=True, track_running_stats=True"
_RECURRENT = (
    "input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0,"
    " bidirectional=False"
)

# By class: how a layer is made, the attribute that fixes the size of an input dim, that dim, and the
# allowed numbers of dims.
_WANTED: dict[str, tuple[str, str, int, tuple[int, ...]]] = {
    "Linear": ("in_features, out_features, bias=True", "in_features", -1, ()),
    "Conv1d": (_CONV, "in_channels", -2, (2, 3)),
    "Conv2d": (_CONV, "in_channels", -3, (3, 4)),
    "Conv3d": (_CONV, "in_channels", -4, (4, 5)),
    "ConvTranspose1d": (f"{_CONV}, output_padding=0", "in_channels", -2, (2, 3)),
    "ConvTranspose2d": (f"{_CONV}, output_padding=0", "in_channels", -3, (3, 4)),
    "ConvTranspose3d": (f"{_CONV}, output_padding=0", "in_channels", -4, (4, 5)),
    "BatchNorm1d": (_NORM, "num_features", 1, (2, 3)),
    "BatchNorm2d": (_NORM, "num_features", 1, (4,)),
    "BatchNorm3d": (_NORM, "num_features", 1, (5,)),
    "GroupNorm": ("num_groups, num_channels, eps=1e-05, affine=True", "num_channels", 1, ()),
    "LayerNorm": ("normalized_shape, eps=1e-05, elementwise_affine=True", "normalized_shape", -1, ()),
    "RMSNorm": ("normalized_shape, eps=None, elementwise_affine=True", "normalized_shape", -1, ()),
    "GRU": (_RECURRENT, "input_size", -1, (2, 3)),
    "LSTM": (_RECURRENT, "input_size", -1, (2, 3)),
    "MultiheadAttention": ("embed_dim, num_heads, dropout=0.0, batch_first=False", "embed_dim", -1, (2, 3)),
    "RNN": (f"{_RECURRENT}, nonlinearity='tanh'", "input_size", -1, (2, 3)),
}


def _advice(
    layer: Any, given: Any, words: str, nn: str, is_part: bool
) -> tuple[list[str], list[tuple[str, str]]]:
    """Facts about a layer of torch.nn and its input, and what works instead, with the reason.

    `is_part`: others can stand before it, in an nn.Sequential.
    """
    kind, layout = _library_kind(layer), layout_of(given)
    if layout is None:
        return [], []
    own, shape = dict_of(layer), layout.shape
    if kind in ("Embedding", "EmbeddingBag"):
        if layout.said not in ("int64", "int32"):
            return [f"It takes integers, and its input is {layout.said}."], []
        count = own.get("num_embeddings")
        return [f"Its num_embeddings is {count}: each index is less than that."], []
    facts = _of_another_kind(layer, layout)
    if kind not in _WANTED:
        return facts, []
    made, attribute, dim, counts = _WANTED[kind]
    if counts and len(shape) not in counts:
        return [f"It takes {' or '.join(map(str, counts))} dims, not {len(shape)}.", *facts], []
    wanted = _plain(own.get(attribute))
    place = dim % len(shape) if -len(shape) <= dim < len(shape) else -1
    if type(wanted) is not int or place < 0 or shape[place] == wanted:
        return facts, []
    if type(own.get(attribute)) is tuple and len(own[attribute]) > 1:
        return facts, []
    got, size = shape[place], _product(shape[1:])
    facts = [f"Its {attribute} is {wanted}, but dim {place} of its input has size {got}.", *facts]
    if kind == "Linear" and len(shape) > 2 and (size == wanted or len(shape) > 3):
        flat = f"its input is then {shape_text((shape[0], size))}."
        built = _built(layer, made, {attribute: size})
        if size == wanted:
            repair = f"{nn}Flatten()", f"before {words}: {flat}"
        else:
            repair = f"{nn}Flatten(), {nn}Linear({built})", f"in place of {words}: {flat}"
        return facts, [repair] if is_part else []
    built = made and _built(layer, made, {attribute: got})
    if wanted in shape or not built:  # rather the dims are in another order
        return facts, []
    why = f"in place of {words}: its {attribute} is then {got}."
    return facts, [(f"{nn}{kind}({built})", why)]


def _product(sizes: Iterable[int]) -> int:
    out = 1
    for size in sizes:
        out *= size
    return out


def _of_another_kind(layer: Any, given: Layout) -> list[str]:
    """Sentences about dtype and device where the input differs from the layer's weight."""
    weight = layout_of(dict_of(layer)["_parameters"].get("weight"))
    if weight is None:
        return []
    pairs = [(given.said, weight.said), (f"on {given.device}", f"on {weight.device}")]
    return [f"It was given {a}, but its weight is {b}." for a, b in pairs if a != b]


def _built(layer: Any, made: str, changed: dict[str, int]) -> str:
    """The arguments of a layer like this one with some changed; "" if that is not possible."""
    own, out = dict_of(layer), []
    for argument in made.split(", "):
        name, _, usual = argument.partition("=")
        value = changed.get(name, _plain(own.get(name)))
        if name == "bias" and "bias" in own["_parameters"]:
            value = own["_parameters"]["bias"] is not None
        if type(value) not in (bool, int, float, str, tuple, type(None)):
            return ""
        if usual and value == ast.literal_eval(usual):
            continue
        if name == "groups" and changed["in_channels"] % value:
            return ""
        if name == "num_heads" and changed["embed_dim"] % value:
            return ""
        if name == "num_channels" and value % own["num_groups"]:
            return ""
        out.append(f"{name}={value!r}" if usual else repr(value))
    return ", ".join(out)
