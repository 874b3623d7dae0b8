"""A map as text for a terminal, and as a tree of HTML for a notebook."""

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from ._map import Row, Tensor

MOST_TEXT = 60  # characters of a row's text
MOST_WIDTH = 44  # columns before the shapes of most rows
# About as many rows are open at first; fewer where a row failed, so that it is near.
FIRST, FIRST_FAILED = 28, 12


def _label(row: "Row") -> str:
    text = row.text if len(row.text) <= MOST_TEXT else row.text[: MOST_TEXT - 1] + "…"
    times = f"  × {row.times}" if row.times > 1 else ""
    return f"{'✗ ' if row.raised else ''}{text}{times}"


def _more(count: int) -> str:
    return f"… {count} more row{'' if count == 1 else 's'}"


def _dims(tensor: "Tensor") -> Iterator[tuple[Optional[str], str]]:
    """The name of each dim, and its text: "b=4"."""
    names = tensor.names or (None,) * len(tensor.shape)
    for name, size in zip(names, tensor.shape):
        yield name, f"{name}={size}" if name else str(size)


def _all(rows: "list[Row] | tuple[Row, ...]", depth: int = 0) -> "Iterator[tuple[Row, int]]":
    for row in rows:
        yield row, depth
        yield from _all(row.inner, depth + 1)


# -- Text -----------------------------------------------------------------------------------------


def _shape(tensor: "Tensor") -> str:
    inside = ", ".join(text for _, text in _dims(tensor))
    shape = f"({inside},)" if len(tensor.shape) == 1 else f"({inside})"
    return f"{tensor.name} {shape}" if tensor.name else shape


def _facts(row: "Row") -> str:
    given = ", ".join(_shape(tensor) for tensor in row.given)
    value = f"→ {', '.join(_shape(tensor) for tensor in row.value)}" if row.value else ""
    facts = " ".join(part for part in (given, value) if part)
    return f"{facts}  {row.sign}" if row.sign else facts


def text_of(rows: "list[Row]", more: int) -> str:
    """The map as lines: the call, indented as it was called, and its shapes."""
    widths = (2 * depth + len(_label(row)) for row, depth in _all(rows))
    width = min(MOST_WIDTH, max(widths, default=0))
    lines: list[str] = []
    _add_lines(rows, 0, width, lines)
    return "\n".join([*lines, *([_more(more)] if more else [])])


def _add_lines(
    rows: "list[Row] | tuple[Row, ...]", depth: int, width: int, lines: list[str]
) -> None:
    indent = "  " * depth
    for row in rows:
        lines.append(f"{(indent + _label(row)).ljust(width)}  {_facts(row)}".rstrip())
        _add_lines(row.inner, depth + 1, width, lines)
        if row.more:
            lines.append(f"{indent}    {_more(row.more)}")
        lines += [f"{indent}    {line}" for line in row.message.split("\n") if line]


# -- HTML -----------------------------------------------------------------------------------------

_LIGHT = "#235fa4 #a4480f #176d6d #7638a0 #5c6812 #a42878 #4b4fb8 #5c5148".split()
_DARK = "#7db4f5 #f2a266 #5fc9c4 #cc9cf0 #bccb58 #f193cd #a6abfa #c9b9aa".split()


def _colours(within: str, colours: list[str], why: str) -> str:
    rules = [f"{within} .d{i}{{color:{colour}}}" for i, colour in enumerate(colours)]
    return "".join([*rules, f"{within} .why,{within} .bad{{color:{why}}}"])


def _style() -> str:
    own = ".stridewise-map"
    dark = ('[data-jp-theme-light="false"]', ".vscode-dark", "html[theme=dark]")
    return (
        f"{own}{{font:13px/1.5 monospace;overflow-x:auto}}"
        f"{own} ul{{list-style:none;margin:0;padding:0}}"
        f"{own} .row{{display:grid;grid-template-columns:minmax(12rem,26rem) 1fr;gap:0 1rem;"
        "border-bottom:1px solid rgba(128,128,128,.3)}"
        f"{own} summary{{cursor:pointer;display:block}}"
        f"{own} .call{{padding-left:calc(1rem*var(--d) + 1rem);white-space:pre-wrap}}"
        f"{own} summary .call{{font-weight:bold}}"
        f"{own} summary .call::before{{content:'▸ ';margin-left:-1rem}}"
        f"{own} details[open]>summary .call::before{{content:'▾ '}}"
        f"{own} .why{{padding-left:calc(1rem*var(--d) + 1rem);white-space:pre-wrap}}"
        + _colours(own, _LIGHT, "#a3271c")
        + "".join(_colours(f"{where} {own}", _DARK, "#ff9d92") for where in dark)
    )


def html_of(rows: "list[Row]", more: int, told: str) -> str:
    """The map as a tree that opens and closes; `told`: the explanation of an error, below it."""
    names: dict[str, int] = {}
    for row, _ in _all(rows):
        for tensor in (*row.given, *row.value):
            for name in tensor.names:
                if name:
                    names.setdefault(name, len(names))
    body = "".join(_item(row, 0, _first_open(rows), names) for row in rows)
    below = f"<p>{_more(more)}</p>" if more else ""
    told = f"<pre>{escape(told)}</pre>" if told else ""
    return f'<div class="stridewise-map"><style>{_style()}</style><ul>{body}</ul>{below}{told}</div>'


def _first_open(rows: "list[Row]") -> int:
    """Rows less deep than this are open at first."""
    every = list(_all(rows))
    most = FIRST_FAILED if any(row.raised for row, _ in every) else FIRST
    deepest = max((depth for _, depth in every), default=0)
    for level in range(deepest):
        if sum(depth <= level + 1 for _, depth in every) > most:
            return level
    return deepest


def _item(row: "Row", depth: int, opened: int, names: dict[str, int]) -> str:
    given = ", ".join(_marked(tensor, names) for tensor in row.given)
    value = f"→ {', '.join(_marked(tensor, names) for tensor in row.value)}" if row.value else ""
    sign = f"<i>{row.sign}</i>" if row.sign else ""
    facts = " ".join(part for part in (given, value, sign) if part)
    bad = " bad" if row.raised else ""
    cells = f'<span class="call{bad}">{escape(_label(row))}</span><span>{facts}</span>'
    place = f'style="--d:{min(depth, 12)}"'
    line = f'<div class="row" {place}>{cells}</div>'
    why = f'<div class="why" {place}>{escape(row.message)}</div>' if row.message else ""
    inner = "".join(_item(each, depth + 1, opened, names) for each in row.inner)
    if row.more:
        inner += f"<li>{_more(row.more)}</li>"
    if not inner:
        return f"<li>{line}{why}</li>"
    is_open = " open" if row.raised or depth < opened else ""
    return f"<li><details{is_open}><summary>{line}</summary><ul>{inner}</ul>{why}</details></li>"


def _marked(tensor: "Tensor", names: dict[str, int]) -> str:
    dims = ", ".join(
        f'<span class="d{names[name] % 8}">{escape(text)}</span>' if name else text
        for name, text in _dims(tensor)
    )
    shape = f"({dims},)" if len(tensor.shape) == 1 else f"({dims})"
    return f"{escape(tensor.name)} {shape}" if tensor.name else shape
