"""einops: rearrange(), repeat(), reduce(), parse_shape() and einsum().

recipe() reads a pattern once and writes it out as a function of the tensor; that function runs, and
its steps are shown. Names of ours begin or end with _, which no axis may; an axis that is a number
is called '2-axis', with spaces behind it that tell equal numbers apart. Python leaves the order of
a set in an error to chance; here its items have the order of the pattern."""


def rearrange(tensor, pattern, **axes_lengths):
    return transform(tensor, pattern, 'rearrange', axes_lengths)


def repeat(tensor, pattern, **axes_lengths):
    return transform(tensor, pattern, 'repeat', axes_lengths)


def reduce(tensor, pattern, reduction, **axes_lengths):
    return transform(tensor, pattern, reduction, axes_lengths)


class Rearrange(torch.nn.Module):
    def __init__(self, pattern, **axes_lengths):
        super().__init__()
        self.pattern, self.axes_lengths = pattern, axes_lengths

    def forward(self, input):
        return transform(input, self.pattern, 'rearrange', self.axes_lengths, True)

    def __repr__(self):
        return ('Rearrange(' + repr(self.pattern)
            + ''.join([f', {a}={self.axes_lengths[a]}' for a in self.axes_lengths]) + ')')


class Reduce(torch.nn.Module):
    def __init__(self, pattern, reduction, **axes_lengths):
        super().__init__()
        self.pattern, self.reduction, self.axes_lengths = pattern, reduction, axes_lengths

    def forward(self, input):
        return transform(input, self.pattern, self.reduction, self.axes_lengths, True)

    def __repr__(self):
        return (f'Reduce({self.pattern!r}, {self.reduction!r}'
            + ''.join([f', {a}={self.axes_lengths[a]}' for a in self.axes_lengths]) + ')')


def transform(tensor, pattern, reduction, sizes, layer=False, recipes={}):
    x, of = tensor, isinstance(reduction, str)
    if (not isinstance(pattern, str) or not of
            and isinstance(reduction, (int, float, list, tuple, dict, torch.Tensor, numpy.ndarray))
            or reduction is None):
        unsupported()
    if isinstance(x, list):
        assert x, (TypeError, "Rearrange/Reduce/Repeat can't be applied to an empty list")
        taken(x[0])
        x = torch.stack(tensor) if isinstance(x[0], torch.Tensor) else numpy.stack(tensor)
    taken(x)
    for a in sizes:
        if type(sizes[a]) != int or sizes[a] < 1: unsupported()
    where = (f' Error while processing {reduction}-reduction pattern "{pattern}".\n Input tensor '
        f'shape: {x.shape}. Additional info: {sizes}.\n ' if of else None)
    key = (pattern, reduction if of else 0, x.ndim, isinstance(x, torch.Tensor), tuple(sizes))
    if key not in recipes: recipes[key] = recipe(pattern, key[1], key[4], x.ndim, key[3], where)
    f = recipes[key]
    return f(x, reduction, '' if layer else where, sizes)


