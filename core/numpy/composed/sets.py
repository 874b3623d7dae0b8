"""Arrays as sets, and values counted."""


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *,
           equal_nan=True, sorted=True):
    if not (return_index or return_inverse or return_counts or axis is not None):
        return numpy.unique(ar)
    if not isinstance(ar, numpy.ndarray): ar = numpy.asarray(ar)
    line = ar.ravel()
    if axis is not None or not line.size or line.dtype.kind == 'f' and (line != line).any():
        unsupported()
    order = line.argsort(kind='stable')
    inorder = line[order]
    first = numpy.append(True, inorder[1:] != inorder[:-1])
    found = [inorder[first]]
    if return_index: found.append(order[first])
    if return_inverse:
        inverse = numpy.empty(line.size, int)
        inverse[order] = first.cumsum() - 1
        found.append(inverse.reshape(ar.shape))
    if return_counts: found.append(numpy.diff(numpy.append(first.nonzero()[0], line.size)))
    return tuple(found)


def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    if kind not in (None, 'sort', 'table'): unsupported()
    element, table = numpy.asarray(element), numpy.asarray(test_elements).ravel()
    masked = (element.ravel()[:, None] == table).any(-1)
    return (~masked if invert else masked).reshape(element.shape)


def digitize(x, bins, right=False):
    x, bins = numpy.asarray(x), numpy.asarray(bins)
    if bins.ndim != 1 or bins.dtype.kind == 'b' or (bins[1:] < bins[:-1]).any() or (x != x).any():
        unsupported()
    return ((x[..., None] > bins) if right else (x[..., None] >= bins)).sum(-1)


def bincount(x, weights=None, minlength=0):
    x = numpy.asarray(x)
    if (x.ndim != 1 or x.dtype.kind not in 'ib' or minlength < 0 or not x.size
            or x.size * (x.max() + 1) > 100000):
        unsupported()
    assert x.min() >= 0, (
        ValueError, "'list' argument must have no negative elements", 'LEAST_REFUSED',
        int(x.min()), 0)
    is_bin = x[:, None] == numpy.arange(max(minlength, max(x.tolist()) + 1))
    if weights is None: return is_bin.sum(0)
    weights = numpy.asarray(weights, dtype=float)
    if weights.ndim != 1: unsupported()
    assert weights.shape == x.shape, (
        ValueError, 'The weights and list don\'t have the same length.')
    return numpy.where(is_bin, weights[:, None], 0.).sum(0)
