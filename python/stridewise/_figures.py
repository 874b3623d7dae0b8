"""The figures of a scene as tables: rows of cells with the core's words in them."""

from collections.abc import Iterator
from typing import Any, Callable, NamedTuple

Json = dict[str, Any]


class Cell(NamedTuple):
    text: str
    kind: str = "plain"  # plain, good, bad, faint, now, bare


class Row(NamedTuple):
    label: str
    cells: list[Cell]


Table = list[Row]


def tables(figure: Json, operation: Json) -> Iterator[Table]:
    """The tables of one figure; an empty list for kinds of figures that have no table."""
    tabulate = _TABLES.get(figure["kind"])
    if tabulate:
        yield from (table for table in tabulate(figure, operation) if table)


def _number(value: Any) -> str:
    return "" if value is None else str(value)


def _name(operation: Json, tensor: int) -> str:
    return str(operation["tensors"][tensor]["name"])


_SIZES = {"absent": "bare", "given": "plain", "padded": "faint", "stretched": "good", "refused": "bad"}
_VERDICTS = {"equal": "=", "stretch": "↔", "padded": "+1", "joined": "+", "refused": "✗", "unknown": ""}


def _shapes(figure: Json, operation: Json) -> Iterator[Table]:
    rows = [
        Row(row["name"], [Cell(_number(c["size"]), _SIZES[c["state"]]) for c in row["cells"]])
        for row in figure["rows"]
    ]
    columns = figure["columns"]
    verdicts = [Cell(_VERDICTS[column["verdict"]], "bare") for column in columns]
    sizes = [Cell(_number(column["size"]), "good") for column in columns]
    if any(cell.text for cell in verdicts):
        rows.append(Row("", verdicts))
    if any(cell.text for cell in sizes):
        rows.append(Row(figure["result"] or "", sizes))
    yield rows


_NEXT = {"waiting": "faint", "current": "now", "fits": "good", "straddles": "bad"}


def _view(figure: Json, operation: Json) -> Iterator[Table]:
    chunks = {None: "plain", 0: "good", 1: "now"}
    old = figure["old"]
    kinds = [chunks.get(dim["chunk"] and dim["chunk"] % 2, "plain") for dim in old]
    table = [
        Row("size", [Cell(_number(d["size"]), kind) for d, kind in zip(old, kinds)]),
        Row("stride", [Cell(_number(d["stride"]), kind) for d, kind in zip(old, kinds)]),
    ]
    if figure["cuts"]:
        cut = {c["after"]: f"{c['stride']} ≠ {c['expected']}" for c in figure["cuts"]}
        table.append(Row("cut", [Cell(cut.get(d["dim"], ""), "bad") for d in old]))
    yield table
    asked = figure["next"]
    yield [
        Row("asked for", [Cell(_number(d["size"]), _NEXT[d["state"]]) for d in asked]),
        Row("stride", [Cell(_number(d["stride"]), _NEXT[d["state"]]) for d in asked]),
    ]


def _visits(figure: Json, operation: Json) -> Iterator[Table]:
    for run in figure["runs"]:
        odd = [False, *run["odd"]]
        jumps = ["", *(f"{jump:+}" if isinstance(jump, int) else jump for jump in run["jumps"])]
        yield [
            Row("addresses", [Cell(str(shown)) for shown in run["shown"]]),
            Row("jumps", [Cell(jump, "bad" if o else "good") for jump, o in zip(jumps, odd)]),
        ]


def _dims(figure: Json, operation: Json) -> Iterator[Table]:
    before, after = figure["before"], figure["after"]
    yield [
        Row("size", [Cell(_number(d["size"]), "now" if d["moved"] else "plain") for d in before]),
        Row("stride", [Cell(_number(d["stride"]), "now" if d["moved"] else "plain") for d in before]),
    ]
    known = [dim for dim in after if dim["known"]]
    yield [
        Row("new size", [Cell(_number(d["size"]), "good") for d in known]),
        Row("new stride", [Cell(_number(d["stride"]), "good") for d in known]),
    ] if known else []


_INNER = {"unknown": "plain", "meets": "good", "refused": "bad"}


def _product(figure: Json, operation: Json) -> Iterator[Table]:
    inner = _INNER[figure["inner"]]
    rows: Table = []
    for i, factor in enumerate(figure["factors"]):
        verdicts = [batch["verdict"] for batch in figure["batch"]]
        cells = [
            Cell(_number(size), "bad" if verdict == "refused" else "plain")
            for size, verdict in zip(factor["batch"], verdicts)
        ]
        matrix = [Cell(str(factor["rows"]), "plain" if i == 0 else inner)]
        matrix.append(Cell(str(factor["columns"]), inner if i == 0 else "plain"))
        rows.append(Row(factor["name"], [*cells, *matrix]))
    if figure["result"] is not None:
        rows.append(Row("result", [Cell(str(size), "good") for size in figure["result"]]))
    yield rows


def _missed(figure: Json, operation: Json) -> Iterator[Table]:
    name = _name(operation, figure["tensor"])
    yield [
        Row(f"{name}, dim {figure['dim']}", [Cell(f"size {figure['size']}")]),
        Row("asked for", [Cell(str(figure["index"]), "bad")]),
    ]


def _element(figure: Json, operation: Json) -> Iterator[Table]:
    accesses = [*figure["reads"], *([figure["write"]] if figure["write"] else [])]
    yield [
        Row(
            f"{_name(operation, access['tensor'])}[{', '.join(map(str, access['index']))}]",
            [Cell(access["value"], "now"), Cell(f"at {access['address']}", "bare")],
        )
        for access in accesses
    ]


def _repairs(figure: Json, operation: Json) -> Iterator[Table]:
    yield [
        Row("instead" if i == 0 else "", [Cell(repair["code"], "good")])
        for i, repair in enumerate(figure["repairs"])
    ]


_TABLES: dict[str, Callable[[Json, Json], Iterator[Table]]] = {
    "shapes": _shapes,
    "view": _view,
    "visits": _visits,
    "dims": _dims,
    "product": _product,
    "missed": _missed,
    "element": _element,
    "repairs": _repairs,
}
