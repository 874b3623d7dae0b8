"""A drawing as a page of PDF, for LaTeX: with the fonts that every viewer has, so nothing is embedded."""

from typing import Union

from ._drawing import CHARACTER, Box, Drawing, Text

# PDF counts in points, of which there are 72 to the inch; CSS has 96 pixels.
_POINTS = 0.75
_FONTS = {"F": "Courier", "S": "Helvetica", "Y": "Symbol", "Z": "ZapfDingbats"}
# Characters that only these two fonts have, and their codes in them.
_SIGNS = {
    "≠": ("Y", 0xB9),
    "↔": ("Y", 0xAB),
    "→": ("Y", 0xAE),
    "≤": ("Y", 0xA3),
    "≥": ("Y", 0xB3),
    "−": ("Y", 0x2D),
    "✗": ("Z", 0x38),
    "✓": ("Z", 0x33),
}
_INK = {"label": "#57606a", "faint": "#57606a", "bad": "#a40e26"}
_BOX = {  # paper, line, width of the line, dashes
    "good": ("#dafbe1", "#1a7f37", 1, ""),
    "bad": ("#ffebe9", "#cf222e", 2, ""),
    "faint": ("#ffffff", "#8c959f", 1, "4 3"),
    "now": ("#f6f8fa", "#0969da", 2, ""),
}


def pdf_of(drawing: Drawing) -> bytes:
    lines = [f"{_POINTS} 0 0 {-_POINTS} 0 {drawing.height * _POINTS:g} cm"]
    lines += map(_shape, drawing.shapes)
    content = "\n".join(lines).encode("latin-1")
    box = f"[0 0 {drawing.width * _POINTS:g} {drawing.height * _POINTS:g}]"
    fonts = " ".join(f"/{name} {number} 0 R" for number, name in enumerate(_FONTS, 5))
    page = f"/MediaBox {box} /Contents 4 0 R /Resources << /Font << {fonts} >> >>"
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R {page} >>".encode(),
        b"<< /Length %d >>\nstream\n%b\nendstream" % (len(content), content),
        *(_font(name) for name in _FONTS.values()),
    ]
    return _file(objects)


def _font(name: str) -> bytes:
    encoding = "" if name in ("Symbol", "ZapfDingbats") else " /Encoding /WinAnsiEncoding"
    return f"<< /Type /Font /Subtype /Type1 /BaseFont /{name}{encoding} >>".encode()


def _file(objects: list[bytes]) -> bytes:
    out = b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    count = len(objects) + 1
    trailer = b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (count, len(out))
    return out + b"xref\n0 %d\n0000000000 65535 f \n%b%b" % (count, table, trailer)


def _shape(shape: Union[Box, Text]) -> str:
    return _box(shape) if isinstance(shape, Box) else _text(shape)


def _colour(code: str) -> str:
    return " ".join(f"{int(code[i : i + 2], 16) / 255:.3f}" for i in (1, 3, 5))


def _box(box: Box) -> str:
    paper, line, width, dashes = _BOX.get(box.kind, ("#f6f8fa", "#8c959f", 1, ""))
    place = f"{box.x:g} {box.y:g} {box.width:.1f} {box.height:g}"
    return f"{_colour(paper)} rg {_colour(line)} RG {width} w [{dashes}] 0 d {place} re B"


def _text(text: Text) -> str:
    """The page is upside down, as in SVG, and each text turns itself."""
    x = text.x - len(text.text) * CHARACTER / 2 if text.centred else text.x
    own = "S" if text.kind == "said" else "F"
    runs: "list[tuple[str, bytes]]" = []
    for character in text.text:
        font, code = _SIGNS.get(character) or (own, character.encode("cp1252", "replace")[0])
        if runs and runs[-1][0] == font:
            runs[-1] = (font, runs[-1][1] + bytes([code]))
        else:
            runs.append((font, bytes([code])))
    shown = " ".join(f"/{font} 14 Tf <{codes.hex()}> Tj" for font, codes in runs)
    ink = _colour(_INK.get(text.kind, "#1b1f24"))
    return f"{ink} rg BT 1 0 0 -1 {x:g} {text.y:g} Tm {shown} ET"
