"""numpy.nditer, ndenumerate and ndindex.

nditer sorts the dims by stride, merges those that one stride can walk through, and steps through
views of the operands. The helpers nditer_*() check its many arguments."""


class nditer:
    def __init__(self, op=None, flags=None, op_flags=None, op_dtypes=None, order='K',
                 casting='safe', op_axes=None, itershape=None, buffersize=0, **more):
        for k in more:
            assert False, (TypeError, f"'{k}' is an invalid keyword argument for nditer()")
        if op is None or itershape is not None or not isinstance(buffersize, int): unsupported()
        assert flags is None or isinstance(flags, (list, tuple)), (
            ValueError, 'Iterator global flags must be a list or tuple of strings')
        flags = list(flags or ())
        for f in flags:
            if not isinstance(f, str): unsupported()
            assert f in ('buffered', 'c_index', 'copy_if_overlap', 'common_dtype', 'delay_bufalloc',
                'external_loop', 'f_index', 'grow_inner', 'growinner', 'multi_index', 'ranged',
                'refs_ok', 'reduce_ok', 'zerosize_ok'), (
                ValueError, f'Unexpected iterator global flag "{f}"')
        if order is None: order = 'K'
        if not isinstance(order, str): unsupported()
        assert order.upper() in ('C', 'F', 'A', 'K'), (
            ValueError, f"order must be one of 'C', 'F', 'A', or 'K' (got '{order}')")
        order = order.upper()
        assert casting in ('no', 'equiv', 'safe', 'same_kind', 'unsafe'), (
            ValueError,
            "casting must be one of 'no', 'equiv', 'safe', 'same_kind', 'unsafe' (got "
            f"'{casting}')")
        ops = list(op) if isinstance(op, (list, tuple)) else [op]
        assert ops, (ValueError, 'Must provide at least one operand')
        nop = len(ops)
        per = nditer_flags(op_flags, ops)
        for i in range(nop):
            if ops[i] is not None and not isinstance(ops[i], numpy.ndarray):
                ops[i] = numpy.asarray(ops[i])
                assert 'readwrite' not in per[i] and 'writeonly' not in per[i], (
                    TypeError,
                    'Iterator operand is flagged as writeable, but is an object which cannot be '
                    'written back to via WRITEBACKIFCOPY')
        asked = nditer_dtypes(op_dtypes, nop)
        loop, index = 'external_loop' in flags, 'c_index' in flags or 'f_index' in flags
        multi, buffered, reduces = 'multi_index' in flags, 'buffered' in flags, 'reduce_ok' in flags
        assert 'c_index' not in flags or 'f_index' not in flags, (
            ValueError, 'Iterator flags C_INDEX and F_INDEX cannot both be specified')
        assert not loop or not (index or multi), (
            ValueError,
            'Iterator flag EXTERNAL_LOOP cannot be used if an index or multi-index is being '
            'tracked')
        writes = [nditer_writes(ops[i], per[i], 'zerosize_ok' in flags) for i in range(nop)]
        if ('ranged' in flags or buffered and (index or multi) or any(writes)
                and 'copy_if_overlap' in flags or buffered
                and ('delay_bufalloc' in flags or buffersize or reduces)):
            unsupported()
        places = nditer_places(op_axes, ops)
        shape = nditer_shape(places, ops, op_axes)
        nditer_fits(places, ops, shape, per, writes, reduces)
        size = math.prod(shape)
        assert size or 'zerosize_ok' in flags, (
            ValueError, 'Iteration of zero-sized operands is not enabled')
        if size > 8192 and buffered: unsupported()
        strides = [nditer_strides(places[i], ops[i], shape) for i in range(nop)]
        dims = list(range(len(shape)))
        given = [a for a in ops if a is not None]
        axes = dims
        if order == 'K': axes = nditer_axes(shape, strides)
        elif order == 'F' or order == 'A' and all([a.flags.f_contiguous for a in given]):
            axes = dims[::-1]
        flipped = [order == 'K' and nop == len(given) and min([s[d] for s in strides]) < 0
            and max([s[d] for s in strides]) <= 0 for d in dims]
        read = [ops[i].dtype for i in range(nop) if ops[i] is not None
            and 'writeonly' not in per[i]]
        if not read and nop != len(given): unsupported()
        common = read[0] if read else None
        for d in read: common = numpy.promote_types(common, d)
        views = []
        for i in range(nop):
            want = (asked[i] or ('common_dtype' in flags and common)
                or (common if ops[i] is None else ops[i].dtype))
            if ops[i] is None:
                ops[i] = nditer_new(places[i], shape, axes, want)
                strides[i] = nditer_strides(places[i], ops[i], shape)
            array = ops[i]
            if array.dtype != want:
                if writes[i] or casting not in ('safe', 'same_kind'): unsupported()
                fits = (numpy.promote_types(array.dtype, want) == want or casting == 'same_kind'
                    and 'biuf'.index(array.dtype.kind) <= 'biuf'.index(want.kind)
                    and want.kind != 'u')
                if 'u' in array.dtype.kind + want.kind and not fits: unsupported()
                assert fits, (
                    TypeError,
                    f"Iterator operand {i} dtype could not be cast from {array.dtype!r} to "
                    f"{want!r} according to the rule '{casting}'")
                assert buffered or 'copy' in per[i] or not array.ndim, (
                    TypeError,
                    'Iterator operand required copying or buffering, but neither copying nor '
                    'buffering was enabled')
                array = array.astype(want)
                if not buffered or not array.ndim: ops[i] = array
                strides[i] = nditer_strides(places[i], array, shape)
            walk = array
            if op_axes is not None or writes[i] and walk.shape != tuple(shape):
                walk = numpy.lib.stride_tricks.as_strided(walk, shape, strides[i])
            elif walk.shape != tuple(shape): walk = numpy.broadcast_to(walk, shape)
            if dims and (nop == 1 or axes != dims): walk = walk.transpose(axes)
            if any(flipped):
                walk = walk[tuple([slice(None, None, -1) if flipped[d] else slice(None)
                    for d in axes])]
            if nop == 1 and order == 'K': nditer(array, walk)
            views.append(walk)
        tracked = [] if not index else nditer_counts(shape, 'f_index' in flags) or [1]
        runs = nditer_runs([shape[d] for d in axes],
            [[-s[d] if flipped[d] else s[d] for d in axes]
            for s in strides + ([tracked] if index else [])], multi)
        self._inner, self._lines = 1, []
        if buffered and loop and nop > 1 and len(runs[0]) > 1: unsupported()
        if loop:
            self._inner = size if buffered else runs[0][-1] if runs[0] else 1
            for i in range(nop):
                v, flat, part = views[i], [size] if buffered else runs[0] or [1], runs[1][i] or [0]
                if v.shape == tuple(flat): line = v
                elif buffered and len(runs[0]) > 1: line = v.flatten()
                elif nop == 1 or not v.ndim: line = v.reshape(flat)
                else: line = numpy.lib.stride_tricks.as_strided(v, flat, part)
                self._lines.append(line)
        self._views, self._writes, self._ops, self._axes, self._flipped = (views, writes,
            tuple(ops), axes, flipped)
        self._far, self._buffered = not buffered, buffered and loop and len(runs[0]) > 1
        self._sizes, self._counts, self._multi, self._runs = shape, tracked, multi, runs[0]
        self._size, self._closed = size, False
        self._dtypes = tuple([v.dtype for v in views])
        self.reset()

    def _state(self, live=False):
        assert not live or not self._closed and not self.finished, (
            ValueError, 'Iterator is past the end')
        assert not self._closed, (ValueError, 'Iterator is invalid')
        return self

    def reset(self):
        self._state()
        self._at, self._started, self.finished = 0, False, not self._size

    def _flush(self):
        for i in range(len(self._views) if self._buffered and not self.finished else 0):
            if self._writes[i]: self._views[i][...] = self._lines[i].reshape(self._views[i].shape)

    def iternext(self):
        if self._closed or self.finished: return False
        self._flush()
        self._at += self._inner
        self.finished = self._at >= self._size
        return not self.finished

    def close(self):
        if not self._closed: self._flush()
        self._closed = True

    def __enter__(self):
        assert not self._closed, (RuntimeError, 'operation on non-initialized iterator')
        return self

    def __exit__(self, *error): self.close()
    def __iter__(self): return self

    def __next__(self):
        assert not self._closed and not self.finished, (StopIteration, '')
        if self._started: assert self.iternext(), (StopIteration, '')
        self._started = True
        return self.value

    def _item(self, i):
        walk = self._lines[i] if self._lines else self._views[i]
        at = (flat_place(self._at // self._inner, walk.shape[:-1]) + (slice(None),)
            if self._lines else flat_place(self._at, walk.shape) + (...,))
        x = walk[at]
        if not self._writes[i]: x.setflags(write=False)
        return x

    @property
    def value(self):
        self._state(True)
        return (self._item(0) if len(self._ops) == 1
            else tuple([self._item(i) for i in range(len(self._ops))]))

    def __len__(self): return 0 if self._closed else len(self._ops)

    def _number(self, i):
        assert isinstance(i, (int, numpy.int64)), (
            TypeError, 'invalid index type for iterator indexing')
        if isinstance(i, bool): unsupported()
        i, n = int(i), len(self._ops)
        assert -n <= i < n, (IndexError, f'Iterator operand index {i} is out of bounds')
        return i % n

    def __getitem__(self, i):
        self._state(True)
        if isinstance(i, slice):
            if i.step not in (None, 1) or i.start and i.start >= len(self._ops): unsupported()
            return tuple([self._item(k) for k in list(range(len(self._ops)))[i]])
        return self._item(self._number(i))

    def __setitem__(self, i, value):
        self._state(True)
        if isinstance(i, slice): unsupported()
        i = self._number(i)
        assert self._writes[i], (RuntimeError, f'Iterator operand {i} is not writeable')
        x = self._item(i)
        if not x.ndim: x = x[None]
        x[...] = value

    def _place(self):
        place, at = list(self._sizes), flat_place(self._at, [self._sizes[d] for d in self._axes])
        for d, k in zip(self._axes, at):
            place[d] = self._sizes[d] - 1 - k if self._flipped[d] else k
        return tuple(place)

    @property
    def multi_index(self):
        assert self._multi or self.finished or self._closed, (
            ValueError, 'Iterator is not tracking a multi-index')
        return self._state(True)._place()

    @property
    def index(self):
        assert self._counts or self.finished or self._closed, (
            ValueError, 'Iterator does not have an index')
        return sum([k * n for k, n in zip(self._state(True)._place(), self._counts)])

    @property
    def iterindex(self): return self._state(True)._at
    @property
    def shape(self): return tuple(self._sizes if self._state(True)._multi else self._runs[::-1])
    @property
    def ndim(self): return len(self._state()._runs)
    @property
    def nop(self): return len(self._state()._ops)
    @property
    def itersize(self): return self._state()._size
    @property
    def iterrange(self): return (0, self._state()._size)
    @property
    def operands(self): return self._state()._ops
    @property
    def dtypes(self): return self._state()._dtypes
    @property
    def has_index(self): return len(self._state()._counts) > 0
    @property
    def has_multi_index(self): return self._state()._multi
    @property
    def has_delayed_bufalloc(self): return self._state() is None
    @property
    def iterationneedsapi(self): return self._state() is None
    @property
    def itviews(self): unsupported()
    def copy(self): unsupported()
    def debug_print(self): unsupported()
    def enable_external_loop(self): unsupported()
    def remove_axis(self, i): unsupported()
    def remove_multi_index(self): unsupported()
    def __delitem__(self, key): assert False, (TypeError, 'Cannot delete iterator elements')

    def __setattr__(self, name, value):
        if name not in ('iterindex', 'index', 'multi_index'):
            if (name in ('value', 'close', 'copy', 'reset', 'iternext', 'debug_print',
                    'enable_external_loop', 'remove_axis', 'remove_multi_index')
                    or name.startswith('__')):
                unsupported()
            assert name not in ('dtypes', 'finished', 'has_delayed_bufalloc', 'has_index',
                'has_multi_index', 'iterationneedsapi', 'iterrange', 'itersize', 'itviews', 'ndim',
                'nop', 'operands', 'shape'), (
                AttributeError, f"attribute '{name}' of 'numpy.nditer' objects is not writable")
            assert False, (AttributeError, f"'numpy.nditer' object has no attribute '{name}'")
        self._state()
        if self._lines or not self._far: unsupported()
        if name == 'iterindex':
            if not isinstance(value, int): unsupported()
            assert 0 <= value < self._size, (
                IndexError,
                'Iterator GotoIterIndex called with an iterindex outside the iteration range.')
        elif name == 'index':
            assert self._counts, (ValueError, 'Iterator does not have an index')
            if not self._sizes or not isinstance(value, int): unsupported()
            assert 0 <= value < self._size, (
                IndexError, 'Iterator GotoIndex called with an out-of-bounds index')
            place = flat_place(value, self._sizes if self._counts[-1] == 1
                or len(self._sizes) == 1 else self._sizes[::-1])
            if self._counts[-1] != 1 and self._counts[0] != 1 and self._size > 1: unsupported()
            value = place if self._counts[-1] == 1 or len(self._sizes) == 1 else place[::-1]
        else:
            assert self._multi, (ValueError, 'Iterator is not tracking a multi-index')
            if isinstance(value, numpy.ndarray) and value.ndim == 1: value = value.tolist()
            assert isinstance(value, (tuple, list)), (
                ValueError, 'multi_index must be set with a sequence')
            assert len(value) == len(self._sizes), (ValueError, 'Wrong number of indices')
            for k, n in zip(value, self._sizes):
                assert 0 <= k < n, (
                    IndexError, 'Iterator GotoMultiIndex called with an out-of-bounds multi-index')
        if name != 'iterindex':
            at = 0
            for d in self._axes:
                at = (at * self._sizes[d] + (self._sizes[d] - 1 - value[d]
                    if self._flipped[d] else value[d]))
            value = at
        self._at, self._started, self.finished = value, False, False


def nditer_flags(op_flags, ops):
    words = (ValueError, 'op_flags must be a tuple or array of per-op flag-tuples')
    if op_flags is None:
        return [['writeonly', 'allocate'] if a is None else ['readonly'] for a in ops]
    assert isinstance(op_flags, (list, tuple)), words
    each = len(op_flags) == len(ops) and not isinstance(op_flags[0], str)
    per = list(op_flags) if each else [op_flags]
    for flags in per:
        assert isinstance(flags, (list, tuple)), words
        for f in flags:
            assert isinstance(f, str), words
            assert f in ('aligned', 'allocate', 'arraymask', 'contig', 'copy', 'nbo',
                'no_broadcast', 'no_subtype', 'overlap_assume_elementwise', 'readonly',
                'readwrite', 'updateifcopy', 'virtual', 'writemasked', 'writeonly'), (
                ValueError, f'Unexpected per-op iterator flag "{f}"')
            if f in ('arraymask', 'updateifcopy', 'virtual', 'writemasked'): unsupported()
    return per if each else per * len(ops)


def nditer_writes(a, flags, zero):
    modes = [f for f in ('readonly', 'readwrite', 'writeonly') if f in flags]
    assert len(modes) < 2, (
        ValueError,
        'Only one of the iterator flags READWRITE, READONLY, and WRITEONLY may be specified for '
        'an operand')
    assert modes, (
        ValueError,
        'None of the iterator flags READWRITE, READONLY, or WRITEONLY were specified for an '
        'operand')
    writes = 'readonly' not in modes
    if a is None:
        assert 'allocate' in flags, (
            ValueError,
            'Iterator operand was NULL, but neither the ALLOCATE nor the VIRTUAL flag was '
            'specified')
        assert writes, (
            ValueError,
            "Automatic allocation was requested for an iterator operand, but it wasn't flagged "
            "for writing")
    else:
        assert not writes or a.flags.writeable, (
            ValueError, 'operand array with iterator write flag set is read-only')
        assert a.size or zero, (ValueError, 'Iteration of zero-sized operands is not enabled')
        if 'contig' in flags and not a.flags.c_contiguous: unsupported()
    return writes


def nditer_dtypes(op_dtypes, nop):
    if op_dtypes is None: return [None] * nop
    asked = list(op_dtypes) if isinstance(op_dtypes, (list, tuple)) else [op_dtypes]
    if len(asked) != nop: unsupported()
    return [None if d is None else numpy.dtype(d) for d in asked]


# For each operand, its dim at each dim of the iterator, or -1.
def nditer_places(op_axes, ops):
    if op_axes is None:
        op_axes, ndim = [None] * len(ops), max([0 if a is None else a.ndim for a in ops])
    else:
        assert isinstance(op_axes, (list, tuple)) and len(op_axes) == len(ops), (
            ValueError, 'op_axes must be a tuple/list matching the number of ops')
        known = [p for p in op_axes if p is not None]
        if not known: unsupported()
        ndim = len(known[0])
        for p in known:
            assert len(p) == ndim, (ValueError, 'Each entry of op_axes must have the same size')
    places = []
    for p, a in zip(op_axes, ops):
        if p is None:
            p = (list(range(ndim)) if a is None
                else [d if d >= 0 else -1 for d in range(a.ndim - ndim, a.ndim)])
        used = [d for d in p if d >= 0]
        if (a is not None and (len(p) != ndim or p and max(p) >= a.ndim)
                or len(set(used)) < len(used) or [d for d in p if d < -1]):
            unsupported()
        if a is None and sorted(used) != list(range(len(used))): unsupported()
        if op_axes[0] is None and a is not None and a.ndim > ndim: unsupported()
        places.append(list(p))
    return places


def nditer_said(shape):
    return '(' + ','.join([f'{n}' for n in shape]) + (',)' if len(shape) == 1 else ')')


def nditer_shape(places, ops, op_axes):
    shape, good = [1] * len(places[0]), True
    for p, a in zip(places, ops):
        for d in range(len(shape)):
            n = a.shape[p[d]] if a is not None and p[d] >= 0 else 1
            if n != 1: good, shape[d] = good and shape[d] in (1, n), n
    if not good and op_axes is not None: unsupported()
    assert good, (ValueError, 'operands could not be broadcast together with shapes '
        + ''.join([nditer_said(a.shape) + ' ' for a in ops if a is not None]))
    return shape


def nditer_fits(places, ops, shape, per, writes, reduces):
    for d in reversed(range(len(shape))):
        for place, a, flags, wrote in zip(places, ops, per, writes):
            missing = place[d] < 0
            if a is None and missing and shape[d] != 1 and not reduces: unsupported()
            narrow = shape[d] != 1 and (missing or a is not None and a.shape[place[d]] == 1)
            if 'no_broadcast' in flags and a is not None and (missing or narrow):
                assert False, (
                    ValueError,
                    f"non-broadcastable {'output ' if wrote else ''}operand with shape "
                    f"{nditer_said(a.shape)} doesn't match the broadcast shape "
                    f"{nditer_said(shape)}")
            if narrow and wrote:
                assert reduces, (
                    ValueError,
                    f'output operand requires a reduction along dimension {len(shape) - 1 - d}, '
                    'but the reduction is not enabled. The dimension size of 1 does not match '
                    'the expected output shape.')
                assert 'readwrite' in flags, (
                    ValueError,
                    'output operand requires a reduction, but is flagged as write-only, not '
                    'read-write')


def nditer_strides(place, a, shape):
    return [0 if a is None or shape[d] == 1 or place[d] < 0
        or a.shape[place[d]] == 1 else a.strides[place[d]] for d in range(len(shape))]


# The iterator's dims, ordered by their strides.
def nditer_axes(shape, strides):
    axes = list(range(len(shape)))
    for i in reversed(range(len(axes) - 1)):
        to = i
        for j in range(i + 1, len(axes)):
            known = swap = False
            for s in strides:
                x, y = abs(s[axes[i]]), abs(s[axes[j]])
                if x and y: swap, known = y > x and (swap or not known), True
            if known and not swap: break
            if known: to = j
        axes = axes[:i] + axes[i + 1:to + 1] + [axes[i]] + axes[to + 1:]
    return axes


# An output that the iterator allocates, laid out in its order.
def nditer_new(place, shape, axes, dtype):
    own = [(place[d], shape[d]) for d in axes if place[d] >= 0]
    ndim = len(own)
    if [d for d, n in own] == list(range(ndim)): return numpy.empty([n for d, n in own], dtype)
    if [d for d, n in own] == list(range(ndim))[::-1]:
        return numpy.empty([n for d, n in own[::-1]], dtype, order='F')
    if 1 in [n for d, n in own]: unsupported()
    back = [[d for d, n in own].index(k) for k in range(ndim)]
    return numpy.empty_like(numpy.empty([n for d, n in own], dtype).transpose(back))


def nditer_counts(shape, fortran):
    counts, count = [0] * len(shape), 1
    for d in range(len(shape)) if fortran else reversed(range(len(shape))):
        if shape[d] != 1: counts[d] = count
        count *= shape[d]
    return counts


# Sizes and strides with dims merged that one stride can walk through.
def nditer_runs(shape, strides, multi):
    sizes, steps = shape[:], [s[:] for s in strides]
    d = len(sizes) - 2
    while d >= 0 and not multi:
        fits = all([sizes[d + 1] == 1 and s[d + 1] == 0 or sizes[d] == 1 and s[d] == 0
            or s[d + 1] * sizes[d + 1] == s[d] for s in steps])
        if fits:
            for s in steps: s[d:d + 2] = [s[d + 1] or s[d]]
            sizes[d:d + 2] = [sizes[d] * sizes[d + 1]]
        d -= 1
    return sizes, steps


class ndenumerate:
    def __init__(self, arr): self.iter = numpy.asarray(arr).flat
    def __iter__(self): return self
    def __next__(self): return self.iter.coords, next(self.iter)


class ndindex:
    def __init__(self, *shape):
        if len(shape) == 1 and isinstance(shape[0], tuple): shape = shape[0]
        shape = list(shape)
        assert not shape or not min(shape) < 0, (ValueError, 'negative dimensions are not allowed')
        for n in shape:
            assert not isinstance(n, float), (
                TypeError, "'float' object cannot be interpreted as an integer")
        self._shape, self._left = [int(n) for n in shape], 0
        self._size = math.prod(self._shape)

    def __iter__(self): return self

    def __next__(self):
        assert self._left < self._size, (StopIteration, '')
        self._left += 1
        return flat_place(self._left - 1, self._shape)
