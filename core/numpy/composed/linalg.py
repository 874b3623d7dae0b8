"""Norms, eigenvalues, covariance, and products over several dims."""


def norm(x, ord=None, axis=None, keepdims=False):
    inf = float('inf')
    if not isinstance(x, numpy.ndarray): x = numpy.asarray(x)
    if x.dtype.kind != 'f': x = x.astype(float)
    n = x.ndim
    if not x.size or not n and axis is not None: unsupported()
    if axis is None and (ord is None or ord in ('f', 'fro') and n == 2 or ord == 2 and n == 1):
        all = numpy.linalg.norm(x)
        return all.reshape(n * [1]) if keepdims else all
    if axis is None: axis = tuple(range(n))
    if not isinstance(axis, tuple): axis = (axis,)
    if len(axis) == 1:
        assert not isinstance(ord, str), (ValueError, f"Invalid norm order '{ord}' for vectors")
        if ord is None or ord == 2: return numpy.linalg.norm(x, axis=axis, keepdims=keepdims)
        if ord == 0: return (x != 0).astype(x.dtype).sum(axis, keepdims=keepdims)
        size = abs(x)
        if ord == inf: return size.max(axis, keepdims=keepdims)
        if ord == -inf: return size.min(axis, keepdims=keepdims)
        if ord == 1: return size.sum(axis, keepdims=keepdims)
        return (size ** ord).sum(axis, keepdims=keepdims) ** (1 / ord)
    assert len(axis) == 2, (ValueError, 'Improper number of dimensions to norm.')
    row, col = axis
    if min(axis) < -n or max(axis) >= n: unsupported()
    assert row % n != col % n, (ValueError, 'Duplicate axes given.')
    if ord in (None, 'fro', 'f'): return numpy.linalg.norm(x, axis=axis, keepdims=keepdims)
    if ord in (2, -2, 'nuc'): unsupported()
    assert ord in (1, -1, inf, -inf), (ValueError, 'Invalid norm order for matrices.')
    if ord in (inf, -inf): row, col = col, row
    sums = abs(x).sum(row, keepdims=True)
    most = sums.max(col, keepdims=True) if ord > 0 else sums.min(col, keepdims=True)
    if keepdims: return most
    most = most.squeeze(axis)
    return most if n > 2 else most[()]


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None,
        aweights=None, *, dtype=None):
    m = numpy.asarray(m)
    if y is not None or m.size == 0: unsupported()
    if fweights is not None or aweights is not None or dtype is not None: unsupported()
    assert m.ndim < 3, (ValueError, 'm has more than 2 dimensions')
    table = numpy.array(m, dtype=float, ndmin=2)
    if not rowvar and m.ndim == 2: table = table.T
    n = table.shape[1] - (ddof if ddof is not None else 0 if bias else 1)
    if n <= 0: unsupported()
    centered = table - table.mean(1)[:, None]
    return (centered @ centered.T * (1 / n)).squeeze()


