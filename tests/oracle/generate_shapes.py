"""Random shapes, dimensions and indices, right or deliberately wrong, for the generators of both dialects."""
import math

BASE_SHAPES = [(), (1,), (0,), (5,), (6,), (12,), (24,), (2, 3), (3, 4), (4, 3), (1, 4), (4, 1), (6, 4), (2, 0), (0, 3),
               (2, 3, 4), (3, 2, 2), (1, 3, 2), (2, 1, 3), (3, 2, 1), (2, 3, 1, 2), (2, 1, 2, 3), (2, 2, 2, 3)]


def base_shape(g):
    return g.random.choice(BASE_SHAPES if g.chance(0.4) else BASE_SHAPES[4:13] + BASE_SHAPES[15:])


def dim(g, ndim, wrong=False):
    if wrong:
        return g.random.choice([ndim, ndim + 1, -ndim - 1, -ndim - 2])
    if ndim == 0:
        return g.random.choice([0, -1])
    positive = g.random.randrange(ndim)
    return positive - ndim if g.chance(0.3) else positive


def permutation(g, ndim, wrong=False):
    order = list(range(ndim))
    g.random.shuffle(order)
    if wrong and order:
        change = g.random.randrange(3)
        if change == 0:
            order.pop()
        elif change == 1:
            order[0] = order[-1] if ndim > 1 else 1
        else:
            order[g.random.randrange(ndim)] = ndim
    return [d - ndim if g.chance(0.1) else d for d in order]


def factors(g, numel):
    """A random ordered factorisation: a shape with that many elements."""
    if numel == 0:
        shape = [0] + [g.random.randint(0, 4) for _ in range(g.random.randrange(3))]
        g.random.shuffle(shape)
        return shape
    shape, rest = [], numel
    while rest > 1 and len(shape) < 4:
        divisor = g.random.choice([d for d in range(2, rest + 1) if rest % d == 0])
        shape.append(divisor)
        rest //= divisor
    if rest > 1:
        shape[-1] *= rest
    while len(shape) < 5 and g.chance(0.25):
        shape.insert(g.random.randint(0, len(shape)), 1)
    g.random.shuffle(shape)
    return shape


def merged_or_split(g, shape):
    """A shape near this one: two neighbours merged or one dimension split. Such views of odd layouts often succeed."""
    shape = list(shape)
    splits = [i for i, size in enumerate(shape) if size > 3 and any(size % d == 0 for d in range(2, size))]
    if len(shape) > 1 and (not splits or g.chance(0.5)):
        i = g.random.randrange(len(shape) - 1)
        return shape[:i] + [shape[i] * shape[i + 1]] + shape[i + 2:]
    if splits:
        i = g.random.choice(splits)
        divisor = g.random.choice([d for d in range(2, shape[i]) if shape[i] % d == 0])
        return shape[:i] + [divisor, shape[i] // divisor] + shape[i + 1:]
    shape.insert(g.random.randint(0, len(shape)), 1)
    return shape


def view_shape(g, shape, wrong=False):
    numel = math.prod(shape)
    target = merged_or_split(g, shape) if g.chance(0.5) else factors(g, numel)
    if wrong:
        change = g.random.randrange(4)
        if not target or change == 0:
            target.append(g.random.randint(2, 3))
        elif change == 1:
            target[g.random.randrange(len(target))] += 1
        elif change == 2:
            target = [-1, -1, *target[2:]]
        else:
            target[g.random.randrange(len(target))] = -2
    elif target and g.chance(0.3) and (numel or g.chance(0.3)):
        target[g.random.randrange(len(target))] = -1
    return target


def expanded_shape(g, shape, wrong=False):
    target = [g.random.randint(2, 3) if size == 1 and g.chance(0.8) else size for size in shape]
    target = [g.random.randint(1, 3) for _ in range(g.random.randrange(3 if len(shape) < 4 else 1))] + target
    if wrong and target:
        if g.chance(0.3):
            return target[1:]
        target[-1 - g.random.randrange(max(len(shape), 1))] += g.random.randint(1, 2)
    return target


def partner_shape(g, shape, wrong=False):
    """A shape that broadcasts with this one, or that just does not."""
    partner = [1 if g.chance(0.3) else size for size in shape]
    partner = partner[g.random.randint(0, len(partner)):] if g.chance(0.5) else partner
    if g.chance(0.15) and len(shape) < 4:
        partner = [g.random.randint(1, 3), *[1] * (len(shape) - len(partner)), *partner]
    wide = [i for i in range(1, min(len(partner), len(shape)) + 1) if shape[-i] != 1]
    if wrong and wide:
        i = g.random.choice(wide)
        partner[-i] = shape[-i] + 1
    elif wrong:
        partner = [*partner, 2, 3]
    return partner


def slice_text(g, size, steps):
    start = g.random.choice(["", "", str(g.random.randint(-size - 1, size + 1))])
    stop = g.random.choice(["", "", str(g.random.randint(-size - 1, size + 1))])
    step = g.random.choice(steps)
    return f"{start}:{stop}" + (f":{step}" if step else "")


def index_text(g, shape, steps, wrong=False):
    """What stands in the brackets of a basic index."""
    items, rest = [], list(shape)
    while rest and g.chance(0.75):
        size = rest.pop(0)
        if size and g.chance(0.35):
            items.append(str(g.random.randint(-size, size - 1)))
        else:
            items.append(slice_text(g, size, steps))
    if rest and g.chance(0.2):
        items.append("...")
        if g.chance(0.6):
            items.append(slice_text(g, rest[-1], steps))
    if g.chance(0.15):
        items.insert(g.random.randint(0, len(items)), "None")
    if wrong:
        if shape and g.chance(0.6):
            i = g.random.randrange(len(shape))
            items = [":"] * i + [str(shape[i] + g.random.randint(0, 2))]
        else:
            items = ["0" if size else ":" for size in shape] + ["0"]
    return ", ".join(items) or "..."


def arguments(values, as_tuple=False):
    text = ", ".join(map(str, values))
    if as_tuple:
        return f"({text},)" if len(values) == 1 else f"({text})"
    return text
