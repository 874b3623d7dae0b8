"""Picking and writing elements by index arrays, and flat numbers of index tuples."""


# The index that picks along one axis, as a tuple for [].
def along_axis(arr, indices, axis):
    dims = arr.ndim
    assert not isinstance(axis, float), (TypeError, 'integer argument expected, got float')
    if not -dims <= axis < dims: unsupported()
    assert numpy.asarray(indices).dtype.kind == 'i', (
        IndexError, '`indices` must be an integer array')
    assert dims == indices.ndim, (
        ValueError, '`indices` and `arr` must have the same number of dimensions',
        'SAME_DIMS_REFUSED', 1, 1, 0, 0)
    return tuple([indices if i == axis % dims
        else numpy.arange(arr.shape[i]).reshape([-1 if k == i else 1 for k in range(dims)])
        for i in range(dims)])


def take_along_axis(arr, indices, axis=-1):
    if not isinstance(arr, numpy.ndarray) or not isinstance(indices, numpy.ndarray): unsupported()
    if axis is None:
        assert indices.ndim == 1, (
            ValueError, 'when axis=None, `indices` must have a single dimension.')
        arr, axis = arr.ravel(), 0
    return arr[along_axis(arr, indices, axis)]


def put_along_axis(arr, indices, values, axis):
    if not isinstance(arr, numpy.ndarray) or not isinstance(indices, numpy.ndarray) or axis is None:
        unsupported()
    arr[along_axis(arr, indices, axis)] = values


def tril_indices(n, k=0, m=None):
    return tuple([i.copy() for i in numpy.nonzero(numpy.tri(n, m, k))])


def triu_indices(n, k=0, m=None):
    return tuple([i.copy() for i in numpy.nonzero(numpy.tri(n, m, k - 1) == 0)])


def diag_indices(n, ndim=2):
    places = numpy.arange(n)
    return (places,) * ndim


def fill_diagonal(a, val, wrap=False):
    assert a.ndim >= 2, (ValueError, 'array must be at least 2-d')
    assert a.ndim == 2 or len(set(a.shape)) == 1, (
        ValueError, 'All dimensions of input must be of equal length')
    step = 1 + sum([math.prod(a.shape[d:]) for d in range(1, a.ndim)])
    end = a.shape[1] * a.shape[1] if a.ndim == 2 and not wrap else None
    a.flat[:end:step] = val


def unravel_index(indices, shape, order='C'):
    if order not in ('C', 'F'): unsupported()
    shape = [shape] if isinstance(shape, int) else list(shape)
    at = numpy.asarray(indices)
    if isinstance(indices, (list, tuple)) and not at.size: unsupported()
    for n in shape:
        if not isinstance(n, int): unsupported()
    assert at.dtype.kind != 'f', (TypeError, 'only int indices permitted')
    if at.dtype != int: at = at.astype(int)
    total = math.prod(shape)
    for i in flat(at.ravel().tolist()):
        assert 0 <= i < total, (
            ValueError, f'index {i} is out of bounds for array with size {total}')
    assert shape or not at.ndim, (
        ValueError, 'multiple indices are not supported for 0d arrays')
    dims = range(len(shape)) if order == 'F' else reversed(range(len(shape)))
    if not at.ndim:
        places = list(shape)
        for d in dims: at, places[d] = at // shape[d], at % shape[d]
        return tuple(places)
    rows = numpy.empty(list(at.shape) + [len(shape)], dtype=int)
    for d in dims:
        rows[..., d] = at % shape[d]
        at = at // shape[d]
    return tuple([rows[..., d] for d in range(len(shape))])


def ravel_multi_index(multi_index, dims, mode='raise', order='C'):
    modes = [mode] * len(dims) if isinstance(mode, str) else list(mode)
    if order not in ('C', 'F') or not len(multi_index) == len(dims) == len(modes): unsupported()
    total = 1
    for n in dims:
        assert n < 1 or total <= 9223372036854775807 // n, (
            ValueError,
            'invalid dims: array size defined by dims is larger than the maximum possible size.')
        total *= n
    at, parts = 0, list(zip(multi_index, dims, modes))
    for i in multi_index:
        if isinstance(i, (list, tuple)) and not i or numpy.shape(i) != numpy.shape(multi_index[0]):
            unsupported()
        assert numpy.asarray(i).dtype.kind != 'f', (TypeError, 'only int indices permitted')
    for i, n, mode in reversed(parts) if order == 'F' else parts:
        i = numpy.asarray(i)
        if i.dtype != int: i = i.astype(int)
        if mode not in ('raise', 'wrap', 'clip'): unsupported()
        if mode == 'wrap': i = i % n
        if mode == 'clip': i = i.clip(0, n - 1)
        assert ((i >= 0) & (i < n)).all(), (ValueError, 'invalid entry in coordinates array')
        at = at * n + i
    return at


