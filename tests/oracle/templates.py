"""Operations written as templates: text with places in angle brackets, each drawn anew.

    <x> <y> <z>   a tensor that exists; <f> one of floating point; <m> one with dims
    <d>           a dim of the tensor that was named last; <D> one more than it has
    <n> <k>       a small size; a number from -3 to 4
    «a|b|c»       one of these texts, which may have places of their own
    <s:a>         the size a: a letter stands for one size in the whole template
    <T:a,b>       a new tensor of floating point, of the sizes a and b; <E:a,b> of few binary digits,
                  <J:a,b> of integers, <B:a,b> of truth values
    <I:a,b|c>     a new tensor of places below c
    <new>         a name that is not yet taken

Where arguments should be refused, a dim is none, a place is outside, or a tensor has another size, rank or dtype.
"""
import ast
import re

from generate_shapes import dim

CHOICE = re.compile("«([^»]*)»")
PLACE = re.compile(r"<(\w+)(?::([^<>]*))?>")
LETTER = re.compile(r"[a-z]$")


class Filling:
    def __init__(self, g, wrong):
        self.g, self.wrong = g, wrong
        self.sizes, self.names, self.last = {}, {}, None

    def spoil(self, probability=0.5):
        """Whether this place is the wrong one; there is at most one in a template."""
        now = self.wrong and self.g.chance(probability)
        self.wrong = self.wrong and not now
        return now

    def size(self, text):
        text = text.strip()
        if not LETTER.match(text):
            return int(text)
        if text not in self.sizes:
            self.sizes[text] = self.g.random.choice([1, 2, 2, 3, 3, 4, 5])
        return self.sizes[text]

    def shape(self, text):
        shape = [self.size(part) for part in text.split(",") if part.strip()]
        if self.spoil():
            change = self.g.random.randrange(4)
            if change == 0 and shape:
                shape.pop(self.g.random.randrange(len(shape)))
            elif change == 1:
                shape.insert(self.g.random.randint(0, len(shape)), self.g.random.randint(1, 3))
            elif shape:
                at = self.g.random.randrange(len(shape))
                shape[at] = self.g.random.choice([shape[at] + 1, shape[at] + 2, 0, 1])
        return shape

    def named(self, key):
        suits = self.g.dialect.SUITS.get(key, lambda value: True)
        if key not in self.names:
            self.names[key] = self.g.pick(suits)
        self.last = self.names[key]
        if suits(self.g.env[self.last]):
            return self.last
        return self.last if key == "m" or self.spoil(0.3) else self.g.dialect.AS_FLOAT.format(self.last)

    def place(self, match):
        kind, text = match.groups()
        g = self.g
        if kind in ("x", "y", "z", "f", "m"):
            return self.named(kind)
        if kind in ("d", "D"):
            dims = len(g.env[self.last].shape) if self.last else 2
            return str(dim(g, dims + (kind == "D"), self.spoil()))
        if kind == "n":
            return str(g.random.choice([0, -1]) if self.spoil(0.3) else g.random.randint(1, 4))
        if kind == "k":
            return str(g.random.randint(-3, 4))
        if kind == "s":
            return str(self.size(text) + (g.random.choice([1, 1, -1]) if self.spoil(0.3) else 0))
        if kind == "new":
            return g.fresh_name()
        if kind == "I":
            sizes, _, below = text.partition("|")
            below = self.size(below)
            high = below + (g.random.choice([0, 2]) if self.spoil(0.4) else -1)
            return g.dialect.places(g, self.shape(sizes), high, self.spoil(0.2))
        if kind in "TEJB" and self.spoil(0.25):
            kind = g.random.choice("EJB")
        return g.dialect.new(g, kind, self.shape(text))


def fill(g, template):
    """The template with all its places filled."""
    chosen = CHOICE.sub(lambda match: g.random.choice(match[1].split("|")), template)
    filled = PLACE.sub(Filling(g, g.wrong()).place, chosen)
    try:
        ast.parse(filled)
    except SyntaxError:  # a format that Python refuses as it reads
        return fill(g, template)
    return filled


def drawn_from(templates, kind):
    """What draws one of these templates, as an operation of a generator."""
    def draw(g):
        return fill(g, g.random.choice(templates)), kind
    return draw


def lines(text):
    return [line.strip() for line in text.strip().split("\n") if line.strip()]
