"""Choices with probabilities."""


def choice(a, size=None, replace=True, p=None):
    pool = a if isinstance(a, int) else numpy.asarray(a)
    if not isinstance(a, int) and pool.ndim != 1: unsupported()
    n = a if isinstance(a, int) else len(pool)
    p = numpy.asarray(p, dtype=float)
    if p.ndim != 1 or not isinstance(pool, int) and pool.ndim != 1 or not n or not replace:
        unsupported()
    assert p.size == n, (ValueError, "'a' and 'p' must have same size")
    assert not (p != p).any(), (ValueError, 'probabilities contain NaN')
    assert not (p < 0).any(), (ValueError, 'probabilities are not non-negative')
    assert abs(p.sum() - 1) <= 1.4901161193847656e-08, (ValueError, 'probabilities do not sum to 1')
    upto = p.cumsum()
    upto /= upto[-1]
    drawn = numpy.random.random_sample(size)
    at = (drawn >= upto).sum() if size is None else (drawn[..., None] >= upto).sum(-1)
    return pool[at] if not isinstance(pool, int) else int(at) if size is None else at


def generator_choice(self, a, size=None, replace=True, p=None):
    pool = a if isinstance(a, int) else numpy.asarray(a)
    if not isinstance(a, int) and pool.ndim != 1: unsupported()
    n = a if isinstance(a, int) else len(pool)
    p = numpy.asarray(p, dtype=float)
    if p.ndim != 1 or not isinstance(pool, int) and pool.ndim != 1 or not n or not replace:
        unsupported()
    assert p.size == n, (ValueError, "a and p must have same size")
    assert not (p != p).any(), (ValueError, 'Probabilities contain NaN')
    assert not (p < 0).any(), (ValueError, 'Probabilities are not non-negative')
    assert abs(p.sum() - 1) <= 1.4901161193847656e-08, (
        ValueError,
        'Probabilities do not sum to 1. See Notes section of docstring for more information.')
    upto = p.cumsum()
    upto /= upto[-1]
    drawn = self.random(size)
    at = (drawn >= upto).sum() if size is None else (drawn[..., None] >= upto).sum(-1)
    return pool[at] if not isinstance(pool, int) else int(at) if size is None else at
