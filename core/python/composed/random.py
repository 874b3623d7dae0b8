"""Functions of the module random; those in core/python/random.c draw the numbers."""


def randrange(start, stop=None, step=1):
    for each in (start, 0 if stop is None else stop, step):
        if not isinstance(each, int): unsupported()
    alone = stop is None
    if alone: start, stop = 0, start
    assert step != 0, (ValueError, 'zero step for randrange()')
    count = len(range(start, stop, step))
    if step == 1 and not alone:
        assert count, (ValueError, f'empty range for randrange() ({start}, {stop}, {stop - start})')
    assert count, (ValueError, 'empty range for randrange()')
    return start + step * below_(count)


def randint(a, b):
    for each in (a, b):
        if not isinstance(each, int): unsupported()
    assert a <= b, (
        ValueError, f'empty range for randrange() ({a}, {b + 1}, {b + 1 - a})')
    return a + below_(b + 1 - a)


def choice(seq):
    if isinstance(seq, (set, dict)): unsupported()
    assert len(seq), (IndexError, 'Cannot choose from an empty sequence')
    return seq[below_(len(seq))]


def sample(population, k, *, counts=None):
    if counts is not None or not isinstance(k, int): unsupported()
    assert not isinstance(population, (set, dict)), (
        TypeError, 'Population must be a sequence.  For dicts or sets, use sorted(d).')
    n = len(population)
    assert 0 <= k <= n, (ValueError, 'Sample larger than population or is negative')
    room, result = 21, []
    if k > 5: room += 4 ** math.ceil(math.log(k * 3, 4))
    if n <= room:
        pool = list(population)
        for i in range(k):
            j = below_(n - i)
            result.append(pool[j])
            pool[j] = pool[n - i - 1]
        return result
    selected = set()
    for i in range(k):
        j = below_(n)
        while j in selected: j = below_(n)
        selected.add(j)
        result.append(population[j])
    return result


def uniform(a, b):
    return a + (b - a) * random.random()


def choices(population, weights=None, *, cum_weights=None, k=1):
    if cum_weights is not None: unsupported()
    n = len(population)
    if weights is None: return [population[math.floor(random.random() * n)] for i in range(k)]
    total, sums = 0, []
    for each in weights:
        total += each
        sums.append(total)
    assert len(sums) == n, (ValueError, 'The number of weights does not match the population')
    total = sums[-1] + 0.0
    assert total > 0.0, (ValueError, 'Total of weights must be greater than zero')
    result = []
    for i in range(k):
        drawn, at = random.random() * total, 0
        while at < n - 1 and drawn >= sums[at]: at += 1
        result.append(population[at])
    return result


def gauss(mu=0.0, sigma=1.0):
    z = spare_()
    if z is None:
        angle = random.random() * math.tau
        radius = math.sqrt(-2.0 * math.log(1.0 - random.random()))
        z = math.cos(angle) * radius
        spare_(math.sin(angle) * radius)
    return mu + z * sigma


def normalvariate(mu=0.0, sigma=1.0):
    while True:
        u = random.random()
        v = 1.0 - random.random()
        z = 4 * math.exp(-0.5) / math.sqrt(2.0) * (u - 0.5) / v
        if z * z / 4.0 <= -math.log(v): return mu + z * sigma