# The function that does what a pattern says.
def recipe(pattern, op, names, ndim, torch_, where):
    sides = pattern.split('->')
    assert len(sides) > 1, (ValueError, 'not enough values to unpack (expected 2, got 1)')
    assert len(sides) == 2, (ValueError, 'too many values to unpack (expected 2)')
    left, right = (axes_of(sides[0], where, False, False, ' '),
        axes_of(sides[1], where, False, False, '  ' * len(pattern)))
    l, r = [a for group in left for a in group], [a for group in right for a in group]
    lost, new = [a for a in l if a not in r], [a for a in r if a not in l]
    assert '…' not in new, fail_(
        where, f'Ellipsis found in right side, but not left side of a pattern {pattern}')
    assert '…' in left or '…' not in l, fail_(
        where, f'Ellipsis inside parenthesis in the left side is not allowed: {pattern}')
    if op == 'rearrange':
        assert '-' not in ''.join(l + r), fail_(
            where,
            'Non-unitary anonymous axes are not supported in rearrange (exception is length 1)')
        assert not lost + new, fail_(
            where,
            f'Identifiers only on one side of expression (should be on both): {as_set(lost + new)}',
            'AXES_REFUSED', len(l), len(r))
    elif op == 'repeat':
        assert not lost, fail_(
            where, f'Unexpected identifiers on the left side of repeat: {as_set(lost)}')
        open = [a for a in new if '-' not in a and a not in names]
        assert not open, fail_(
            where, f'Specify sizes for new axes in repeat: {as_set(open)}', 'NEW_DIM_REFUSED',
            len(open))
    else:
        known = ('min', 'max', 'sum', 'mean', 'prod', 'any', 'all')
        assert op in known or where is None, fail_(
            where, f'Unknown reduction {op}. Expect one of {known}.')
        assert not new, fail_(
            where, f'Unexpected identifiers on the right side of reduce {op}: {as_set(new)}')
    count = len(left)
    rest = [f'rest{i}' for i in range(ndim - count + 1)] if '…' in left else []
    if '…' in left:
        assert ndim >= count - 1, fail_(
            where, f'Wrong shape: expected >={count - 1} dims. Received {ndim}-dim tensor.')
    else:
        assert ndim == count, fail_(
            where, f'Wrong shape: expected {count} dims. Received {ndim}-dim tensor.',
            'WANTED_DIMS_REFUSED', 0, 0, ndim, count)
    for a in l + r:
        if a in rest + ['reduction', 'tensor', 'numpy']: unsupported()
    x = 'tensor' if 'x' in l + r else 'x'
    left, right = with_rest(left, rest), with_rest(right, rest)
    l, r = [a for group in left for a in group], [a for group in right for a in group]
    text = f'def f({x}, reduction, where_, size_):\n  shape_ = {x}.shape\n'
    for a in names:
        assert '_' not in a[0] + a[-1], fail_(where, f"('Invalid name for an axis', '{a}')")
        assert a in l + r, fail_(where, f'Axis {a} is not used in transform')
        text += f"  {a} = size_['{a}']\n"
    for i in range(ndim):
        free = [a for a in left[i] if '-' not in a and a not in names]
        assert len(free) < 2, fail_(
            where, f'Could not infer sizes for {as_set(free)}', 'OPEN_SIZES_REFUSED', 0, i,
            len(free))
        size, by = f'shape_[{i}]', sizes_of([[a for a in left[i] if a not in free]])[0]
        if not free:
            text += (f"  assert {size} == {by}, fail_(where_, f'Shape mismatch, {{{size}}} != "
                f"{{{by}}}', 'WANTED_SIZE_REFUSED', 0, {i}, {size}, {by})\n")
        elif len(left[i]) > 1:
            text += (
                f"  assert {size} % ({by}) == 0, fail_(where_, f\"Shape mismatch, can't divide "
                f"axis of length {{{size}}} in chunks of {{{by}}}\", 'MULTIPLE_REFUSED', "
                f"{size}, {by})\n  {free[0]} = {size} // "
                f"({by})\n")
        else: text += f'  {free[0]} = {size}\n'
    text += naming(x, left, rest)
    if [group for group in left if len(group) != 1]:
        text += (f"  {x} = {x}.reshape({listed(sizes_of([[a] for a in l]))})\n"
            + naming(x, [[a] for a in l], rest))
    kept, gone = [a for a in r if a in l], [a for a in l if a not in r]
    order = [l.index(a) for a in kept + gone]
    if order != list(range(len(l))):
        text += f"  {x} = {x}.{'permute' if torch_ else 'transpose'}({listed(order)})\n"
    along = list(range(len(kept), len(l)))
    if along and op == 'mean':
        text += (f'  assert {x}' + ('.is_floating_point()' if torch_ else ".dtype.kind == 'f'")
            + ", (NotImplementedError, 'reduce_mean is not available for non-floating tensors')\n")
    dims = f'({listed(along)})' if len(along) > 1 else listed(along)
    if not along: pass
    elif where is None: text += f'  {x} = reduction({x}, {tuple(along)})\n'
    elif not torch_: text += f'  {x} = {x}.{op}(axis={dims})\n'
    elif op in ('any', 'all', 'prod'):
        text += ''.join([f'  {x} = {x}.{op}(dim={i})\n' for i in reversed(along)])
    else: text += f"  {x} = {x}.{'a' if op in ('min', 'max') else ''}{op}(dim={dims})\n"
    for i in range(len(r)):
        if r[i] not in l:
            text += (f'  {x} = {x}.unsqueeze({i})\n'
                if torch_ else f'  {x} = numpy.expand_dims({x}, {i})\n')
    if len(r) > len(kept):
        sizes = [sizes_of([[a]])[0] if a not in l else '-1' if torch_ else '1' for a in r]
        text += ((f'  {x} = {x}.expand({listed(sizes)})\n'
            if torch_
            else f"  {x} = numpy.tile({x}, ({listed(sizes)}{',' if len(r) == 1 else ''}))\n")
            + naming(x, [[a] for a in r], rest))
    if [group for group in right if len(group) != 1]:
        text += f'  {x} = {x}.reshape({listed(sizes_of(right))})\n'
    return function(text + f'  return {x}\n')