def eigh(a, UPLO='L'):
    a = numpy.asarray(a)
    if UPLO not in ('L', 'l') or a.ndim > 2 or a.dtype.kind not in 'if' or a.itemsize < 8:
        unsupported()
    if a.ndim != 2: unsupported()
    n = len(a)
    if n > 8 or n == 0 or n != a.shape[1]: unsupported()
    a = [[float(x) for x in row] for row in a.tolist()]
    most = max([abs(x) for row in a for x in row])
    if not (most == 0 or 1e-100 < most < 1e100): unsupported()
    sign = lambda x, y: -abs(x) if y < 0 or y == 0 and f'{y}'[0] == '-' else abs(x)
    z = [[float(i == j) for j in range(n)] for i in range(n)]
    e, tau, tails = [0.0] * n, [], []
    for i in range(n - 1):
        m, alpha, v = n - i - 1, a[i + 1][i], [a[k][i] for k in range(i + 2, n)]
        norm, t, beta = math.sqrt(sum([x * x for x in v])), 0.0, alpha
        if norm:
            beta = -sign(math.sqrt(alpha * alpha + norm * norm), alpha)
            t = (beta - alpha) / beta
            v = [x * (1 / (alpha - beta)) for x in v]
        v = [1.0] + v
        e[i] = beta
        if t:
            w = [t * sum([a[i + 1 + max(r, c)][i + 1 + min(r, c)] * v[c] for c in range(m)])
                for r in range(m)]
            s = -0.5 * t * sum([w[k] * v[k] for k in range(m)])
            w = [w[k] + s * v[k] for k in range(m)]
            for r in range(m):
                for c in range(r + 1): a[i + 1 + r][i + 1 + c] -= v[r] * w[c] + w[r] * v[c]
        tau.append(t)
        tails.append(v)
    d = [a[i][i] for i in range(n)]
    mixed = any(e)
    for i in reversed(range(n - 1)):
        v = tails[i]
        for c in range(i + 1, n):
            s = sum([v[k] * z[i + 1 + k][c] for k in range(len(v))]) * tau[i]
            for k in range(len(v)): z[i + 1 + k][c] -= s * v[k]
    def turn(j, c, s):
        for row in z: row[j + 1], row[j] = c * row[j + 1] - s * row[j], s * row[j + 1] + c * row[j]
    def two(a, b, c):
        total, df, tb, ab = a + c, a - c, b + b, abs(b + b)
        rt = (abs(df) * math.sqrt(1 + (ab / abs(df)) ** 2)
            if abs(df) > ab else ab * math.sqrt(1 + (abs(df) / ab) ** 2))
        large, small = (a, c) if abs(a) > abs(c) else (c, a)
        one = 1 if total >= 0 else -1
        first = 0.5 * (total + one * rt)
        second = large / first * small - b / first * b if total else -0.5 * rt
        cs = df + sign(rt, df)
        if abs(cs) > ab:
            s = 1 / math.sqrt(1 + (tb / cs) ** 2)
            c = -tb / cs * s
        elif ab == 0: c, s = 1.0, 0.0
        else:
            c = 1 / math.sqrt(1 + (cs / tb) ** 2)
            s = -cs / tb * c
        return (first, second, -s, c) if (one > 0) == (df >= 0) else (first, second, c, s)
    eps, begin = 2.0 ** -53, 0
    while begin < n:
        if begin: e[begin - 1] = 0.0
        m = begin
        while m < n - 1 and abs(e[m]) > math.sqrt(abs(d[m])) * math.sqrt(abs(d[m + 1])) * eps:
            m += 1
        e[m] = 0.0
        l, end = begin, m
        begin = m + 1
        if abs(d[end]) < abs(d[l]): l, end = end, l
        way = 1 if end >= l else -1
        side = 0 if way > 0 else -1
        while l * way <= end * way:
            m = l
            while (m != end
                    and e[m + side] ** 2 > eps * eps * abs(d[m]) * abs(d[m + way]) + 2.0 ** -1022):
                m += way
            if m != end: e[m + side] = 0.0
            if m == l: l += way
            elif m == l + way:
                j = l + side
                first, second, c, s = two(d[j], e[j], d[j + 1])
                turn(j, c, s)
                d[j], d[j + 1], e[j] = first, second, 0.0
                l += 2 * way
            else:
                p = d[l]
                g = (d[l + way] - p) / (2 * e[l + side])
                g = d[m] - p + e[l + side] / (g + sign(math.sqrt(g * g + 1), g))
                s, c, p, turns = 1.0, 1.0, 0.0, []
                for i in range(m - way, l - way, -way):
                    k = i + side
                    f, b = s * e[k], c * e[k]
                    r = sign(math.sqrt(g * g + f * f), g if g else 1.0)
                    c, s, r = ((1.0, 0.0, g) if f == 0 else (0.0, sign(1.0, f), abs(f))
                        if g == 0 else (abs(g) / abs(r), f / r, r))
                    if i != m - way: e[k + way] = r
                    g = d[i + way] - p
                    r = (d[i] - g) * s + 2 * c * b
                    p = s * r
                    d[i + way] = g + p
                    g = c * r - b
                    turns.append((k, c, -s * way))
                for k, c, s in turns: turn(k, c, s)
                d[l] -= p
                e[l + side] = g
    for i in range(n - 1):
        k = i
        for j in range(i + 1, n):
            if d[j] < d[k]: k = j
        if k != i:
            d[k], d[i] = d[i], d[k]
            for row in z: row[i], row[k] = row[k], row[i]
    if mixed and any([d[i + 1] - d[i] <= 1e-9 * most for i in range(n - 1)]): unsupported()
    return eigh_result(numpy.array(d), numpy.array(z))


def tensordot(a, b, axes=2):
    if isinstance(axes, int): mine, other = list(range(-axes, 0)), list(range(axes))
    else: mine, other = [[n] if isinstance(n, int) else list(n) for n in axes]
    a, b = numpy.asarray(a), numpy.asarray(b)
    assert len(mine) == len(other), (ValueError, 'shape-mismatch for sum')
    for p, q in zip(mine, other):
        assert -a.ndim <= p < a.ndim and -b.ndim <= q < b.ndim, (
            IndexError, 'tuple index out of range')
        assert a.shape[p] == b.shape[q], (
            ValueError, 'shape-mismatch for sum', 'SIZES_REFUSED', p % a.ndim, 0, a.shape[p],
            q % b.ndim, 1, b.shape[q])
    mine, other = [p % a.ndim for p in mine], [q % b.ndim for q in other]
    free, others = ([p for p in range(a.ndim) if p not in mine],
        [q for q in range(b.ndim) if q not in other])
    n = math.prod([a.shape[p] for p in mine])
    left = a.transpose(free + mine).reshape(math.prod([a.shape[p] for p in free]), n)
    right = b.transpose(other + others).reshape(n, math.prod([b.shape[q] for q in others]))
    return numpy.dot(left, right).reshape([a.shape[p] for p in free] + [b.shape[q] for q in others])


