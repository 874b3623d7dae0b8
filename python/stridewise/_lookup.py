"""What a name, an attribute or an entry means in a live frame, without running code of anybody."""

import ast
import builtins
import sys
import types
from collections.abc import Mapping
from typing import Any, Optional

MISSING = object()

Frame = types.FrameType
Values = Mapping[str, Any]


def of_name(name: str, local: Values, world: Values) -> Any:
    """A variable, or MISSING."""
    for scope in (local, world):
        if name in scope:
            return scope[name]
    return vars(builtins).get(name, MISSING)


def of_node(node: ast.AST, local: Values, world: Values) -> Any:
    """What a name with attributes and constant entries behind it means, or MISSING."""
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
    if value is MISSING:
        return MISSING
    if isinstance(value, types.ModuleType):
        return vars(value).get(name, MISSING)
    try:
        own = object.__getattribute__(value, "__dict__")
    except AttributeError:
        own = {}
    if type(own) is not dict:
        own = {}
    if name in own:
        return own[name]
    for part in ("_parameters", "_buffers", "_modules"):  # of torch.nn.Module
        stored = own.get(part)
        if isinstance(stored, dict) and name in stored:
            return stored[name]
    for kind in type(value).__mro__:
        found = vars(kind).get(name, MISSING)
        if isinstance(found, types.MemberDescriptorType):  # a slot
            try:
                return found.__get__(value, type(value))
            except AttributeError:
                return MISSING
        if found is not MISSING:
            return found if _is_data(found) else MISSING
    return MISSING


def _is_data(value: Any) -> bool:
    return isinstance(value, (bool, int, float, str, tuple, list)) or value is None


def of_entry(value: Any, key: Any) -> Any:
    """An entry of a list, a tuple or a dict."""
    from collections import OrderedDict, UserDict, defaultdict

    if isinstance(value, UserDict):
        value = vars(value).get("data")
    torch = sys.modules.get("torch")
    if torch is not None and type(value).__module__ == "torch.nn.modules.container":
        own = vars(value)
        parts = own.get("_modules") or own.get("_parameters")
        value = list(parts.values()) if isinstance(key, int) and parts else parts
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
    """A layer of PyTorch, not a module of Python."""
    torch = sys.modules.get("torch")
    kind = getattr(getattr(torch, "nn", None), "Module", None)
    own = vars(value) if kind is not None and isinstance(value, kind) else {}
    return all(type(own.get(part)) is dict for part in ("_parameters", "_buffers", "_modules"))


def module_of(value: Any) -> Optional[str]:
    """The name of a module that the core knows."""
    if not isinstance(value, types.ModuleType):
        return None
    name = vars(value).get("__name__", "")
    return name if name.partition(".")[0] in ("torch", "numpy", "math") else None
