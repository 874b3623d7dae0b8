"""collections.namedtuple, and what the classes that it makes have in common."""


class Tuple_:
    @classmethod
    def _make(cls, iterable):
        items = tuple(iterable)
        n = len(cls._fields)
        assert len(items) == n, (TypeError, f'Expected {n} arguments, got {len(items)}')
        return named_(cls, items)

    def _asdict(self):
        return dict(zip(self._fields, self))

    def _replace(self, **kwds):
        others = [name for name in kwds if name not in self._fields]
        assert not others, (ValueError, f'Got unexpected field names: {others!r}')
        return self._make([kwds.get(name, item) for name, item in zip(self._fields, self)])


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if rename or module is not None: unsupported()
    if isinstance(field_names, str): field_names = field_names.replace(',', ' ').split()
    names = [str(each) for each in field_names]
    seen = []
    for name in [str(typename)] + names:
        letters = name.replace('_', 'a')
        assert letters.isalnum() and not letters[0].isdigit(), (
            ValueError, f'Type names and field names must be valid identifiers: {name!r}')
        assert name not in ('and', 'as', 'assert', 'class', 'def', 'del', 'for', 'from', 'if',
            'import', 'in', 'is', 'lambda', 'not', 'or', 'pass', 'return', 'while', 'with',
            'None', 'True', 'False', 'yield', 'try', 'except', 'raise', 'else', 'elif'), (
            ValueError, f'Type names and field names cannot be a keyword: {name!r}')
    for name in names:
        assert name[0] != '_', (
            ValueError, f'Field names cannot start with an underscore: {name!r}')
        assert name not in seen, (ValueError, f'Encountered duplicate field name: {name!r}')
        seen.append(name)
    given = tuple(defaults or ())
    assert len(given) <= len(names), (TypeError, 'Got more default values than field names')
    return named_class_(
        str(typename), tuple(names), dict(zip(names[len(names) - len(given):], given)))
