"""Explains shape, view and broadcast errors of PyTorch and NumPy where they happen.

>>> import stridewise
>>> print(stridewise.explain("import torch\\ntorch.ones(3) + torch.ones(4)", line=2))  # doctest: +ELLIPSIS
line 2:  torch.ones(3) + torch.ones(4)
...
RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0

`stridewise.install()` does the same for errors that real tensors raise, below their tracebacks.
Sizes, offsets and strides count elements, as in PyTorch; strides of NumPy are in bytes, as there.
"""

# Like typing.TYPE_CHECKING, but importing typing would take ten times as long as this module.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from ._errors import explain_error as explain_error
    from ._hooks import install as install
    from ._hooks import uninstall as uninstall
    from ._map import Map as Map
    from ._map import map as map
    from ._notebook import load_ipython_extension as load_ipython_extension
    from ._notebook import show as show
    from ._notebook import unload_ipython_extension as unload_ipython_extension
    from ._programs import check as check
    from ._programs import explain as explain
    from ._programs import link as link
    from ._programs import run as run
    from ._svg import svg as svg
    from .transcript import Transcript as Transcript

# The module of each public name, which is imported on first use.
_homes = {
    "Map": "_map",
    "Transcript": "transcript",
    "check": "_programs",
    "explain": "_programs",
    "explain_error": "_errors",
    "install": "_hooks",
    "link": "_programs",
    "load_ipython_extension": "_notebook",
    "map": "_map",
    "run": "_programs",
    "show": "_notebook",
    "svg": "_svg",
    "uninstall": "_hooks",
    "unload_ipython_extension": "_notebook",
}
# Without `map`: `from stridewise import *` would hide that of Python.
__all__ = [  # noqa: F822
    "Map",
    "Transcript",
    "check",
    "explain",
    "explain_error",
    "install",
    "link",
    "run",
    "show",
    "svg",
    "uninstall",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from ._core import version

        return version
    if name not in _homes:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"{__name__}.{_homes[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, "map", "__version__"})