def fail_(where, words, *reason):
    if where is None: unsupported()
    return (einops.EinopsError, where + words) + reason


# Checks that x is a tensor or an array.
def taken(x):
    assert isinstance(x, (torch.Tensor, numpy.ndarray)), (
        RuntimeError, f'Tensor type unknown to einops {type(x)}')


def as_set(axes): return '{' + ', '.join([a.strip() if '-' in a else f"'{a}'" for a in axes]) + '}'


# One side of a pattern as groups of axes.
def axes_of(side, where, any_name, again, space):
    if '.' in side:
        assert '...' in side, fail_(where, 'Expression may contain dots only inside ellipsis (...)')
        assert side.count('...') == 1 and side.count('.') == 3, fail_(
            where,
            'Expression may contain dots only inside ellipsis (...); only one ellipsis for tensor ')
    groups, group, seen = [], None, []
    closed = where if side.count('(') <= side.count(')') else None
    for word in side.replace('...', '…').replace('(', ' ( ').replace(')', ' ) ').split(' '):
        if word == '(':
            assert group is None, fail_(
                where, 'Axis composition is one-level (brackets inside brackets not allowed)')
            group = []
        elif word == ')':
            assert group is not None, fail_(where, 'Brackets are not balanced')
            groups.append(group)
            group = None
        elif word:
            for c in word:
                if (c > '~' and c != '…'
                        or f' {word} ' in (
                            ' False None True and as assert async await axis break class continue '
                            'def del elif else except finally for from global if import in is '
                            'lambda nonlocal not or pass raise return try while with yield ')):
                    unsupported()
                assert c in 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_…', (
                    fail_(where, f"Unknown character '{c}'"))
            assert again or word not in seen or any_name and word == '_', fail_(
                closed, f'Indexing expression contains duplicate dimension "{word}"')
            axes = [word]
            if '…' in word:
                assert word == '…', fail_(
                    closed, f'Invalid axis identifier: {word}\nnot a valid python identifier')
            elif word.isdigit():
                assert int(word), fail_(closed, 'Anonymous axis should have positive length, not 0')
                axes = [] if int(word) == 1 else [f'{int(word)}-axis' + space * (len(seen) + 1)]
            elif not any_name or word != '_':
                assert word[0] not in '0123456789', fail_(
                    closed, f'Invalid axis identifier: {word}\nnot a valid python identifier')
                assert '_' not in word[0] + word[-1], fail_(
                    closed,
                    f'Invalid axis identifier: {word}\naxis name should should not start or end '
                    'with underscore')
            seen += axes
            if group is None: groups.append('…' if word == '…' else axes)
            else: group += axes
    assert group is None, fail_(
        where, 'Imbalanced parentheses in expression: "' + side.replace('...', '…') + '"')
    return groups


