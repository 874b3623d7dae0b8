"""Looks up names, attributes and entries in a live frame without running any code of the program."""

import ast
import builtins
import sys
import types
from collections.abc import Mapping
from typing import Any, Optional

MISSING = object()

Values = Mapping[str, Any]

# Mapping types of frames that Python itself implements; others may run code of the program.
_SCOPES = (dict, (lambda: type(sys._getframe().f_locals))())

_bases: Any = vars(type)["__mro__"].__get__
_attributes: Any = vars(type)["__dict__"].__get__


def is_a(value: Any, kind: type) -> bool:
    """Like isinstance(), but by the type alone: `__class__` of a lazy object may run code."""
    return type.__subclasscheck__(kind, type(value))


def _of_type(value: Any, name: str) -> Any:
    """The attribute that the type of a value stores under a name, or MISSING."""
    for kind in _bases(type(value)):
        own = _attributes(kind)
        if name in own:
            return own[name]
    return MISSING


def dict_of(value: Any) -> dict[str, Any]:
    """The stored attributes of an object; {} if its class computes them."""
    slot = _of_type(value, "__dict__")
    own = slot.__get__(value) if type(slot) in _DESCRIPTORS else None
    return own if type(own) is dict else {}


def of_name(name: str, local: Values, world: Values) -> Any:
    """The value of a variable, or MISSING."""
    for scope in (local, world):
        if type(scope) in _SCOPES and name in scope:
            return scope[name]
    return vars(builtins).get(name, MISSING)


def of_node(node: ast.AST, local: Values, world: Values) -> Any:
    """The value of a path such as `self.layers[0].weight`, or MISSING."""
    if isinstance(node, ast.Name):
        return of_name(node.id, local, world)
    if isinstance(node, ast.Attribute):
        return of_attribute(of_node(node.value, local, world), node.attr)
    if isinstance(node, ast.Subscript):
        key = _key(node.slice, local, world)
        return MISSING if key is MISSING else of_entry(of_node(node.value, local, world), key)
    return MISSING


def of_attribute(value: Any, name: str) -> Any:
    """An attribute that is stored, not computed."""
    if type(_of_type(value, "__getattribute__")) is not types.WrapperDescriptorType:
        return MISSING
    found = _of_type(value, name)
    if type(found) is types.MemberDescriptorType and name != "__dict__":  # a slot
        try:
            return found.__get__(value, type(value))
        except AttributeError:
            return MISSING
    if found is not MISSING and _of_type(found, "__set__") is not MISSING:  # a property
        return MISSING
    own = dict_of(value)
    if name in own:
        return own[name]
    for part in ("_parameters", "_buffers", "_modules"):  # of torch.nn.Module
        stored = own.get(part)
        if type(stored) is dict and name in stored:
            return stored[name]
    return found if type(found) in _DATA else MISSING


# Descriptors implemented in C, which run no code of the program.
_DESCRIPTORS = (types.GetSetDescriptorType, types.MemberDescriptorType)
_DATA = (bool, int, float, str, tuple, list, type(None))


def of_entry(value: Any, key: Any) -> Any:
    """An entry of a list, a tuple or a dict, or MISSING."""
    from collections import OrderedDict, UserDict, defaultdict

    if is_a(value, UserDict):
        value = dict_of(value).get("data")
    if is_module(value) and type(value).__module__ == "torch.nn.modules.container":
        own = dict_of(value)
        parts = own["_modules"] or own["_parameters"]
        value = list(parts.values()) if type(key) is int else parts
    if type(value) in (dict, OrderedDict, defaultdict):
        try:
            return dict.get(value, key, MISSING)
        except Exception:
            return MISSING
    listed = type(value) in (list, tuple) and type(key) is int
    if listed and -len(value) <= key < len(value):
        return value[key]
    return MISSING


def _key(node: ast.AST, local: Values, world: Values) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _key(node.operand, local, world)
        return -inner if type(inner) is int else MISSING
    found = of_node(node, local, world)
    return found if type(found) in (int, str) else MISSING


def is_module(value: Any) -> bool:
    """Whether a value is a layer (torch.nn.Module), not a Python module."""
    torch = sys.modules.get("torch")
    kind = getattr(getattr(torch, "nn", None), "Module", None)
    if kind is None or not is_a(value, kind):
        return False
    own = dict_of(value)
    return all([type(own.get(part)) is dict for part in ("_parameters", "_buffers", "_modules")])


def parts_of(layer: Any, words: str) -> list[tuple[Any, str]]:
    """The layers, parameters and buffers of a layer of PyTorch, in order, in the words for each."""
    own, kind = dict_of(layer), type(layer).__name__
    found: list[tuple[Any, str]] = []
    for part in ("_parameters", "_buffers", "_modules"):
        for name, value in own[part].items():
            entry = repr(name) if kind in ("ModuleDict", "ParameterDict") else name
            listed = entry is not name or name.isdigit()
            found.append((value, f"{words}[{entry}]" if listed else f"{words}.{name}"))
    return [(value, own_words) for value, own_words in found if value is not None]


def module_of(value: Any) -> Optional[str]:
    """The name of a module that the core knows."""
    name = dict_of(value).get("__name__") if is_a(value, types.ModuleType) else None
    known = type(name) is str and name.partition(".")[0] in ("torch", "numpy", "math")
    return name if known else None


def in_library(value: Any, likely: str = "") -> tuple[str, str]:
    """The library module and the name of a value, such as ("torch", "add"); ("", "") if it has none."""
    for module in ("torch", "torch.nn.functional", "numpy"):
        where = dict_of(sys.modules.get(module))
        names = (likely, *(name for name, own in list(where.items()) if own is value))
        name = next((name for name in names if where.get(name, MISSING) is value), "")
        if name:
            return module, name
    return "", ""
