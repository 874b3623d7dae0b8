"""Reductions with `initial` and `where`, and the comparison of whole arrays."""


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
