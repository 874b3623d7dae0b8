"""array.flat: an iterator over the elements in row-major order, which can be indexed and assigned.

The class works on views that the array's own operations make; each item is an element."""


def array_flat(array, *value):
    if not isinstance(array, numpy.ndarray): unsupported()
    if not value: return numpy.flatiter(flat_key, array)
    assert array.flags.writeable, (ValueError, 'array is read-only')
    values = flat_values(value[0], array)
    if len(values) == 1: array[...] = values[0]
    elif values and array.size:
        line = numpy.array([values[i % len(values)] for i in range(array.size)], array.dtype)
        array[...] = line.reshape(array.shape)


class flatiter:
    def __init__(self, *given):
        assert given and given[0] is flat_key, (
            TypeError, "cannot create 'numpy.flatiter' instances")
        self.base, self.index = given[1], 0

    @property
    def coords(self):
        at, places = self.index, []
        for n in reversed(self.base.shape[1:]):
            at, places = at // (n or 1), [at % (n or 1)] + places
        return tuple([at] + places) if self.base.ndim else ()

    def __len__(self): return self.base.size
    def __iter__(self): return self

    def __next__(self):
        assert self.index < self.base.size, (StopIteration, '')
        array, at = self.base, self.coords + (...,)
        x = array[at][()]
        self.index += 1
        return x

    def copy(self, *rest):
        assert not rest, (TypeError, f'function takes exactly 0 arguments ({len(rest)} given)')
        array = self.base
        return array.flatten()

    def __array__(self, *dtype):
        array = self.base
        if array.flags.c_contiguous: return array.reshape(-1)
        line = array.flatten()
        line.setflags(write=False)
        return line

    def __getitem__(self, key):
        array = self.base
        key = flat_key(self, key)
        if key is ...: return array.flatten()
        if isinstance(key, int):
            at = flat_place(key, array.shape) + (...,)
            return array[at][()]
        line = array.reshape(-1)
        x = line[key]
        return x.copy() if isinstance(key, slice) else x

    def __setitem__(self, key, value):
        array = self.base
        assert array.flags.writeable, (ValueError, 'underlying array is read-only')
        assert not isinstance(key, tuple) or len(key), (
            IndexError, 'Assigning to a flat iterator with a 0-D index is not supported')
        index = self.index
        key = flat_key(self, key, True)
        if isinstance(key, int):
            if array.dtype == bool and (not isinstance(value, numpy.ndarray) or value.size == 1):
                value = bool(value)
            assert numpy.ndim(value) == 0 and not isinstance(value, str), (
                ValueError, 'Error setting single item of array.')
            if value is None: unsupported()
            if isinstance(value, (int, float)) and array.dtype.kind in 'iu':
                good = (value - value == 0 and (isinstance(value, float)
                    or numpy.asarray(value).astype(array.dtype) == value))
                assert good, (ValueError, 'Error setting single item of array.')
            at = flat_place(key, array.shape)
            array[at] = value
            return None
        values, n = flat_values(value, array), array.size
        if not values: return None
        if isinstance(key, numpy.ndarray) and key.dtype != bool:
            if key.size: self.index = index
            places = flat(key.tolist())
        else:
            places = (
                [i for i in range(n) if key[i]] if isinstance(key, numpy.ndarray)
                else list(range(n)) if key is ... else list(range(n))[key])
        good = 0
        while good < len(places) and -n <= places[good] < n: good += 1
        if good and array.flags.c_contiguous:
            at = key if isinstance(key, slice) or key is ... else places[:good]
            line = array.reshape(-1)
            line[at] = (values[0] if len(values) == 1
                else [values[i % len(values)] for i in range(good)])
        elif good:
            at = tuple([[flat_place(i % n, array.shape)[dim] for i in places[:good]]
                for dim in range(array.ndim)])
            array[at] = (values[0] if len(values) == 1
                else [values[i % len(values)] for i in range(good)])
        assert good == len(places), (
            IndexError, f'index {places[good]} is out of bounds for size {n}')

    def __delitem__(self, key): assert False, (TypeError, 'Cannot delete iterator elements')

    def __setattr__(self, name, value):
        if name == 'copy' or name.startswith('__'): unsupported()
        assert name != 'base', (AttributeError, 'readonly attribute')
        assert name not in ('coords', 'index'), (
            AttributeError, f"attribute '{name}' of 'numpy.flatiter' objects is not writable")
        assert False, (AttributeError, f"'numpy.flatiter' object has no attribute '{name}'")


# The key of flat[key], checked: a number, a slice, ..., or an array.
def flat_key(it, key, writes=False):
    n, wrong = (len(it), (IndexError,
        'only integers, slices (`:`), ellipsis (`...`) and integer or boolean arrays are valid '
        'indices'))
    if isinstance(key, tuple):
        for k in key:
            assert k is not None and not isinstance(k, str), wrong
            if not isinstance(k, (int, slice, list)): unsupported()
        assert len(key) < 2, (
            IndexError,
            f'too many indices for flat iterator: flat iterator is 1-dimensional, but {len(key)} '
            'were indexed')
        key = key[0] if key else ...
    assert key is not None and not isinstance(key, str), wrong
    if key is ... or isinstance(key, slice):
        it.index = 0
        return key
    if isinstance(key, (bool, float)): unsupported()
    if isinstance(key, int):
        it.index = 0
        assert -n <= key < n, (IndexError, f'index {key} is out of bounds for size {n}')
        return key % n
    listed, key = not isinstance(key, numpy.ndarray), numpy.asarray(key)
    if listed and not key.size: key = key.astype(int)
    if key.dtype == bool:
        if not key.ndim: unsupported()
        assert not listed, (
            IndexError,
            'boolean indices for iterators are not supported because of previous behavior that '
            'was confusing (valid boolean indices are expected to work in the future)')
        assert key.ndim < 2, (
            IndexError,
            f'too many indices for flat iterator: flat iterator is 1-dimensional, but {key.ndim} '
            'were indexed')
        assert key.size in (0, n), (
            IndexError,
            f'boolean index did not match indexed flat iterator along axis 0; size of axis is {n} '
            f'but size of corresponding boolean axis is {key.size}')
        it.index = 0
        return key if key.size == n else key.astype(int)
    if key.dtype.kind == 'f':
        if listed or not key.ndim: unsupported()
        assert False, (IndexError, 'arrays used as indices must be of integer (or boolean) type')
    it.index = 0
    for i in [] if writes and key.ndim else flat(key.tolist()) if key.ndim else [int(key)]:
        assert -n <= i < n, (IndexError, f'index {i} is out of bounds for size {n}')
    return int(key) % n if not key.ndim else key


# The index tuple of the element with number i.
def flat_place(i, shape):
    place = ()
    for n in reversed(shape): i, place = i // n, (i % n,) + place
    return place


# The values that an assignment writes, in a flat list.
def flat_values(value, array):
    if value is None or isinstance(value, str): unsupported()
    if (isinstance(value, bool) or isinstance(value, int) and array.dtype.kind == 'i'
            and array.itemsize == 8):
        return [value]
    if not isinstance(value, numpy.ndarray): value = numpy.array(value, array.dtype)
    if value.dtype != array.dtype: value = value.astype(array.dtype)
    elif (numpy.shares_memory(value, array)
            and not (value.shape == array.shape and value.strides == array.strides)):
        unsupported()
    return flat(value.tolist()) if value.ndim else [value.tolist()]
