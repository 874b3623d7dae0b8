"""Grids, coordinates and other arrays made from rules."""


def meshgrid(*xi, copy=True, sparse=False, indexing='xy'):
    n = len(xi)
    turn = indexing == 'xy' and n > 1
    lines = [numpy.asarray(xi[i]).reshape([-1 if k == (1 - i if turn and i < 2 else i) else 1
        for k in range(n)]) for i in range(n)]
    return tuple([a.copy() if copy else a for a in lines])


def indices(dimensions, dtype=int, sparse=False):
    dimensions = list(dimensions)
    dims = len(dimensions)
    lines = [numpy.arange(dimensions[i],
        dtype=dtype).reshape([-1 if k == i else 1 for k in range(dims)]) for i in range(dims)]
    if sparse: return tuple(lines)
    res = numpy.empty([dims] + dimensions, dtype=dtype)
    for i in range(dims): res[i] = lines[i]
    return res


def fromfunction(function, shape, *, dtype=float, like=None, **kwargs):
    if like is not None: unsupported()
    return function(*numpy.indices(shape, dtype=dtype), **kwargs)


def tri(N, M=None, k=0, dtype=float, *, like=None):
    if like is not None: unsupported()
    return (numpy.arange(N)[:, None] >= numpy.arange(-k, (N if M is None else M) - k)).astype(dtype)


def vander(x, N=None, increasing=False):
    x = numpy.asarray(x)
    assert x.ndim == 1, (ValueError, 'x must be a one-dimensional array or sequence.')
    powers = numpy.empty((len(x), len(x) if N is None else N),
        dtype=numpy.promote_types(x.dtype, int))
    columns = powers if increasing else powers[:, ::-1]
    if powers.shape[1] > 0: columns[:, 0] = 1
    if powers.shape[1] > 1: columns[:, 1] = x
    for i in range(2, powers.shape[1]): columns[:, i] = columns[:, i - 1] * x
    return powers


def grid_key(self, key): return key


def open_grid(self, key):
    if isinstance(key, tuple): return tuple(grid_lines(key))
    return numpy.arange(key.start or 0, key.stop, 1 if key.step is None else key.step)


def full_grid(self, key):
    if not isinstance(key, tuple):
        return numpy.arange(key.start or 0, key.stop, 1 if key.step is None else key.step)
    lines = grid_lines(key)
    out = numpy.empty([len(key)] + [a.size for a in lines], dtype=lines[0].dtype)
    for i in range(len(key)): out[i] = lines[i]
    return out


# The coordinates of each dim, shaped so that they broadcast to the grid.
def grid_lines(key):
    lines, whole = [], True
    for s in key:
        start, step = s.start or 0, 1 if s.step is None else s.step
        whole = (whole and isinstance(start, int) and isinstance(step, int)
            and isinstance(s.stop, int))
        lines.append(numpy.arange(math.ceil((s.stop - start) / step)) * step + start)
    dims = range(len(key))
    return [(lines[i] if whole else lines[i].astype(float))[
        tuple([slice(None) if k == i else None for k in dims])] for i in dims]


class CClass:
    def __getitem__(self, key):
        parts = []
        for x in key if isinstance(key, tuple) else (key,):
            if isinstance(x, str): unsupported()
            x = numpy.asarray(x)
            parts.append(x.reshape(-1, 1) if x.ndim < 2 else x)
        return numpy.concatenate(parts, -1)
