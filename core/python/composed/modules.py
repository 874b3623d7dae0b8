"""Functions of Python's modules: itertools, functools, importlib.metadata, dataclasses."""


def version(distribution_name):
    return {'torch': '2.15.0', 'numpy': '2.4.6'}.get(distribution_name) or leave_out()


def product(*iterables, **options):
    for name in options:
        assert name == 'repeat', (
            TypeError, f"'{name}' is an invalid keyword argument for product()")
    repeat = options.get('repeat', 1)
    assert repeat >= 0, (ValueError, 'repeat argument cannot be negative')
    made = [()]
    for items in [list(each) for each in iterables] * len(range(repeat)):
        made = [one + (item,) for one in made for item in items]
    return iter(made)


def chain(*iterables, **named):
    assert not named, (TypeError, 'chain() takes no keyword arguments')
    return iter([item for items in iterables for item in items])


def combinations(iterable=None, r=None):
    if r is None: unsupported()
    items = list(iterable)
    made = [[]]
    assert r >= 0, (ValueError, 'r must be non-negative')
    for _ in range(r):
        made = [one + [i] for one in made for i in range(one[-1] + 1 if one else 0, len(items))]
    return iter([tuple([items[i] for i in one]) for one in made])


def permutations(iterable=None, r=None):
    if iterable is None: unsupported()
    items = list(iterable)
    made = [[]]
    for _ in range(len(items) if r is None else r):
        made = [one + [i] for one in made for i in range(len(items)) if i not in one]
    return iter([tuple([items[i] for i in one]) for one in made])


def reduce(*given, **named):
    assert not named, (TypeError, 'reduce() takes no keyword arguments')
    if len(given) not in (2, 3): unsupported()
    function, iterable, *initial = given
    assert not isinstance(iterable, (int, float)), (
        TypeError, 'reduce() arg 2 must support iteration')
    items = initial + list(iterable)
    assert items, (TypeError, 'reduce() of empty iterable with no initial value')
    v = items[0]
    for x in items[1:]: v = function(v, x)
    return v


# What stands behind the name of a field in a dataclass, until an object is made.
class Field_:
    def __init__(self, default, factory):
        self.default_, self.factory_ = default, factory


def field(**options):
    for name in options:
        if name not in ('default', 'default_factory'): unsupported()
    assert len(options) < 2, (ValueError, 'cannot specify both default and default_factory')
    if not options: unsupported()
    return Field_(options.get('default'), options.get('default_factory'))


def replace(obj, /, **changes):
    names = fields_(obj)
    assert names is not None, (
        TypeError, 'replace() should be called on dataclass instances')
    return type(obj)(**{**{name: getattr(obj, name) for name in names}, **changes})


def asdict(obj):
    names = fields_(obj)
    assert names is not None, (TypeError, 'asdict() should be called on dataclass instances')
    made = {}
    for name in names:
        value = getattr(obj, name)
        if fields_(value) is not None:
            value = dataclasses.asdict(value)
        elif isinstance(value, list):
            for item in value:
                if not isinstance(item, (int, float, str)): unsupported()
            value = list(value)
        elif value is not None and not isinstance(value, (int, float, str)):
            unsupported()
        made[name] = value
    return made


def partial(func, /, *args, **keywords):
    def partial(*more, **named): return func(*args, *more, **{**keywords, **named})
    return partial


def cache(user_function, /):
    kept = {}

    def cache(*args):
        if args not in kept: kept[args] = user_function(*args)
        return kept[args]

    return cache


# The calls that are kept are not seen, unless a full cache forgets one.
def lru_cache(maxsize=128, typed=False):
    if typed: unsupported()
    if maxsize is not None and not isinstance(maxsize, int): return functools.cache(maxsize)
    if maxsize is not None and maxsize < 1: unsupported()

    def lru_cache(user_function):
        kept = {}

        def lru_cache(*args):
            if args not in kept:
                if maxsize is not None and len(kept) == maxsize: unsupported()
                kept[args] = user_function(*args)
            return kept[args]

        return lru_cache

    return lru_cache
