"""Random PyTorch operations. Each draws its text and its kind: "value" may be assigned, "print" is only printed,
"statement" stands alone, "overlapping" is kept only if the library refuses it. Values stay small and dyadic, so that
no result depends on the order of a sum."""
import math

from generate_shapes import (arguments, base_shape, dim, expanded_shape, index_text, partner_shape, permutation,
                             slice_text, view_shape)

IMPORT = "import torch"
STEPS = ["", "", "", "2", "3"]
BINARY = ["+", "-", "+", "-", "*", "//", "%", "==", "<", ">=", "!="]


def literal(g, shape):
    numel = math.prod(shape)
    values = g.random.choice([f"torch.arange({numel})", f"torch.arange({numel})", f"torch.arange({numel}.0)",
                              f"torch.arange({numel}, dtype=torch.{g.random.choice(['float64', 'int32', 'uint8'])})"])
    return values if len(shape) == 1 else f"{values}.reshape({arguments(shape, True)})"


def source(g):
    text = literal(g, base_shape(g))
    return f"{text} / {g.random.choice([2, 4])}" if g.chance(0.15) else text


def shape_of(g, name):
    return list(g.env[name].shape)


def permute(g):
    x = g.pick()
    return f"{x}.permute({arguments(permutation(g, len(shape_of(g, x)), g.wrong()), g.chance(0.3))})", "value"


def transpose(g):
    x = g.pick()
    n, wrong = len(shape_of(g, x)), g.wrong()
    name = g.random.choice(["transpose", "transpose", "swapaxes", "movedim"])
    return f"{x}.{name}({dim(g, n)}, {dim(g, n, wrong)})", "value"


def t(g):
    x = g.pick(lambda value: value.dim() <= 2)
    return f"{x}.t()", "value"


def m_transpose(g):
    return f"{g.pick(lambda value: value.dim() >= 2)}.mT", "value"


def basic_index(g):
    x = g.pick(lambda value: value.dim() > 0)
    return f"{x}[{index_text(g, shape_of(g, x), STEPS, g.wrong())}]", "value"


def select(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x)
    d, wrong = dim(g, len(shape), g.chance(0.05)), g.wrong()
    size = shape[d] if -len(shape) <= d < len(shape) else 1
    index = size + g.random.randint(0, 1) if wrong or size == 0 else g.random.randint(-size, size - 1)
    return f"{x}.select({d}, {index})", "value"


def narrow(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x) or [1]
    d = dim(g, len(shape))
    start = g.random.randint(0, shape[d])
    length = g.random.randint(0, shape[d] - start) + (g.random.randint(1, 3) if g.wrong() else 0)
    return f"{x}.narrow({d}, {start}, {length})", "value"


def expand(g):
    x = g.pick(lambda value: 1 in value.shape or value.dim() < 2)
    target = expanded_shape(g, shape_of(g, x), g.wrong())
    if g.chance(0.2):
        return f"torch.broadcast_to({x}, {arguments(target, True)})", "value"
    keep = [-1 if g.chance(0.15) else size for size in target]
    return f"{x}.expand({arguments(keep, not keep or g.chance(0.2))})", "value"


def squeeze(g):
    x = g.pick(lambda value: 1 in value.shape)
    argument = "" if g.chance(0.4) else dim(g, len(shape_of(g, x)), g.wrong())
    return f"{x}.squeeze({argument})", "value"


def unsqueeze(g):
    x = g.pick()
    return f"{x}.unsqueeze({dim(g, len(shape_of(g, x)) + 1, g.wrong())})", "value"


def view(g):
    x = g.pick(lambda value: not value.is_contiguous() or g.chance(0.4))
    target = view_shape(g, shape_of(g, x), g.chance(0.15))
    name = g.random.choice(["view", "view", "reshape"])
    return f"{x}.{name}({arguments(target, not target or g.chance(0.15))})", "value"


def flatten(g):
    x = g.pick()
    n = len(shape_of(g, x))
    first, last = sorted([dim(g, n) % max(n, 1), dim(g, n) % max(n, 1)], reverse=g.wrong())
    return f"{x}.flatten({first}, {last})", "value"


