"""Random NumPy operations; the counterpart of generate_torch.py, with negative steps, order="F" and axis tuples."""
import math

import numpy as np

from generate_shapes import (arguments, base_shape, dim, expanded_shape, index_text, partner_shape, permutation,
                             slice_text, view_shape)

IMPORT = "import numpy as np"
STEPS = ["", "", "", "2", "-1", "-1", "-2"]
BINARY = ["+", "-", "+", "-", "*", "//", "%", "==", "<", ">=", "!="]


def literal(g, shape):
    numel = math.prod(shape)
    values = g.random.choice([f"np.arange({numel})", f"np.arange({numel})", f"np.arange({numel}.0)",
                              f"np.arange({numel}, dtype=np.{g.random.choice(['float32', 'int32', 'uint8'])})"])
    return values if len(shape) == 1 else f"{values}.reshape({arguments(shape, True)})"


def source(g):
    text = literal(g, base_shape(g))
    return f"{text} / {g.random.choice([2, 4])}" if g.chance(0.15) else text


def shape_of(g, name):
    return list(g.env[name].shape)


def transpose(g):
    x = g.pick()
    if g.chance(0.3):
        return f"{x}.T", "value"
    return f"{x}.transpose({arguments(permutation(g, len(shape_of(g, x)), g.wrong()), True)})", "value"


def swapaxes(g):
    x = g.pick(lambda value: value.ndim > 0)
    n, wrong = len(shape_of(g, x)), g.wrong()
    if g.chance(0.4):
        return f"np.moveaxis({x}, {dim(g, n)}, {dim(g, n, wrong)})", "value"
    return f"{x}.swapaxes({dim(g, n)}, {dim(g, n, wrong)})", "value"


def basic_index(g):
    x = g.pick(lambda value: value.ndim > 0)
    return f"{x}[{index_text(g, shape_of(g, x), STEPS, g.wrong())}]", "value"


def broadcast_to(g):
    x = g.pick(lambda value: 1 in value.shape or value.ndim < 2)
    return f"np.broadcast_to({x}, {arguments(expanded_shape(g, shape_of(g, x), g.wrong()), True)})", "value"


def squeeze(g):
    x = g.pick(lambda value: 1 in value.shape)
    shape = shape_of(g, x)
    ones = [i for i, size in enumerate(shape) if size == 1]
    if g.chance(0.4):
        return f"{x}.squeeze()", "value"
    axis = g.random.choice(ones) if ones and not g.wrong() else dim(g, len(shape), g.chance(0.5))
    return f"{x}.squeeze({axis})", "value"


def expand_dims(g):
    x = g.pick()
    return f"np.expand_dims({x}, {dim(g, len(shape_of(g, x)) + 1, g.wrong())})", "value"


def reshape(g):
    x = g.pick(lambda value: not value.flags.c_contiguous or g.chance(0.4))
    shape = shape_of(g, x)
    target = [-1 if size == -2 else size for size in view_shape(g, shape, g.wrong())]
    order = ', order="F"' if g.chance(0.2) else ""
    return f"{x}.reshape({arguments(target, True)}{order})", "value"


def ravel(g):
    x = g.pick()
    return g.random.choice([f"{x}.ravel()", f"{x}.flatten()", f'{x}.ravel(order="F")']), "value"


def copies(g):
    x = g.pick()
    return g.random.choice([f"{x}.copy()", f"np.ascontiguousarray({x})", f"np.asfortranarray({x})"]), "value"


def flip(g):
    x = g.pick()
    return f"np.flip({x}, {dim(g, len(shape_of(g, x)), g.wrong())})", "value"


def windows(g):
    x = g.pick(lambda value: value.ndim > 0)
    shape = shape_of(g, x) or [1]
    d = dim(g, len(shape))
    size = shape[d] + 1 if g.wrong() else g.random.randint(1, max(shape[d], 1))
    return f"np.lib.stride_tricks.sliding_window_view({x}, {size}, axis={d})", "print"


def operand(g, x):
    if g.chance(0.35):
        return g.pick()
    if g.chance(0.25):
        return g.random.choice(["1", "2", "-3", "0.5", "True", "np.array(2)", "np.array(0.5)", "np.float32(2)"])
    return literal(g, partner_shape(g, shape_of(g, x), g.wrong()))


def arithmetic(g):
    x = g.pick()
    operator = g.random.choice(BINARY)
    left, right = (x, operand(g, x)) if g.chance(0.8) else (operand(g, x), x)
    return f"{left} {operator} {right}", "value" if operator in ("+", "-", "==", "<") else "print"


def function(g):
    x = g.pick()
    name, kind = g.random.choice([("add", "value"), ("subtract", "value"), ("multiply", "print"),
                                  ("maximum", "value"), ("minimum", "value"), ("divide", "print"), ("equal", "value")])
    return f"np.{name}({x}, {operand(g, x)})", kind


def unary(g):
    x = g.pick()
    return g.random.choice([f"-{x}", f"abs({x})", f"np.square({x})", f"{x} ** 2", f"{x} / 2"]), "print"


def where(g):
    x = g.pick()
    return f"np.where({x} > {g.random.randint(0, 5)}, {x}, {operand(g, x)})", "value"


def convert(g):
    return f"{g.pick()}.astype({g.random.choice(['float', 'int', 'bool', 'np.float32', 'np.int32'])})", "value"


