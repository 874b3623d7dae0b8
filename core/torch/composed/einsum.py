"""torch.einsum() and torch.tensordot().

Each operand gets one dim for each letter, in the same order; a pair of operands is then multiplied
element by element, or, where a letter is summed, by a batched matrix product."""


def einsum(*args): return contract(args, {})


def contract(args, names):
    assert len(args) > 1, (
        ValueError,
        'einsum(): must specify the equation string and at least one operand, or at least one '
        'operand and its subscripts list')
    if not isinstance(args[0], str): unsupported()
    ops = (list(args[1:]) if len(args) > 2
        or not isinstance(args[1], (list, tuple)) else list(args[1]))
    for p in ops:
        if not isinstance(p, torch.Tensor): unsupported()
    text, count = args[0], len(ops)
    terms, kept = einsum_terms(text)
    stop = text.find('->')
    for at in range(len(text) if stop < 0 else stop):
        assert text[at].isalpha() or text[at] in ' ,.', (
            RuntimeError,
            f'einsum(): invalid subscript given at index {at} in the equation string, subscripts '
            'must be in [a-zA-Z]')
    assert len(terms) <= count, (
        RuntimeError, 'einsum(): fewer operands were provided than specified in the equation',
        'OPERANDS_REFUSED', count, len(terms))
    assert len(terms) >= count, (
        RuntimeError, 'einsum(): more operands were provided than specified in the equation',
        'OPERANDS_REFUSED', count, len(terms))
    for i in range(count):
        t = terms[i].replace('...', '', 1)
        if '.' in t: unsupported()
        n = ops[i].dim()
        more = n - len(t)
        assert more == 0 or t != terms[i] and more > 0, (
            RuntimeError,
            f'einsum(): the number of subscripts in the equation ({len(t)}) '
            + (f'is more than the number of dimensions ({n}) for operand {i}'
               if t != terms[i]
               else f'does not match the number of dimensions ({n}) for operand {i} and no '
               'ellipsis was given'), 'WANTED_DIMS_REFUSED', i, i, n, len(t))
        terms[i] = terms[i].replace('...', '9876543210'[10 - more:])
    every = sorted(set(''.join(terms)))
    rest = ''.join([c for c in reversed(every) if c.isdigit()])
    if kept is None:
        kept = '...' + ''.join([c for c in every if c.isalpha() and ''.join(terms).count(c) == 1])
    kept = kept.replace('...', rest, 1)
    for c in kept:
        if not c.isalnum(): unsupported()
        assert kept.count(c) == 1, (
            RuntimeError, f'einsum(): output subscript {c} appears more than once in the output')
        assert c in every, (
            RuntimeError,
            f'einsum(): output subscript {c} does not appear in the equation for any input operand',
            'LETTER_NEW_REFUSED', c)
    order = kept + ''.join([c for c in every if c not in kept])
    first, seen = len(kept), {}
    for i in range(count):
        t = terms[i]
        for p in range(len(t)):
            c, n = t[p], ops[i].size(p)
            if c in t[:p]:
                m = ops[i].size(t.find(c))
                assert m == n, (
                    RuntimeError,
                    f"einsum(): subscript {c} is repeated for operand {i} but the sizes don't "
                    f"match, {n} != {m}", 'LETTER_REFUSED', c, m, n)
            elif n != 1:
                m = seen.setdefault(c, n)
                if m != n and c.isdigit(): unsupported()
                assert m == n, (
                    RuntimeError,
                    f'einsum(): subscript {c} has size {n} for operand {i} which does not '
                    f'broadcast with previously seen size {m}', 'LETTER_REFUSED', c, m, n)
    summed = [c for c in order if c not in kept]
    plain = (count == 2 and summed and not rest and ops[0].dtype == ops[1].dtype
        and ops[0].dtype in (torch.float32, torch.float64, torch.int64)
        and all([terms[0].count(c) == 1 and terms[1].count(c) == 1 for c in summed]))
    letters(ops, terms, [[names.get(c, c) if c.isalpha() else '' for c in t] for t in terms], order,
        first)
    simple = (plain and all([t.count(c) == 1 for t in terms for c in t])
        and all([n > 1 for p in ops for n in p.size()]))
    result = (multiply_letters(ops[0], ops[1], terms, kept)
        if simple else sum_letters(ops, terms, order, first))
    name_dims_(result, [names.get(c, c) if c.isalpha() else '' for c in kept])
    return result


# The letters of each operand, and of the result: None without '->'.
def einsum_terms(text):
    text = text.replace(' ', '')
    at = text.find('->')
    return (text.split(','), None) if at < 0 else (text[:at].split(','), text[at + 2:])


