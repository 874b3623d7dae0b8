"""numpy.pad() in all of its modes."""


def pad(array, pad_width, mode='constant', *, constant_values=0, stat_length=None,
        end_values=None, reflect_type=None, **more):
    if more: unsupported()
    if stat_length is not None and mode not in ('maximum', 'mean', 'median', 'minimum'):
        unsupported()
    if end_values is not None and mode != 'linear_ramp': unsupported()
    if (reflect_type is not None and (mode not in ('reflect', 'symmetric')
            or reflect_type not in ('even', 'odd'))):
        unsupported()
    array = numpy.asarray(array)
    if array.T.flags.c_contiguous and not array.flags.c_contiguous: unsupported()
    if isinstance(pad_width, dict):
        widths = [(0, 0)] * array.ndim
        for d, width in pad_width.items():
            widths[d] = width
        pad_width = [(width, width) if isinstance(width, int) else width for width in widths]
    pairs = lambda given: numpy.broadcast_to(numpy.asarray(given), (array.ndim, 2)).tolist()
    if not array.ndim and isinstance(pad_width, int):
        assert pad_width >= 0, (ValueError, "index can't contain negative values")
    widths = pairs(pad_width)
    for width in widths:
        if not isinstance(width[0], int): unsupported()
        assert min(width) >= 0, (ValueError, "index can't contain negative values")
    if mode != 'constant':
        if not array.size: unsupported()
        lengths = pairs(array.size if stat_length is None else stat_length)
        ends = pairs(0 if end_values is None else end_values)
        for d in range(array.ndim):
            n = array.shape[d]
            before, after = widths[d]
            at = numpy.arange(-before, n + after)
            if mode in ('maximum', 'mean', 'median', 'minimum'):
                sides = []
                for k, width in zip(lengths[d], widths[d]):
                    if not isinstance(k, int) or k < 1: unsupported()
                    k = min(k, n)
                    part = array.take(numpy.arange(k) + (n - k if sides else 0), d)
                    if mode == 'maximum': value = part.max(d, keepdims=True)
                    elif mode == 'minimum': value = part.min(d, keepdims=True)
                    elif mode == 'mean': value = part.mean(d, keepdims=True)
                    else: value = numpy.median(part, d, keepdims=True)
                    if array.dtype.kind in 'iu': value = value.round()
                    sides.append(value.astype(array.dtype).repeat(width, d))
                array = numpy.concatenate([sides[0], array, sides[1]], d)
                continue
            if mode == 'linear_ramp':
                sides = []
                for end, width in zip(ends[d], widths[d]):
                    edge = array.take([n - 1 if sides else 0], d).astype(numpy.float64)
                    steps = (numpy.arange(width).reshape([-1 if i == d else 1
                        for i in range(array.ndim)]))
                    delta = edge - end
                    step = delta / max(width, 1)
                    ramp = (steps * step if step.all() else steps / max(width, 1) * delta) + end
                    if array.dtype.kind in 'iu': ramp = numpy.floor(ramp)
                    sides.append(ramp.astype(array.dtype).take(numpy.arange(width)[::-1
                        if sides else 1], d))
                array = numpy.concatenate([sides[0], array, sides[1]], d)
                continue
            if mode not in ('edge', 'wrap', 'reflect', 'symmetric'): unsupported()
            turn = max(2 * n - (2 if mode == 'reflect' else 0), 1)
            back = at % turn
            whole = array
            if mode == 'edge': at = at.clip(0, n - 1)
            elif mode == 'wrap': at = at % n
            else: at = numpy.where(back < n, back, turn - back - (1 if mode == 'symmetric' else 0))
            array = array.take(at, d)
            if reflect_type == 'odd':
                if max(before, after) > n - (1 if mode == 'reflect' else 0): unsupported()
                front = array.take(numpy.arange(before), d)
                rest = array.take(numpy.arange(after) + before + n, d)
                array = numpy.concatenate([2 * whole.take([0], d) - front, whole,
                    2 * whole.take([n - 1], d) - rest], d)
        return array
    values = pairs(constant_values)
    if (array.dtype.kind == 'u' and min([min(v) for v in values] + [0]) < 0
            and numpy.asarray(constant_values).size < 3):
        unsupported()
    sizes = list(array.shape)
    out = numpy.zeros([b + n + a for n, (b, a) in zip(sizes, widths)], dtype=array.dtype)
    inner = [slice(b, b + n) for n, (b, a) in zip(sizes, widths)]
    out[tuple(inner)] = array
    for d in range(array.ndim):
        for side in range(2):
            if values[d][side]:
                edge = slice(None, inner[d].start) if side == 0 else slice(inner[d].stop, None)
                out[tuple([slice(None)] * d + [edge] + inner[d + 1:])] = values[d][side]
    return out
