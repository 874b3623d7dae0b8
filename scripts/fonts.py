"""Makes web/src/fonts: the characters that Stridewise draws, of two open fonts.

Needed only when a character is missing. The fonts come from two packages of npm, unpacked here:

    npm pack inter-ui@4.1.1 && tar xzf inter-ui-4.1.1.tgz && mv package inter
    npm pack jetbrains-mono@1.0.6 && tar xzf jetbrains-mono-1.0.6.tgz && mv package mono
    python3 -m venv venv && venv/bin/pip install fonttools==4.68.0 brotli==1.2.1
    venv/bin/python .../scripts/fonts.py

Weights: the sans varies from 400 to 600, the mono has both. Ligatures are left out.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

OUT = Path(__file__).parent.parent / "web/src/fonts"
SIGNS = "Σσμπε–—‘’“”„•…‹›←↑→↓↔↻−∞≠≤≥≈√∑⋮⋯⋱─│┊└┘├■▲△▶▸▼▾◆●○✓✕✗"
PARTS = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491, ord("№")],
}
FONTS = {
    "sans": ("inter/variable/InterVariable.woff2", {"wght": (400, 600), "opsz": 14}),
    "mono-400": ("mono/fonts/webfonts/JetBrainsMonoNL-Regular.woff2", None),
    "mono-600": ("mono/fonts/webfonts/JetBrainsMonoNL-SemiBold.woff2", None),
}

options = Options(layout_features=["kern", "tnum"], hinting=False, name_IDs=[])
for name, (source, axes) in FONTS.items():
    for part, characters in PARTS.items():
        font = TTFont(source)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        if axes:
            font = instantiateVariableFont(font, axes)
        font.flavor = "woff2"
        font.save(OUT / f"{part}-{name}.woff2")