def multiply_letters(a, b, terms, kept):
    first, second = terms
    batch = [c for c in kept if c in first and c in second]
    rows = [c for c in kept if c not in second]
    columns = [c for c in kept if c not in first]
    summed = [c for c in sorted(first) if c not in kept]
    if rows and columns and kept.find(columns[-1]) < kept.find(rows[0]):
        a, b, first, second, rows, columns = b, a, second, first, columns, rows
    size = dict(list(zip(first, a.size())) + list(zip(second, b.size())))
    def sizes(*groups):
        return [size[c] for c in batch] + [math.prod([size[c] for c in group]) for group in groups]
    def dims(term, letters): return [term.find(c) for c in letters]
    if list(first) != batch + rows + summed: a = a.permute(*dims(first, batch + rows + summed))
    if list(second) != batch + summed + columns:
        b = b.permute(*dims(second, batch + summed + columns))
    if len(rows) != 1 or len(summed) != 1: a = a.reshape(*sizes(rows, summed))
    if len(columns) != 1 or len(summed) != 1: b = b.reshape(*sizes(summed, columns))
    product = a @ b
    got = ''.join(batch + rows + columns)
    shape = [size[c] for c in got]
    if len(rows) != 1 or len(columns) != 1:
        product = product.view(*shape) if shape else product.view(shape)
    return product if got == kept else product.permute(*dims(got, kept))


def sum_letters(ops, terms, order, first):
    count, dims = len(ops), range(len(order))
    for i in range(count):
        t, a = terms[i], ops[i]
        for c in terms[i]:
            while t.count(c) > 1:
                p = t.find(c)
                q = t.find(c, p + 1)
                a = a.diagonal(0, p, q)
                t = t[:p] + t[p + 1:q] + t[q + 1:] + c
        for c in order:
            if c not in t: a, t = a.unsqueeze(-1), t + c
        places = [t.find(c) for c in order]
        if count == 1 or places != list(dims):
            a = a.permute(*places) if places else a.permute(places)
        ops[i] = a
    left = [[p.size(d) for p in ops if p.size(d) != 1] for d in dims]
    a = ops[0]
    for b in ops[1:]:
        sums, own, other = [], [], []
        for d in dims[first:]:
            if a.size(d) != 1 and b.size(d) != 1:
                left[d] = left[d][1:]
                if len(left[d]) == 1: sums.append(d)
            elif len(left[d]) == 1 and a.size(d) != 1: own.append(d)
            elif len(left[d]) == 1 and b.size(d) != 1: other.append(d)
        if own: a = a.sum(own, True)
        if other: b = b.sum(other, True)
        for d in sums + own + other: left[d] = []
        a = sum_pair(a, b, sums) if sums else a * b
    if first == len(order): return a
    return a.sum(list(dims[first:])) if count == 1 else a.view(list(a.size())[:first])


# Sums the product of two operands over the dims `sums`, as a batched matrix product.
def sum_pair(left, right, sums):
    if not left.numel() or not right.numel(): unsupported()
    rest = [d for d in range(left.dim()) if d not in sums]
    both = [d for d in rest if left.size(d) != 1 and right.size(d) != 1]
    mine = [d for d in rest if left.size(d) != 1 and right.size(d) == 1]
    other = [d for d in rest if left.size(d) == 1]
    if mine and other and other[-1] < mine[0]: left, right, mine, other = right, left, other, mine
    sizes = [math.prod([max(left.size(d), right.size(d)) for d in part])
        for part in (both, mine, sums, other)]
    order = both + mine + sums + other
    product = (left.permute(*order).reshape(sizes[0], sizes[1],
        sizes[2]).bmm(right.permute(*(both + sums + other + mine)).reshape(sizes[0], sizes[2],
        sizes[3])))
    return (product.view(*[1 if d in sums else max(left.size(d), right.size(d))
        for d in order]).permute(*[order.index(d) for d in range(len(order))]))


def tensordot(a, b, dims=2, out=None):
    if out is not None: unsupported()
    if isinstance(dims, int):
        assert dims >= 0, (RuntimeError, f'tensordot expects dims >= 0, but got dims={dims}')
        assert dims <= min(a.dim(), b.dim()), (
            RuntimeError, f'tensordot expects dims < ndim_a or ndim_b, but got dims={dims}')
        mine, other = list(range(-dims, 0)), list(range(dims))
    else: mine, other = [list(n) for n in dims]
    assert len(mine) == len(other), (
        RuntimeError, 'both dimension lists should have same length', 'LENGTHS_REFUSED',
        len(mine), len(other))
    assert a.dtype == b.dtype, (
        RuntimeError, 'both inputs should have same dtype', 'DTYPES_DIFFER_REFUSED', 0, 1)
    for p, q in zip(mine, other):
        if a.size(p) != b.size(q) and (a.size(p) == 1 or b.size(q) == 1): unsupported()
        assert a.size(p) == b.size(q), (
            RuntimeError,
            f'contracted dimensions need to match, but first has size {a.size(p)} in dim {p} and '
            f'second has size {b.size(q)} in dim {q}', 'SIZES_REFUSED', p % a.dim(), 0, a.size(p),
            q % b.dim(), 1, b.size(q))
    n = math.prod([a.size(p) for p in mine])
    mine, other = [p % a.dim() for p in mine], [q % b.dim() for q in other]
    free, others = ([p for p in range(a.dim()) if p not in mine],
        [q for q in range(b.dim()) if q not in other])
    left = a.permute(free + mine).reshape(math.prod([a.size(p) for p in free]), n)
    right = b.permute(other + others).reshape(n, math.prod([b.size(q) for q in others]))
    return (left @ right).reshape([a.size(p) for p in free] + [b.size(q) for q in others])
