"""Random calls of einops: patterns over axes that are split, joined, moved, dropped, repeated and left to `...`."""
AXES = "b c h w t d p q".split()
SPOILED = ["(", ")", "->", "...", "b", "z", "1", "2", "_", "b b", "h1 w1", "()", "0", "-", "(b (c))"]


def split(g, size):
    """Factors of the size, or it alone."""
    factors = [n for n in range(1, size + 1) if size % n == 0]
    if size < 2 or g.chance(0.6):
        return [size]
    first = g.random.choice(factors)
    return [first, size // first]


def grouped(g, axes):
    """Axes as one side of a pattern, some neighbours in brackets."""
    parts, i = [], 0
    while i < len(axes):
        take = g.random.choice([1, 1, 1, 2, 2, 3])
        part = axes[i:i + take]
        parts.append("(" + " ".join(part) + ")" if len(part) > 1 or g.chance(0.04) else part[0])
        i += take
    if g.chance(0.12):
        parts.insert(g.random.randint(0, len(parts)), g.random.choice(["1", "()"]))
    return " ".join(parts)


def spoil(g, text):
    words = text.split(" ")
    at = g.random.randrange(len(words))
    change = g.random.randrange(3)
    if change == 0:
        del words[at]
    elif change == 1:
        words.insert(at, g.random.choice(SPOILED))
    else:
        words[at] = g.random.choice(SPOILED)
    return " ".join(words)


def tensor(g):
    """What it is applied to, and its shape."""
    if g.chance(0.35):
        name = g.pick(lambda value: 0 < len(value.shape) < 5)
        return name, [int(n) for n in g.env[name].shape]
    shape = [g.random.choice([1, 2, 2, 3, 4, 4, 6]) for _ in range(g.random.randint(1, 4))]
    return g.dialect.new(g, g.random.choice("EJ"), shape), shape


def left_side(g, shape):
    """The left side, its axes, those of `...`, and the sizes of axes that have to be said."""
    sizes, parts, names = {}, [], list(AXES)
    hidden = g.random.randint(0, len(shape)) if g.chance(0.15) else 0
    for size in shape[hidden:]:
        factors = split(g, size) if len(names) > 2 else [size]
        own = [names.pop(0) for _ in factors]
        if len(own) > 1:
            at = g.random.randrange(2)
            sizes[own[at]] = factors[at]
            parts.append("(" + " ".join(own) + ")")
        else:
            parts.append("1" if size == 1 and g.chance(0.5) else own[0])
            if parts[-1] == own[0] and g.chance(0.1):
                sizes[own[0]] = size
    axes = [word for part in parts for word in part.strip("()").split(" ") if word != "1"]
    if hidden or g.chance(0.05):
        parts.insert(0, "...")
        axes.insert(0, "...")
    return " ".join(parts), axes, sizes


def call(g):
    name, shape = tensor(g)
    left, axes, sizes = left_side(g, shape)
    function = g.random.choice(["rearrange", "rearrange", "reduce", "repeat", "repeat"])
    right = list(axes)
    if g.chance(0.8):
        g.random.shuffle(right)
    operation = ""
    if function == "reduce":
        dropped = g.random.randint(0, len(right))
        right = right[dropped:]
        operation = f", '{g.random.choice(['sum', 'max', 'min', 'mean', 'prod'])}'"
    if function == "repeat":
        for _ in range(g.random.randint(0, 2)):
            new = g.random.choice(["r", "s", "2", "3"])
            if new in "rs" and new not in right:
                sizes[new] = g.random.randint(1, 3)
            right.insert(g.random.randint(0, len(right)), new) if new not in right else None
    pattern = f"{left} -> {grouped(g, right)}"
    if g.wrong():
        change = g.random.randrange(4)
        if change == 0 and sizes:
            sizes[g.random.choice(list(sizes))] = g.random.choice([0, 2, 3, 5, -1])
        elif change == 1 and sizes:
            del sizes[g.random.choice(list(sizes))]
        elif change == 2:
            sizes[g.random.choice(["b", "z", "c"])] = g.random.choice([1, 2, 7])
        else:
            pattern = spoil(g, pattern)
    said = "".join(f", {axis}={size}" for axis, size in sizes.items())
    return f"einops.{function}({name}, '{pattern}'{operation}{said})", "value"


def einsum(g):
    size = {axis: g.random.randint(1, 3) for axis in "bijk"}
    operands = ["".join(g.random.sample("bijk", g.random.randint(1, 3))) for _ in range(g.random.randint(1, 2))]
    known = sorted(set("".join(operands)))
    out = g.random.sample(known, g.random.randint(0, len(known)))
    tensors = ", ".join(g.dialect.new(g, "J", [size[a] for a in axes]) for axes in operands)
    pattern = ", ".join(" ".join(axes) for axes in operands) + " -> " + " ".join(out)
    return f"einops.einsum({tensors}, '{spoil(g, pattern) if g.wrong() else pattern}')", "value"


def parsed(g):
    """parse_shape, and pack of what it gives."""
    name, shape = tensor(g)
    axes = " ".join(g.random.choice([axis, axis, "_"]) for axis in AXES[:len(shape)])
    return f"einops.parse_shape({name}, '{spoil(g, axes) if g.wrong() else axes}')", "print"


OPERATIONS = [(call, 14), (einsum, 3), (parsed, 1)]
