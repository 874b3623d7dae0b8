"""Layers that hold layers, or parameters."""


class Sequential(torch.nn.Module):
    def __init__(self, *args):
        super().__init__()
        for i in range(len(args)): put(self, str(i), args[i])

    def forward(self, input):
        for module in self: input = module(input)
        return input

    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return self.children()

    def __getitem__(self, at):
        if isinstance(at, int): return list(self)[at]
        some = torch.nn.Sequential()
        for n, m, k in parts(self)[at]: put(some, n, m)
        return some

    def append(self, module):
        put(self, str(len(self)), module)
        return self

    def extend(self, sequential):
        for i, module in enumerate(sequential, len(self)): put(self, str(i), module)
        return self

    def insert(self, index, module):
        if not isinstance(module, torch.nn.Module): unsupported()
        own, n = list(self), len(self)
        assert -n <= index <= n, (IndexError, f'Index out of range: {index}')
        own = own[:index] + [module] + own[index:]
        for i in range(n + 1): put(self, str(i), own[i])
        return self

    def pop(self, key): unsupported()


class ModuleList(torch.nn.Module):
    def __init__(self, modules=None):
        super().__init__()
        if modules is not None: self.extend(modules)

    def forward(self, *input): unsupported()
    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return self.children()

    def __getitem__(self, at):
        return list(self)[at] if isinstance(at, int) else torch.nn.ModuleList(list(self)[at])

    def append(self, module):
        put(self, str(len(self)), module)
        return self

    def extend(self, modules):
        for i, module in enumerate(modules, len(self)): put(self, str(i), module)
        return self

    def __repr__(self):
        each = [repr(m) for m in self]
        lines, first = '', 0
        for i in range(len(each)):
            if i + 1 < len(each) and each[i + 1] == each[i]: continue
            n = i + 1 - first
            lines += (f'\n({first}-{i}): {n} x ' if n > 1 else f'\n({i}): ') + each[i]
            first = i + 1
        return 'ModuleList(' + lines.replace('\n', '\n  ') + ('\n)' if lines else ')')


class ModuleDict(torch.nn.Module):
    def __init__(self, modules=None):
        super().__init__()
        for name in modules or {}: put(self, name, modules[name])

    def forward(self, *input): unsupported()
    def __len__(self): return len(list(parts(self)))
    def __iter__(self): return (n for n, m in self.named_children())
    def __getitem__(self, name): return dict(self.named_children())[name]
    def keys(self): return dict(self.named_children()).keys()
    def values(self): return dict(self.named_children()).values()
    def items(self): return dict(self.named_children()).items()


class ParameterList(torch.nn.Module):
    def __init__(self, values=None):
        super().__init__()
        put(self, '_size', 0)
        if values is not None: self.extend(values)

    def __call__(self, *args, **kwargs):
        assert False, (RuntimeError, 'ParameterList should not be called.')

    def __len__(self): return self._size
    def __iter__(self): return iter([self[i] for i in range(len(self))])
    def __iadd__(self, parameters): return self.extend(parameters)

    def __getitem__(self, idx):
        if not isinstance(idx, int): return torch.nn.ParameterList(list(self)[idx])
        assert -self._size <= idx < self._size, (IndexError, f'index {idx} is out of range')
        return getattr(self, str(idx % self._size))

    def __setitem__(self, idx, param):
        assert -self._size <= idx < self._size, (IndexError, f'index {idx} is out of range')
        if isinstance(param, torch.Tensor) and not isinstance(param, torch.nn.Parameter):
            param = torch.nn.Parameter(param)
        put(self, str(idx % self._size), param)

    def append(self, value):
        self._size += 1
        self[self._size - 1] = value
        return self

    def extend(self, values):
        assert not isinstance(values, (torch.Tensor, int, float)), (
            TypeError,
            'ParameterList.extend should be called with an iterable, but got '
            + type(values).__name__)
        for value in values: self.append(value)
        return self

    def extra_repr(self):
        lines = []
        for i, p in enumerate(self):
            if not isinstance(p, torch.Tensor): unsupported()
            lines.append(f'  ({i}): Parameter containing: [{p.dtype} of size '
                + 'x'.join([str(n) for n in p.size()]) + ']')
        return '\n'.join(lines)