def kron(a, b):
    a, b = numpy.asarray(a), numpy.asarray(b)
    dims = max(a.ndim, b.ndim)
    if not dims: return a * b
    m, n = [1] * (dims - a.ndim) + list(a.shape), [1] * (dims - b.ndim) + list(b.shape)
    blocks = a.reshape([s for k in m for s in (k, 1)]) * b.reshape([s for k in n for s in (1, k)])
    return blocks.reshape([p * q for p, q in zip(m, n)])


# Rows of floats of a square matrix. Larger ones are left to processors, which differ.
def square_(a, most):
    a = numpy.asarray(a)
    assert a.ndim >= 2, (
        numpy.linalg.LinAlgError,
        f'{a.ndim}-dimensional array given. Array must be at least two-dimensional')
    assert a.shape[-1] == a.shape[-2], (
        numpy.linalg.LinAlgError, 'Last 2 dimensions of the array must be square',
        'SIZES_REFUSED', a.ndim - 2, 0, a.shape[-2], a.ndim - 1, 0, a.shape[-1])
    if a.ndim > 2 or a.dtype.kind not in 'if' or a.itemsize < 8 or not 0 < len(a) <= most:
        unsupported()
    rows = [[float(x) for x in row] for row in a.tolist()]
    if not all([-1e100 < x < 1e100 for row in rows for x in row]): unsupported()
    return rows


# L and U in place of a, column by column, with the largest pivot; returns the order of the rows and
# the sign of the permutation, which is 0 where the matrix is singular.
def eliminate_(a):
    n, sign = len(a), 1.0
    order = list(range(n))
    for j in range(n):
        for i in range(1, n):
            a[i][j] -= sum([a[i][k] * a[k][j] for k in range(min(i, j))])
        p = j
        for i in range(j + 1, n):
            if abs(a[i][j]) > abs(a[p][j]): p = i
        if a[p][j] == 0: return order, 0.0
        if p != j: a[p], a[j], order[p], order[j], sign = a[j], a[p], order[j], order[p], -sign
        for i in range(j + 1, n): a[i][j] *= 1 / a[j][j]
    return order, sign


# x of a @ x = b, where `a` is eliminated.
def substitute_(a, order, b, alone):
    n = len(a)
    b = [b[i] for i in order]
    for i in range(n):
        if n == 3 and i == 2 and not alone: b[2] -= fused_(a[2][1], b[1], a[2][0] * b[0])
        else:
            for j in range(i): b[i] -= a[i][j] * b[j]
    for i in reversed(range(n)):
        for j in reversed(range(i + 1, n)): b[i] -= a[i][j] * b[j]
        b[i] = b[i] / a[i][i] if alone else b[i] * (1 / a[i][i])
    return b


def det(a):
    a = square_(a, 5)
    order, sign = eliminate_(a)
    if not sign: return numpy.float64(0.0)
    size = 0.0
    for i in range(len(a)):
        if a[i][i] < 0: sign = -sign
        size += math.log(abs(a[i][i]))
    return numpy.float64(sign * math.exp(size))


def inv(a):
    a = square_(a, 4)
    order, sign = eliminate_(a)
    assert sign, (numpy.linalg.LinAlgError, 'Singular matrix')
    n = range(len(a))
    columns = [substitute_(a, order, [float(i == k) for i in n], False) for k in n]
    x = [list(row) for row in zip(*columns)]
    return numpy.array(x)


def solve(a, b):
    a, b = square_(a, 4), numpy.asarray(b)
    n, one = len(a), b.ndim == 1
    assert b.ndim and len(b) == n, (
        ValueError,
        f'solve{1 if one else ""}: Input operand 1 has a mismatch in its core dimension 0, with '
        'gufunc signature ' + ('(m,m),(m)->(m)' if one else '(m,m),(m,n)->(m,n)')
        + f' (size {len(b)} is different from {n})', 'SIZES_REFUSED', 0, 0, n, 0, 1,
        len(b) if b.ndim else 1)
    if b.ndim > 2 or b.dtype.kind not in 'if' or b.itemsize < 8 or not b.size: unsupported()
    order, sign = eliminate_(a)
    assert sign, (numpy.linalg.LinAlgError, 'Singular matrix')
    table = b.reshape(n, -1).T.tolist()
    columns = [substitute_(a, order, [float(x) for x in c], len(table) == 1) for c in table]
    x = [list(row) for row in zip(*columns)]
    return numpy.array(x).reshape(b.shape)


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if axis is not None or (axisa, axisb, axisc) != (-1, -1, -1): unsupported()
    a, b = numpy.asarray(a), numpy.asarray(b)
    if not a.ndim or not b.ndim or a.dtype.kind == 'b' or b.dtype.kind == 'b': unsupported()
    for i, one in enumerate((a, b)):
        assert one.shape[-1] in (2, 3), (
            ValueError, 'incompatible dimensions for cross product\n(dimension must be 2 or 3)',
            'WANTED_SIZE_REFUSED', i, one.ndim - 1, one.shape[-1], 3)
    if a.shape[-1] == 2 or b.shape[-1] == 2: unsupported()
    x, y, z = a[..., 0], a[..., 1], a[..., 2]
    u, v, w = b[..., 0], b[..., 1], b[..., 2]
    return numpy.stack([y * w - z * v, z * u - x * w, x * v - y * u], -1)
