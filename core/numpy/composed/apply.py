"""Functions that call a function of the program for each line or element."""


def apply_along_axis(func1d, axis, arr, *args):
    arr = numpy.asarray(arr)
    if not -arr.ndim <= axis < arr.ndim: numpy.flip(arr, axis)
    if not arr.size: unsupported()
    lines = numpy.moveaxis(arr, axis, -1)
    shape = lines.shape[:-1]
    if not math.prod(shape): unsupported()
    done = [numpy.asarray(func1d(line, *args)) for line in lines.reshape(-1, lines.shape[-1])]
    out = numpy.empty([len(done)] + list(done[0].shape), dtype=done[0].dtype)
    for i in range(len(done)): out[i] = done[i]
    out = out.reshape(list(shape) + list(done[0].shape))
    for d in range(done[0].ndim): out = numpy.moveaxis(out, len(shape) + d, axis % arr.ndim + d)
    return out


class vectorize:
    def __init__(self, pyfunc=None, otypes=None, doc=None, excluded=None, cache=False,
                 signature=None):
        if doc or excluded or cache or signature is not None: unsupported()
        self.pyfunc = pyfunc
        self.otypes = (otypes if otypes is None
            or isinstance(otypes, str) else [numpy.dtype(t) for t in otypes])

    def _leaves(self, array):
        if isinstance(array, numpy.ndarray): return array.reshape(-1).tolist()
        if isinstance(array, (list, tuple)):
            return [leaf for part in array for leaf in self._leaves(part)]
        if not isinstance(array, (bool, int, float)) and not hasattr(array, 'dtype'): unsupported()
        return [array.item() if hasattr(array, 'dtype') else array]

    def _laid(self, arrays, shape):
        if all([a.ndim < 2 or a.flags.c_contiguous for a in arrays]): return None
        if len(arrays) > 2: unsupported()
        arrays = [a.copy(order='K') for a in arrays]
        return numpy.equal(arrays[0], arrays[-1])

    def __call__(self, *args, **kwargs):
        if self.pyfunc is None:
            self.pyfunc, = args
            return self
        if not args and not kwargs: return self.pyfunc()
        names, positional = list(kwargs), len(args)
        args = list(args) + list(kwargs.values())
        pyfunc = self.pyfunc
        named = lambda values: pyfunc(*values[:positional], **dict(zip(names, values[positional:])))
        call = named if names else lambda values: pyfunc(*values)
        for a in args:
            if not isinstance(a, (list, tuple, bool, int, float)) and not hasattr(a, 'dtype'):
                unsupported()
        arrays = [numpy.asarray(a) for a in args]
        for a in arrays:
            if a.dtype.kind not in 'biuf': unsupported()
        types = self.otypes
        if types is None:
            assert all([a.size for a in arrays]), (
                ValueError, 'cannot call `vectorize` on size 0 inputs unless `otypes` is set')
            first = call([array[(0,) * array.ndim] for array in arrays])
            types = []
            for r in first if isinstance(first, tuple) else (first,):
                if isinstance(r, (str, list, tuple, dict, set)) or r is None: unsupported()
                r = numpy.asarray(r)
                if r.ndim or r.dtype.kind not in 'biuf': unsupported()
                types.append(r.dtype)
        else:
            types = [numpy.dtype(t) for t in types]
            for t in types:
                if t.kind not in 'biuf': unsupported()
        shapes = [a.shape for a in arrays]
        dims = max([len(s) for s in shapes])
        padded = [(1,) * (dims - len(s)) + s for s in shapes]
        sizes = [1] * dims
        for p in padded:
            for d in range(dims):
                if p[d] != 1 and sizes[d] not in (1, p[d]):
                    if len(arrays) > 2: unsupported()
                    numpy.add(*arrays)
                if p[d] != 1: sizes[d] = p[d]
        prototype = self._laid(arrays, sizes)
        steps = []
        for p in padded:
            step, run = [0] * dims, 1
            for d in range(dims - 1, -1, -1):
                if p[d] != 1: step[d] = run
                run *= p[d]
            steps.append(step)
        leaves = [self._leaves(a) for a in args]
        results = [[] for t in types]
        index = [0] * dims
        for n in range(math.prod(sizes)):
            r = call([leaves[k][sum([index[d] * steps[k][d] for d in range(dims)])]
                for k in range(len(args))])
            if len(types) == 1: results[0].append(r)
            else:
                if not isinstance(r, tuple) or len(r) != len(types): unsupported()
                for k in range(len(types)): results[k].append(r[k])
            d = dims - 1
            while d >= 0:
                index[d] += 1
                if index[d] < sizes[d]: break
                index[d] = 0
                d -= 1
        done = []
        for k in range(len(types)):
            for r in results[k]:
                if not isinstance(r, (bool, int, float)) and (not hasattr(r, 'dtype') or r.ndim):
                    unsupported()
            out = numpy.array(results[k], dtype=types[k]).reshape(sizes)
            if prototype is not None:
                rows, out = out, numpy.empty_like(prototype, dtype=types[k])
                out[...] = rows
            done.append(out)
        return done[0] if len(done) == 1 else tuple(done)
