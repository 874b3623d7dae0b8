"""Shows the story of an uncaught error below its traceback."""

import sys
import threading
import types
from typing import Any, Callable, Optional

Hook = Callable[[type[BaseException], BaseException, Optional[types.TracebackType]], Any]

_before: dict[str, Any] = {}


def install() -> None:
    """Explains each uncaught error of PyTorch or NumPy below its traceback.

    It changes no exception and costs nothing until one is raised. In IPython and in notebooks it
    does what `%load_ext stridewise` does.
    """
    from . import _errors  # noqa: F401  now, and not when the first error comes

    shell = _shell()
    if shell is not None:
        from ._notebook import watch

        watch(shell)
    if "excepthook" in _before:
        return
    _before["excepthook"] = sys.excepthook
    _before["thread"] = threading.excepthook
    sys.excepthook = _hook
    threading.excepthook = _thread_hook


def uninstall() -> None:
    """Undoes `install`, unless somebody has set another hook since."""
    shell = _shell()
    if shell is not None:
        from ._notebook import unwatch

        unwatch(shell)
    if sys.excepthook is _hook:
        sys.excepthook = _before.pop("excepthook")
    if threading.excepthook is _thread_hook:
        threading.excepthook = _before.pop("thread")


def _shell() -> Any:
    ipython = sys.modules.get("IPython")
    found = getattr(ipython, "get_ipython", None)
    return found() if found else None


def _hook(
    kind: type[BaseException],
    value: BaseException,
    traceback: Optional[types.TracebackType],
) -> None:
    before: Hook = _before.get("excepthook") or sys.__excepthook__
    before(kind, value, traceback)
    tell(value)


def _thread_hook(args: Any) -> None:
    before: Callable[[Any], Any] = _before.get("thread") or threading.__excepthook__
    before(args)
    tell(args.exc_value)


def tell(error: Optional[BaseException], stream: Any = None) -> None:
    """Writes the story to standard error. Never raises."""
    try:
        from . import _errors, _terminal

        found = _errors.explained(error)
        out = stream if stream is not None else sys.stderr
        if found and out is not None:
            _terminal.write(found.text, out)
    except Exception:
        pass
