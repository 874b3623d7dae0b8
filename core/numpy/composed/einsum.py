"""numpy.einsum(): letters are read, checked, and followed by transpose, product and sum."""


def einsum(*operands, out=None, dtype=None, order='K', casting='safe', optimize=False):
    assert operands, (
        ValueError,
        'must specify the einstein sum subscripts string and at least one operand, or at least '
        'one operand and its corresponding subscripts list')
    if out is not None or dtype is not None or order != 'K': unsupported()
    result = contract_arrays(operands, {})
    if optimize and not numpy.ndim(result): unsupported()
    return result


def contract_arrays(operands, names):
    if not isinstance(operands[0], str): operands = spelt(operands)
    assert len(operands) > 1, (
        ValueError, 'must specify the einstein sum subscripts string and at least one operand')
    arrays = [v if isinstance(v, numpy.ndarray) else numpy.asarray(v) for v in operands[1:]]
    terms, kept = einsum_terms(operands[0])
    if '-' in ''.join(terms): unsupported()
    count = len(arrays)
    assert len(terms) >= count, (
        ValueError,
        'fewer operands provided to einstein sum function than specified in the subscripts string')
    assert len(terms) <= count, (
        ValueError,
        'more operands provided to einstein sum function than specified in the subscripts string')
    for i in range(count):
        t = terms[i].replace('...', '', 1)
        for c in t:
            assert c.isalpha() or c == '.', (
                ValueError,
                f"invalid subscript '{c}' in einstein sum subscripts string, subscripts must be "
                "letters")
        assert '.' not in t, (
            ValueError,
            "einstein sum subscripts string contains a '.' that is not part of an ellipsis "
            f"('...') in operand {i}")
        more = arrays[i].ndim - len(t)
        assert more >= 0, (
            ValueError,
            f'einstein sum subscripts string contains too many subscripts for operand {i}',
            'WANTED_DIMS_REFUSED', i, i, arrays[i].ndim, len(t))
        assert more == 0 or t != terms[i], (
            ValueError,
            "operand has more dimensions than subscripts given in einstein sum, but no '...' "
            "ellipsis provided to broadcast the extra dimensions.")
        terms[i] = terms[i].replace('...', '9876543210'[10 - more:])
    every = sorted(set(''.join(terms)))
    rest = ''.join([c for c in reversed(every) if c.isdigit()])
    if kept is None:
        kept = '...' + ''.join([c for c in every if c.isalpha() and ''.join(terms).count(c) == 1])
    assert not rest or '...' in kept, (
        ValueError,
        "output has more dimensions than subscripts given in einstein sum, but no '...' ellipsis "
        "provided to broadcast the extra dimensions.")
    kept = kept.replace('...', rest, 1)
    for c in kept:
        if not c.isalnum(): unsupported()
        assert kept.count(c) == 1, (
            ValueError,
            f"einstein sum subscripts string includes output subscript '{c}' multiple times")
        assert c in every, (
            ValueError,
            f"einstein sum subscripts string included output subscript '{c}' which never appeared "
            "in an input", 'LETTER_NEW_REFUSED', c)
    order = kept + ''.join([c for c in every if c not in kept])
    shapes = []
    for i in range(count):
        t = terms[i]
        for q in range(len(t)):
            m, n = arrays[i].shape[t.find(t[q])], arrays[i].shape[q]
            which = ('single operand' if count == 1
                and all([c in kept for c in t[:q]]) else f'operand {i}')
            if n and not m and which[0] == 's': unsupported()
            assert m == n, (
                ValueError,
                f"dimensions in {which} for collapsing index '{t[q]}' don't match ({m} != {n})",
                'LETTER_REFUSED', t[q], m, n)
        shapes.append([arrays[i].shape[q] for q in range(len(t)) if t.find(t[q]) == q])
    met = [set([a.shape[t.find(c)] for a, t in zip(arrays, terms) if c in t
        and a.shape[t.find(c)] != 1]) for c in order]
    if max([len(sizes) for sizes in met] + [0]) < 2:
        letters(arrays, terms, [[names.get(c, c) if c.isalpha() else '' for c in t] for t in terms],
            order, len(kept))
    for i in range(count):
        a, t = arrays[i], terms[i]
        for c in order:
            while t.count(c) > 1:
                p = t.find(c)
                q = t.find(c, p + 1)
                a = diagonal(a, 0, p, q)
                t = t[:p] + t[p + 1:q] + t[q + 1:] + c
        places = [t.find(c) for c in order if c in t]
        if places != list(range(len(t))) or (count == 1 and len(places) == len(kept)):
            a = a.transpose(*places)
        arrays[i] = a
        terms[i] = t
    for i in range(count):
        a, spread = arrays[i], tuple([slice(None) if c in terms[i] else None for c in order])
        if count == 1 or None in spread: a = a[spread]
        arrays[i] = a
    if max([len(sizes) for sizes in met] + [0]) > 1:
        remapped_error(shapes, terms, arrays, order, met)
    kinds = sorted([a.dtype for a in arrays], key=lambda d: d.kind != 'f')
    for d in kinds: kinds[0] = numpy.promote_types(kinds[0], d)
    p = arrays[0] if count < 3 or arrays[0].dtype == kinds[0] else arrays[0].astype(kinds[0])
    for a in arrays[1:]: p = p * a
    if count > 1: product = p
    if len(kept) < len(order): p = p.sum(axis=tuple(range(len(kept), len(order))), dtype=p.dtype)
    elif count > 1 and p.dtype.kind == 'f' and (p == 0).any(): p = p + numpy.zeros((), p.dtype)
    if kept: name_dims_(p, [names.get(c, c) if c.isalpha() else '' for c in kept])
    return p


# einsum(a, [0, 1], ...) with the lists as letters.
def spelt(operands):
    letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
    terms = []
    for labels in list(operands[1::2]) + list(operands[len(operands) - len(operands) % 2:]):
        if not isinstance(labels, (list, tuple)): unsupported()
        for i in labels:
            if i is not ... and (not isinstance(i, int) or isinstance(i, bool) or not 0 <= i < 52):
                unsupported()
        terms.append(''.join(['...' if i is ... else letters[i] for i in labels]))
    count = len(operands) // 2
    return ([','.join(terms[:count]) + ''.join(['->' + kept for kept in terms[count:]])]
        + list(operands[:2 * count:2]))


# Raises the error of operands that do not broadcast.
def remapped_error(shapes, terms, arrays, order, met):
    said, d = '', [len(sizes) > 1 for sizes in met].index(True)
    sizes = sorted(met[d])
    reason = ('LETTER_REFUSED', order[d], sizes[0], sizes[1]) if order[d].isalpha() else ()
    for i in range(len(arrays)):
        new = [f'{arrays[i].shape[d]}' if order[d] in terms[i] else 'newaxis'
            for d in range(len(order))]
        alone = len(new) == 1
        while new and new[0] == 'newaxis': new = new[1:]
        old = [f'{n}' for n in shapes[i]]
        said += ('(' + ','.join(old) + (',)->(' if len(old) == 1 else ')->(') + ','.join(new)
            + (',) ' if alone else ') '))
    assert 0, (ValueError,
        'operands could not be broadcast together with remapped shapes [original->remapped]: '
        + said) + reason
