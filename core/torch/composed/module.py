"""The methods of torch.nn.Module that are not written in C."""


def module_add_module(self, name, module):
    if module is not None and not isinstance(module, torch.nn.Module):
        if not isinstance(module, (int, float, str, list, tuple, dict)): unsupported()
        assert False, (TypeError, f'{type(module).__name__} is not a Module subclass')
    put(self, name, module)


def module_register_parameter(self, name, param):
    if param is not None and not isinstance(param, torch.nn.Parameter):
        if not isinstance(param, (int, float, str, list, tuple, dict)): unsupported()
        assert False, (
            TypeError,
            f"cannot assign '{type(param).__name__}' object to parameter '{name}' "
            "(torch.nn.Parameter or None required)")
    put(self, name, param)


def module_extra_repr(self): return ''


def module_get_name(self): return type(self).__name__


def module_repr(self):
    more = self.extra_repr()
    own = [f'({n}): ' + repr(m).replace('\n', '\n  ') for n, m, k in parts(self) if k == 2]
    lines = (more.split('\n') if more else []) + own
    if len(lines) > 1 or own: more = '\n  ' + '\n  '.join(lines) + '\n'
    return f'{type(self).__name__}({more})'


def module_named_children(self): return ((n, m) for n, m, k in parts(self) if k == 2)


def module_children(self): return (m for n, m in self.named_children())


def module_named_modules(self, memo=None, prefix='', remove_duplicate=True):
    if memo is not None or not remove_duplicate: unsupported()
    found = [(prefix, self)]
    for n, m, k in parts(self):
        if k == 2:
            found += [t for t in m.named_modules(prefix=f'{prefix}.{n}' if prefix else n)
                if not any([t[1] is o[1] for o in found])]
    return (t for t in found)


def module_modules(self): return (m for n, m in self.named_modules())


def module_named_parameters(self, prefix='', recurse=True, remove_duplicate=True):
    if not recurse: unsupported()
    return (t for t in tensors_in(self, [0], prefix, remove_duplicate))


def module_parameters(self, recurse=True):
    return (t for n, t in self.named_parameters(recurse=recurse))


def module_named_buffers(self, prefix='', recurse=True, remove_duplicate=True):
    if not recurse: unsupported()
    return (t for t in tensors_in(self, [1, 3], prefix, remove_duplicate))


def module_buffers(self, recurse=True): return (t for n, t in self.named_buffers(recurse=recurse))


def module_state_dict(self):
    return ordered({n: t.detach() for n, t in tensors_in(self, [0, 1], '', False)})


def module_load_state_dict(self, state_dict, strict=True, assign=False):
    assert isinstance(state_dict, dict), (
        TypeError, f'Expected state_dict to be dict-like, got {type(state_dict)}.')
    if assign: unsupported()
    own, unexpected, wrong = dict(tensors_in(self, [0, 1], '', False)), [], []
    missing = [n for n in own if n not in state_dict
        and not (type(state_dict) is dict and n.endswith('num_batches_tracked'))]
    for p, m in self.named_modules():
        front, names = p + '.' if p else '', [n + '.' if k == 2 else n for n, t, k in parts(m)]
        for n in state_dict:
            rest = n[len(front):]
            if n.startswith(front) and (rest[:rest.find('.') + 1] or rest) not in names:
                unexpected.append(n)
    for n, t in own.items():
        if n not in state_dict: continue
        if t.size() == state_dict[n].size(): t.detach().copy_(state_dict[n])
        else: wrong.append(f'size mismatch for {n}: copying a param with shape '
            f'{state_dict[n].size()} from checkpoint, the shape in current model is {t.size()}.')
    if strict:
        for found, which in ((unexpected, 'Unexpected'), (missing, 'Missing')):
            quoted = ', '.join([f'"{n}"' for n in found])
            if found: wrong.insert(0, f'{which} key(s) in state_dict: {quoted}. ')
    assert not wrong, (RuntimeError,
        f'Error(s) in loading state_dict for {type(self).__name__}:\n\t' + '\n\t'.join(wrong))
    return _IncompatibleKeys(missing, unexpected)


class _IncompatibleKeys:
    def __init__(self, missing_keys, unexpected_keys):
        self.missing_keys, self.unexpected_keys = missing_keys, unexpected_keys

    def __repr__(self):
        if not self.missing_keys and not self.unexpected_keys:
            return '<All keys matched successfully>'
        return (f'_IncompatibleKeys(missing_keys={self.missing_keys}, '
            f'unexpected_keys={self.unexpected_keys})')


def module_apply(self, fn):
    for m in self.children(): m.apply(fn)
    fn(self)
    return self


def module_requires_grad(self, requires_grad=True):
    for p in self.parameters(): p.requires_grad_(requires_grad)
    return self


def module_zero_grad(self, set_to_none=True): pass


def module_to(self, device):
    torch.zeros(0).to(device)
    if isinstance(device, torch.dtype): unsupported()
    return self


def module_cpu(self): return self


# Parameters and buffers of floating point become those of another dtype.
def cast_module(self, dtype):
    for m in self.modules():
        for n, t, k in parts(m):
            if k == 2 or not t.is_floating_point(): continue
            if k == 0: put(m, n, torch.nn.Parameter(t.detach().to(dtype),
                requires_grad=t.requires_grad))
            else: put(m, n, t.to(dtype))
    return self


def module_half(self): return cast_module(self, torch.float16)


def module_float(self): return cast_module(self, torch.float32)


def module_double(self): return cast_module(self, torch.float64)


def module_bfloat16(self): return cast_module(self, torch.bfloat16)


# Names and tensors of the module and of those in it; kind 0 is a parameter, 1 and 3 are buffers.
def tensors_in(self, kinds, prefix, once):
    found = []
    for p, m in self.named_modules(prefix=prefix):
        if type(m).__name__ == 'LazyLinear': unsupported()
        for n, t, k in sorted(parts(m), key=lambda part: part[2] % 2):
            if k in kinds and not (once and any([t is o[1] for o in found])):
                found.append((f'{p}.{n}' if p else n, t))
    return found