def in_place(g):
    x = g.pick(lambda value: value.flags.writeable or g.chance(0.3))
    form = g.random.choice(["{x} += {y}", "{x} -= {y}", "{x}[...] = {y}", "np.add({x}, {y}, out={x})"])
    return form.format(x=x, y=operand(g, x)), "statement"


def assign_index(g):
    x = g.pick(lambda value: value.ndim > 0 and value.flags.writeable)
    index = index_text(g, shape_of(g, x), STEPS, g.chance(0.05))
    try:
        target = list(np.shape(eval(f"{x}[{index}]", g.env)))
    except IndexError:
        target = [1]
    value = g.random.choice(["7", "-1", literal(g, partner_shape(g, target, g.wrong()))])
    return f"{x}[{index}] = {value}", "statement"


def array_index(g):
    x = g.pick(lambda value: value.ndim > 0 and value.size > 0)
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
    whole = [] if g.env[x].dtype.kind == "f" else ["prod"]
    name = g.random.choice(["sum", "sum", "mean", "max", "min", "argmax", "argmin", "any", "all", *whole])
    keep = ", keepdims=True" if g.chance(0.35) else ""
    if not name.startswith("arg") and n > 1 and g.chance(0.25):
        argument = arguments([dim(g, n), dim(g, n, wrong)], True) + keep
    else:
        argument = "" if g.chance(0.3) and not wrong else f"{dim(g, n, wrong)}{keep}"
    return f"{x}.{name}({argument})", "value" if name == "sum" else "print"


def spread(g):
    x = g.pick()
    n, wrong = len(shape_of(g, x)), g.wrong()
    axis = "" if g.chance(0.3) and not wrong else f"{dim(g, n, wrong)}"
    keep = [", keepdims=True", ", ddof=1"][g.random.randrange(2)] if axis and g.chance(0.5) else ""
    return f"{x}.{g.random.choice(['std', 'var'])}({axis}{keep})", "print"


def scan(g):
    x = g.pick()
    n, wrong = len(shape_of(g, x)), g.wrong()
    name = g.random.choice(["cumsum", "cumsum", "cumprod", "diff"])
    axis = "" if g.chance(0.3) and not wrong else f"axis={dim(g, n, wrong)}"
    return (f"np.diff({x}{', ' if axis else ''}{axis})", "value") if name == "diff" else (f"{x}.{name}({axis})", "value")


def into(g):
    x = g.pick(lambda value: value.flags.writeable or g.chance(0.3))
    y = operand(g, x)
    name = g.random.choice(["sum", "max", "mean"])
    form = g.random.choice(["np.{ufunc}({x}, {y}, out={x}, where={x} > 2)", "np.{ufunc}({x}, {y}, dtype=float)",
                            "np.{ufunc}({x}, {y}, order='F')", "np.{ufunc}.outer({x}, [1, 2])",
                            "np.{ufunc}.reduce({x})", "{x}.{name}(0, out={z})"])
    return form.format(ufunc=g.random.choice(["add", "multiply"]), x=x, y=y, z=g.pick(), name=name), "print"


def choose(g):
    x = g.pick()
    shape, wrong = shape_of(g, x), g.wrong()
    axis = g.random.randrange(len(shape)) if shape and g.chance(0.6) else None
    size = math.prod(shape) if axis is None else shape[axis]
    index = g.random.randint(-size, max(size - 1, 0)) + (size + 1 if wrong else 0)
    where = "" if axis is None else f", axis={axis}"
    return g.random.choice([f"{x}.take({index}{where})", f"{x}.take([{index}, 0]{where})", f"np.argwhere({x} > 2)",
                            f"np.clip({x}, 1, 4)", f"np.round({x} / 8, 2)", f"{index} in {x}"]), "print"


def matmul(g):
    x = g.pick(lambda value: value.ndim > 0)
    inner = (shape_of(g, x) or [1])[-1] + (1 if g.wrong() else 0)
    other = g.random.choice([[inner], [inner, 2], [2, inner, 3]])
    return f"{x} @ {literal(g, other)}", "print"


def join(g):
    x = g.pick(lambda value: value.ndim > 0)
    shape = shape_of(g, x)
    name = g.random.choice(["concatenate", "stack"])
    other = list(shape)
    if g.wrong() and other:
        other[g.random.randrange(len(other))] += 1
    d = dim(g, len(shape) + (name == "stack"), g.chance(0.05))
    return f"np.{name}([{x}, {g.random.choice([x, literal(g, other)])}], {d})", "value"


def query(g):
    x = g.pick()
    return g.random.choice([x, f"{x}.strides", f"{x}.shape", f"{x}.flags.c_contiguous", f"{x}.tolist()", f"{x}.size",
                            f"{x}.dtype", f"print({x})", f"np.shares_memory({x}, {g.pick()})",
                            f"{x}.flags.writeable"]), "print"


OPERATIONS = [(transpose, 8), (swapaxes, 4), (basic_index, 11), (broadcast_to, 7), (squeeze, 4), (expand_dims, 4),
              (reshape, 14), (ravel, 3), (copies, 3), (flip, 1), (windows, 1), (arithmetic, 9), (function, 4),
              (unary, 1), (where, 2), (convert, 1), (in_place, 7), (assign_index, 6), (array_index, 5), (reduce, 7),
              (spread, 2), (scan, 2), (into, 3), (choose, 2), (matmul, 2), (join, 3), (query, 5)]