def flip(g):
    x = g.pick()
    return f"{x}.flip({dim(g, len(shape_of(g, x)), g.wrong())})", "value"


def contiguous(g):
    return f"{g.pick()}.{g.random.choice(['contiguous', 'clone'])}()", "value"


def diagonal(g):
    x = g.pick(lambda value: value.dim() >= 2)
    n = len(shape_of(g, x))
    return f"{x}.diagonal({g.random.randint(-2, 2)}, {dim(g, n)}, {dim(g, n, g.chance(0.1))})", "value"


def unfold(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x) or [1]
    d = dim(g, len(shape))
    size = shape[d] + 1 if g.wrong() else g.random.randint(1, max(shape[d], 1))
    return f"{x}.unfold({d}, {size}, {g.random.randint(1, 2)})", "print"


def as_strided(g):
    x = g.pick()
    n = g.random.randint(0, 3)
    size = [g.random.randint(1, 3) for _ in range(n)]
    stride = [g.random.randint(0, 3) for _ in range(n)]
    return f"{x}.as_strided({arguments(size, True)}, {arguments(stride, True)})", "print"


def repeat(g):
    x = g.pick()
    counts = [g.random.randint(1, 2) for _ in range(len(shape_of(g, x)) - g.wrong())]
    return f"{x}.repeat({arguments(counts, True)})", "print"


def pieces(g):
    x = g.pick(lambda value: value.dim() > 0)
    d = dim(g, len(shape_of(g, x)))
    name = g.random.choice(["chunk", "split"])
    return f"{x}.{name}({g.random.randint(0 if g.wrong() else 1, 3)}, {d})[-1]", "value"


def operand(g, x):
    if g.chance(0.35):
        return g.pick()
    if g.chance(0.25):
        return g.random.choice(["1", "2", "-3", "0.5", "True", "torch.tensor(2)", "torch.tensor(0.5)"])
    return literal(g, partner_shape(g, shape_of(g, x), g.wrong()))


def arithmetic(g):
    x = g.pick()
    operator = g.random.choice(BINARY)
    left, right = (x, operand(g, x)) if g.chance(0.8) else (operand(g, x), x)
    return f"{left} {operator} {right}", "value" if operator in "+-" or operator in ("==", "<") else "print"


def function(g):
    x = g.pick()
    name, kind = g.random.choice([("add", "value"), ("sub", "value"), ("mul", "print"), ("maximum", "value"),
                                  ("minimum", "value"), ("div", "print"), ("eq", "value"), ("lt", "value")])
    other = operand(g, x)
    if name.startswith(("max", "min")) and not (other[0].isalpha() and other != "True"):
        other = literal(g, partner_shape(g, shape_of(g, x), g.wrong()))
    alpha = ", alpha=2" if name in ("add", "sub") and g.chance(0.3) else ""
    return f"torch.{name}({x}, {other}{alpha})", kind


def unary(g):
    x = g.pick()
    return g.random.choice([f"-{x}", f"abs({x})", f"{x}.neg()", f"{x}.abs()", f"{x} ** 2", f"{x} / 2"]), "print"


def where(g):
    x = g.pick()
    return f"torch.where({x} > {g.random.randint(0, 5)}, {x}, {operand(g, x)})", "value"


def convert(g):
    return f"{g.pick()}.{g.random.choice(['float', 'double', 'long', 'int', 'bool'])}()", "value"


def shares(g, x, y):
    a, b = g.env[x], g.env.get(y)
    return b is not None and a.untyped_storage()._cdata == b.untyped_storage()._cdata


def in_place(g):
    x = g.pick(lambda value: 0 in value.stride() or g.chance(0.7))
    other = operand(g, x)
    if g.chance(0.15):
        return f"{x}.{g.random.choice(['zero_()', 'fill_(3)', 'neg_()', 'abs_()'])}", "statement"
    kind = "overlapping" if other in g.env and shares(g, x, other) and other != x else "statement"
    form = g.random.choice(["{x} += {y}", "{x} -= {y}", "{x}.add_({y})", "{x}.copy_({y})", "{x}.sub_({y})"])
    if form.startswith("{x}.copy_") and other[0] in "-0123456789T":
        form = "{x} += {y}"
    return form.format(x=x, y=other), kind