def delete(arr, obj, axis=None):
    arr = numpy.asarray(arr)
    if axis is None:
        if arr.ndim != 1: arr = arr.ravel()
        axis = 0
    if not isinstance(axis, int) or not -arr.ndim <= axis < arr.ndim: unsupported()
    n, kept = arr.shape[axis], None
    if isinstance(obj, slice): places = list(range(n))[obj]
    elif isinstance(obj, int) and not isinstance(obj, bool): places = [obj]
    else:
        places = numpy.asarray(obj)
        if places.ndim != 1: unsupported()
        if places.dtype == bool:
            assert len(places) == n, (
                ValueError,
                f'boolean array argument obj to delete must be one dimensional and match the axis '
                f'length of {n}')
            places = places.nonzero()[0]
        if places.size and places.dtype.kind != 'i': unsupported()
        places = [int(i) for i in places.tolist()]
    for i in places:
        assert -n <= i < n, (
            IndexError, f'index {i} is out of bounds for axis {axis} with size {n}')
    gone = [i % n for i in places]
    kept = numpy.array([i for i in range(n) if i not in gone], dtype=int)
    return arr.take(kept, axis)


# ufunc.at(): one write for each index, so that an index that comes twice counts twice.
def ufunc_at(self, a, indices, *b):
    if not isinstance(a, numpy.ndarray) or len(b) > 1: unsupported()
    if isinstance(indices, tuple): places = list(zip(*[numpy.asarray(i).tolist() for i in indices]))
    else:
        at = numpy.asarray(indices)
        if at.ndim > 1 or at.dtype.kind != 'i': unsupported()
        places = at.tolist() if at.ndim else [int(at)]
    name = self.__name__
    if not b:
        if name != 'negative': unsupported()
        for i in places: a[i] = -a[i]
        return
    if name not in ('add', 'subtract', 'multiply', 'maximum', 'minimum'): unsupported()
    value = numpy.asarray(b[0])
    if a.dtype.kind in 'iu' and value.dtype.kind == 'f': unsupported()
    rest = a.ndim - (len(indices) if isinstance(indices, tuple) else 1)
    each = numpy.broadcast_to(value, [len(places)] + list(a.shape[a.ndim - rest:]))
    for k, i in enumerate(places):
        if name == 'add': a[i] += each[k]
        elif name == 'subtract': a[i] -= each[k]
        elif name == 'multiply': a[i] *= each[k]
        elif name == 'maximum': a[i] = numpy.maximum(a[i], each[k])
        else: a[i] = numpy.minimum(a[i], each[k])


def ufunc_reduceat(self, array, indices, axis=0, dtype=None, out=None):
    array, at = numpy.asarray(array), numpy.asarray(indices)
    if dtype is not None or out is not None or at.ndim != 1: unsupported()
    if not -array.ndim <= axis < array.ndim or at.dtype.kind != 'i' or not at.size: unsupported()
    axis, places = axis % array.ndim, at.tolist()
    n, before, name = array.shape[axis], (slice(None),) * axis, self.__name__
    if name not in ('add', 'multiply', 'maximum', 'minimum'): unsupported()
    for i in places:
        assert 0 <= i < n, (
            IndexError, f'index {i} out-of-bounds in {name}.reduceat [0, {n})')
    ends = places[1:] + [n]
    made = []
    for i, k in zip(places, ends):
        part = array[before + (slice(i, k if i < k else i + 1),)]
        made.append(part.sum(axis) if name == 'add' else part.prod(axis) if name == 'multiply'
            else part.max(axis) if name == 'maximum' else part.min(axis))
    return numpy.stack(made, axis)