# The groups with the dims of the ellipsis in its place.
def with_rest(groups, rest):
    out = []
    for group in groups:
        if group == '…': out += [[axis] for axis in rest]
        else: out.append([axis for one in group for axis in (rest if one == '…' else [one])])
    return out


def listed(values): return ', '.join([f'{v}' for v in values]) or '()'


# Each group as a product of sizes.
def sizes_of(groups):
    return [' * '.join([axis.split('-')[0] for axis in group]) or '1' for group in groups]


# The line that names the dims of x for the pictures.
def naming(x, groups, rest):
    names = ['' if [a for a in group if '-' in a or a in rest] else '*'.join(group)
        for group in groups]
    return f'  name_dims_({x}, {names})\n'


def parse_shape(x, pattern):
    groups = axes_of(pattern, '', True, False, ' ')
    taken(x)
    shape = x.shape
    assert not [g for g in groups if len(g) > 1], (
        RuntimeError, f"Can't parse shape with composite axes: {pattern} {shape}")
    more = len(shape) - len(groups)
    if '…' in groups:
        assert more >= -1, (
            RuntimeError, f"Can't parse shape with this number of dimensions: {pattern} {shape}")
        groups = with_rest(groups, ['_'] * (more + 1))
    else:
        assert not more, (
            RuntimeError,
            f"Can't parse shape with different number of dimensions: {pattern} {shape}")
    out = {}
    for i in range(len(shape)):
        a, n = ''.join(groups[i]), shape[i]
        assert a or n == 1, (RuntimeError, f'Length of axis is not 1: {pattern} {shape}')
        if '-' in a:
            assert int(a.split('-')[0]) == n, (
                RuntimeError, f'Length of anonymous axis does not match: {pattern} {shape}')
        elif a not in '_': out[a] = n
    return out


def einsum(*tensors_and_pattern):
    tensors, pattern, letters = tensors_and_pattern[:-1], tensors_and_pattern[-1:], {}
    assert tensors, (
        ValueError,
        '`einops.einsum` takes at minimum two arguments: the tensors (at least one), followed by '
        'the pattern.')
    pattern = pattern[0]
    assert isinstance(pattern, str), (
        ValueError,
        'The last argument passed to `einops.einsum` must be a string, representing the einsum '
        'pattern.')
    assert '->' in pattern, (ValueError, "Einsum pattern must contain '->'.")
    sides = pattern.split('->')
    if len(sides) > 2: unsupported()
    left, right = ([axes_of(side, '', True, True, ' ') for side in sides[0].split(',')],
        axes_of(sides[1], '', True, False, ' '))
    equation = (','.join([einsum_letters(groups, letters, '') for groups in left]) + '->'
        + einsum_letters(right, letters, pattern))
    taken(tensors[0])
    names = {letters[a]: a for a in letters}
    return ((contract if isinstance(tensors[0], torch.Tensor)
        else contract_arrays)([equation] + list(tensors), names))


def einsum_letters(groups, letters, pattern):
    text = ''
    for g in groups:
        if g != '…':
            assert g, (NotImplementedError, 'Singleton () axes are not yet supported in einsum.')
            assert len(g) < 2, (
                NotImplementedError, 'Shape rearrangement is not yet supported in einsum.')
            assert '-' not in g[0], (
                NotImplementedError, 'Anonymous axes are not yet supported in einsum.')
            if pattern:
                assert g[0] in letters, fail_(
                    '', f'Unknown axis {g[0]} on right side of einsum {pattern}.')
            if g[0] not in letters:
                letters[g[0]] = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'[len(letters)]
        text += '...' if g == '…' else letters[g[0]]
    return text