def assign_index(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x)
    index = index_text(g, shape, STEPS, g.chance(0.05))
    try:
        target = list(eval(f"{x}[{index}]", g.env).shape)
    except (IndexError, ValueError):
        target = [1]
    value = g.random.choice(["7", "-1", literal(g, partner_shape(g, target, g.wrong()))])
    return f"{x}[{index}] = {value}", "statement"


def tensor_index(g):
    x = g.pick(lambda value: value.dim() > 0 and value.numel() > 0)
    shape = shape_of(g, x) or [1]
    if g.chance(0.3):
        return f"{x}[{x} > {g.random.randint(0, 6)}]", "value"
    count = g.random.randint(1, 3)
    last = shape[0] + (1 if g.wrong() else -1)
    chosen = [last] + [g.random.randint(-shape[0], max(shape[0] - 1, 0)) for _ in range(count - 1)]
    items = [f"{chosen}"]
    if len(shape) > 1 and g.chance(0.6):
        other = [g.random.randrange(max(shape[1], 1)) for _ in range(count + (1 if g.chance(0.15) else 0))]
        items.append(g.random.choice([f"{other}", slice_text(g, shape[1], STEPS), str(other[0]), "None"]))
    return f"{x}[{', '.join(items)}]", "value"


def reduce(g):
    x = g.pick()
    n, wrong = len(shape_of(g, x)), g.wrong()
    whole = [] if g.env[x].is_floating_point() else ["prod"]
    name = g.random.choice(["sum", "sum", "mean", "max", "min", "argmax", "argmin", "any", "all", *whole, "amax"])
    keep = ", keepdim=True" if g.chance(0.35) else ""
    if name in ("sum", "amax") and n > 1 and g.chance(0.25):
        argument = arguments([dim(g, n), dim(g, n, wrong)], True) + keep
    else:
        argument = "" if g.chance(0.3) and not wrong else f"{dim(g, n, wrong)}{keep}"
    return f"{x}.{name}({argument})", "value" if name in ("sum", "amax") else "print"


def matmul(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x) or [1]
    inner = shape[-1] + (1 if g.wrong() else 0)
    other = g.random.choice([[inner], [inner, 2], [2, inner, 3]])
    kind = str(g.env[x].dtype) if g.chance(0.9) else "torch.float32"
    return f"{x} @ torch.arange({math.prod(other)}, dtype={kind}).reshape({arguments(other, True)})", "print"


def join(g):
    x = g.pick(lambda value: value.dim() > 0)
    shape = shape_of(g, x)
    name = g.random.choice(["cat", "stack"])
    other = list(shape)
    if g.wrong() and other:
        other[g.random.randrange(len(other))] += 1
    d = dim(g, len(shape) + (name == "stack"), g.chance(0.05))
    return f"torch.{name}([{x}, {g.random.choice([x, literal(g, other)])}], {d})", "value"


def query(g):
    x = g.pick()
    return x + g.random.choice(["", ".stride()", ".shape", ".storage_offset()", ".is_contiguous()", ".tolist()",
                                ".numel()", ".dtype"]), "print"


OPERATIONS = [(permute, 6), (transpose, 5), (t, 2), (m_transpose, 1), (basic_index, 9), (select, 3), (narrow, 3),
              (expand, 7), (squeeze, 3), (unsqueeze, 3), (view, 14), (flatten, 3), (flip, 1), (contiguous, 2),
              (diagonal, 1), (unfold, 1), (as_strided, 1), (repeat, 1), (pieces, 2), (arithmetic, 9), (function, 3),
              (unary, 1), (where, 2), (convert, 1), (in_place, 8), (assign_index, 5), (tensor_index, 4), (reduce, 6),
              (matmul, 2), (join, 2), (query, 4)]
