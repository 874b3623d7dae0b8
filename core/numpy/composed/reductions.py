"""Reductions with `initial` and `where`, averages and quantiles, and the comparison of arrays."""


def array_equal(a1, a2, equal_nan=False):
    if not equal_nan: return numpy.array_equal(a1, a2)
    a1, a2 = numpy.asarray(a1), numpy.asarray(a2)
    if a1.shape != a2.shape: return False
    return bool(((a1 == a2) | (a1 != a1) & (a2 != a2)).all())


def max(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    assert initial is not None, (
        ValueError,
        "reduction operation 'maximum' does not have an identity, so to use a where mask one has "
        "to specify 'initial'")
    a, where = numpy.asarray(a), numpy.asarray(where)
    if (out is not None or where.dtype != bool or a.dtype.kind != 'f'
            and not isinstance(initial, int) or a.dtype.kind == 'b' or a.dtype.kind == 'u'
            and not 0 <= initial < 256):
        unsupported()
    if numpy.broadcast_shapes(a.shape, where.shape) != a.shape: unsupported()
    return numpy.where(where, a, initial).max(axis=axis, keepdims=keepdims, initial=initial)


def min(a, axis=None, out=None, keepdims=False, initial=None, where=True):
    assert initial is not None, (
        ValueError,
        "reduction operation 'minimum' does not have an identity, so to use a where mask one has "
        "to specify 'initial'")
    a, where = numpy.asarray(a), numpy.asarray(where)
    if (out is not None or where.dtype != bool or a.dtype.kind != 'f'
            and not isinstance(initial, int) or a.dtype.kind == 'b' or a.dtype.kind == 'u'
            and not 0 <= initial < 256):
        unsupported()
    if numpy.broadcast_shapes(a.shape, where.shape) != a.shape: unsupported()
    return numpy.where(where, a, initial).min(axis=axis, keepdims=keepdims, initial=initial)


def any(a, axis=None, out=None, keepdims=False, where=True):
    a, where = numpy.asarray(a), numpy.asarray(where)
    if (out is not None or where.dtype != bool
            or numpy.broadcast_shapes(a.shape, where.shape) != a.shape):
        unsupported()
    return numpy.where(where, a.astype(bool), False).any(axis=axis, keepdims=keepdims)


def all(a, axis=None, out=None, keepdims=False, where=True):
    a, where = numpy.asarray(a), numpy.asarray(where)
    if (out is not None or where.dtype != bool
            or numpy.broadcast_shapes(a.shape, where.shape) != a.shape):
        unsupported()
    return numpy.where(where, a.astype(bool), True).all(axis=axis, keepdims=keepdims)


def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    a = numpy.asarray(a)
    if returned or not a.size: unsupported()
    if weights is None: return a.mean(axis, keepdims=keepdims)
    w = numpy.asarray(weights)
    if a.dtype.kind not in 'if' or w.dtype.kind not in 'if': unsupported()
    if a.dtype.kind == 'f' and a.itemsize < 8 or w.dtype.kind == 'f' and w.itemsize < 8:
        unsupported()
    a, w = a.astype(float), w.astype(float)
    if a.shape != w.shape:
        assert axis is not None, (
            TypeError, 'Axis must be specified when shapes of a and weights differ.',
            'SAME_SHAPE_REFUSED', 0, 0, 1, 1)
        if not isinstance(axis, int): unsupported()
        assert w.shape == (a.shape[axis],), (
            ValueError,
            'Shape of weights must be consistent with shape of a along specified axis.')
        w = w.reshape([-1 if d == axis % a.ndim else 1 for d in range(a.ndim)])
    total = numpy.broadcast_to(w, a.shape).sum(axis, keepdims=keepdims)
    if w.shape != a.shape: total = w.sum(axis, keepdims=keepdims)
    if (total == 0).any(): unsupported()
    return (a * w).sum(axis, keepdims=keepdims) / total


def quantile(a, q, axis=None, out=None, overwrite_input=False, method='linear', keepdims=False,
             *, weights=None):
    if out is not None or method != 'linear' or keepdims or weights is not None: unsupported()
    q = numpy.asarray(q)
    if q.dtype.kind not in 'if' or q.ndim > 1: unsupported()
    assert ((q >= 0) & (q <= 1)).all(), (
        ValueError, 'Quantiles must be in the range [0, 1]', 'BETWEEN_REFUSED')
    return quantiles_of(numpy.asarray(a), q, axis)


def percentile(a, q, axis=None, out=None, overwrite_input=False, method='linear',
               keepdims=False, *, weights=None):
    if out is not None or method != 'linear' or keepdims or weights is not None: unsupported()
    q = numpy.asarray(q)
    if q.dtype.kind not in 'if' or q.ndim > 1: unsupported()
    q = q / 100
    assert ((q >= 0) & (q <= 1)).all(), (ValueError, 'Percentiles must be in the range [0, 100]')
    return quantiles_of(numpy.asarray(a), q, axis)


# Between the two sorted elements around each quantile, as far as it lies behind the first.
def quantiles_of(a, q, axis):
    if axis is None: a, axis = a.ravel(), 0
    if a.dtype.kind not in 'if' or not a.size or not isinstance(axis, int): unsupported()
    if a.dtype.kind == 'f' and (a.itemsize < 8 or (a != a).any()): unsupported()
    if not -a.ndim <= axis < a.ndim: unsupported()
    sorted = numpy.sort(a, axis)
    last, made = a.shape[axis] - 1, []
    for v in (q * last).ravel().tolist():
        i = math.floor(v)
        t = v - i
        low, high = sorted.take(i, axis), sorted.take(i + 1 if i < last else last, axis)
        step = high - low
        made.append(high - step * (1 - t) if t >= 0.5 else low + step * t)
    if q.ndim: return numpy.array(made)
    return made[0]
