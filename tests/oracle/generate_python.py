"""Random statements of Python itself, as they stand in programs about tensors; for both dialects."""
from templates import drawn_from, lines

TEXT = lines("""
    '«abc|a,b,,c| x y |Hello, World|tensor(1)||aXbXc»'.«upper()|lower()|strip()|split()|split(',')|isdigit()|isalpha()|isalnum()|lstrip()|rstrip()|split('X', 1)|replace('a', 'bb')|count('a')|find('b')|index('c')|startswith('a')|endswith('c')|zfill(8)|center(9, '*')|ljust(6)|rjust(<n>)|join(['1', '2'])|split('')|title()|index('z')»
    f'{<k>«|:d|:5d|:<4|:>6|:^7|:+|:05d|:x|:b|:o|:,|:.2f|:e|:%|:s|:c|:08.3f»}'
    f'{<k> / 8«|:.2f|:8.3f|:<10.1f|:+.1e|:.0%|:g|:5|:e|:.3|:d|:,.2f|:010.4f|!r|!s:>8»}'
    f'{"ab"«|:5|:>5|:^6|:*<6|!r|:.1|:d|:05»} {<x>.shape«|!r|!s:>12»} {<n>=}'
    f'{<x>.ndim:>{<n>}} {len(<x>.shape)!r:<3}|'
    '%«d|5d|-4d|s|r|.2f|05.1f|e|g|x|%|+d|i|q» and %s' % («<k>, 'b'|1.5, <k>|'a', 'b'|<k>,|True, None»)
    '{} «{}|{0}|{1:>5}|{:.1f}|{a}|{:d}|{!r}» {{}}'.format(<k>, <k> / 4«|, a=2|, <n>»)
    '{0} {1} {0}'.format(«<k>, 'x'|<k>|<x>.shape, <n>»)
    'ab' «+|*|in|<|==|%|-» «'b'|3|<n>|'abc'|None»
    'hello'[«0|-1|1:3|::-1|9|:2|'a'|1:9:2»]
    str(«<k>|1.5|[1, 'a']|(1,)|None|{'a': 1}|True|1e16|1e-7|0.1 + 0.2|float('nan')|{1, 2}|<x>.shape»)
    repr(«'a'|"it's"|1.0|[1.5, None]|(2,)|range(3)|slice(1, 2)|'a\\\\n'|3 > 2»)
    print(«<k>, 'a'|<x>.shape|'a', 'b', sep='-'|1, 2, end='!'|[1, 'b'], (1,), {}|*[1, 2]|<x>.ndim, <y>.shape, sep=', '»)
    len(«'abc'|[1, 2]|(1,)|{'a': 1}|<x>.shape|5|{1, 2}|range(<n>)|None»)
""")
NUMBERS = lines("""
    <k> «+|-|*|/|//|%|**|&|^» «<k>|2.5|True|0|'a'|None|7»
    <k> / 8 «+|-|*|/|//|%|**» «<k>|0.5|3»
    -<n> «//|%|**» «3|-2|2.5»
    «2 ** 70|10 ** 20|2 ** 64 - 1|7 ** 30 % 11|-2 ** 63|3 ** 40 // 7|2 ** 0.5|2 ** -1|10 ** 400|1 << 40|255 >> 2»
    «int|float|bool|str|abs|round» («<k>|2.5|-1.5|'3'|'2.5'|'x'|None|True|[1]|3.999|1e20»)
    round(«2.675, 2|2.5|3.5|-0.5|1234.567, -2|1.005, 2|7, -1|<k> / 3, 3|1e300, 2»)
    «min|max|sum|sorted|list|tuple|set|any|all|len» («[3, 1, 2]|(1.5, 2)|[]|'hello'|range(<n>)|{3: 1, 2: 0}|<x>.shape|[1, 'a']|5|[True, False]»)
    «min|max»(<k>, <k>, «<n>|2.5»)
    divmod(«7, 3|-7, 3|7.5, 2|<k>, 2|5, 0»)
    pow(«2, 10|2, -1|2, 0.5|0, 0|<k>, 2»)
    math.«sqrt|exp|log|log2|log10|sin|cos|tanh|floor|ceil|trunc|fabs|radians|degrees|factorial|isnan|isinf|isfinite»(«<n>|<k>|2.5|0|16|-1|0.1|'a'|float('inf')»)
    math.«gcd(12, 18)|gcd(<n>, <k>)|comb(5, <n>)|prod([1, 2, <n>])|prod(<x>.shape)|pow(2, <k>)|log(8, 2)|log(<n>, 10)|pi|e|tau|inf|nan|isqrt(17)»
    «1 < 2 < <n>|1 == 1.0 == True|'a' < 'b'|[1, 2] < [1, 3]|(1,) == [1]|None is None|<k> is not None|not <k>|<k> and 'yes'|<k> or 'no'|3 in [1, 2]|'a' not in 'bc'|1 if <k> > 0 else 2|{1} <= {1, 2}»
    isinstance(«<k>|2.5|'a'|[1]|None|True|<x>.shape», «int|float|(int, str)|str|list|tuple|bool»)
    type(«<k>|2.5|'a'|[1]|None|True|(1,)|{}|<x>.shape|{1}|range(2)|int»)
""")
LISTS = lines("""
    [i «* 2|** 2|% 3|/ 2|, i|< 2» for i in range(<n>)]
    [(i, j) for i in range(<n>) for j in range(i)]
    [i for i in range(9) if i % <n> == 0]
    {i: i * i for i in range(<n>)}
    {i % 2 for i in range(<n>)}
    sum(i * i for i in range(<n>))
    [len(w) for w in 'a bb ccc'.split()]
    [[i * j for j in range(2)] for i in range(<n>)]
    list(«zip([1, 2], 'ab')|enumerate('ab', <k>)|reversed([1, 2, 3])|map(abs, [-1, 2])|filter(None, [0, 1, 2])|range(<k>, 9, 3)|{'a': 1}|'abc'|5|range(3, 0, -1)|map(lambda v: v + 1, (1, 2))|zip(<x>.shape, <y>.shape)»)
    sorted(«[3, 1, 2], reverse=True|'banana'|[(1, 'b'), (0, 'a')]|['bb', 'a'], key=len|{'b': 1, 'a': 2}|[1, 'a']|[-3, 2], key=abs|[2.5, 1]»)
    [1, 2, 3][«0|-1|3|1:|::-1|:-1|0:9:2|'a'|1.0|-4»]
    (1, 2, 3)[«0|-1|3|1:|::-1|:2»]
    [1, 2] «+|*|==|<|in|-» «[3]|2|[1, 2]|(3,)|[[1, 2]]»
    (1, 2) «+|*|==|<» «(3,)|2|(1, 2)|[3]»
    {'a': 1, 'b': 2}«['a']|['z']|.get('b')|.get('z', 0)|.keys()|.values()|.items()|.pop('a')| == {'b': 2, 'a': 1}|.popitem()|.x»
    {1, 2, 3} «&|^|-|==|<=» «{2, 3}|{4}|{1, 2, 3}|[1]»
    {1, 2} | {<k>}
    {**{'a': 1}, 'b': <k>}
    [*range(<n>), *(7, 8)]
    (lambda a, b=2: a «+|*|-|/» b)(<k>«|, <n>|, b=0|, 1, 2|, c=1»)
    [1, 2, 3].«index(2)|index(5)|count(1)|copy()|pop()|pop(7)|remove(9)|append()|foo()»
    dict(«a=1, b=<k>|[('a', 1)]|{'x': 2}|zip('ab', [1, 2])|[1]»)
    for i in range(<n>): print(i, end=' ')
    for i, v in enumerate('ab'): print(i, v)
    for n in <x>.shape: print(n)
    if <k> > 1: print('big')
    assert <k> > 0, 'not positive'
    raise «ValueError('bad')|TypeError|KeyError('k')|RuntimeError('a', 1)|IndexError()»
    first, *rest = [1, 2, <k>]
    one, two = «[1, 2]|<x>.shape|'ab'|(1, 2, 3)|5»
    (n := <n>) + n
    undefined_name + 1
    <x>.shape«[0]|[-1]|[:2]| + (1,)| == (2, 3)|[9]|.index(2)|.count(1)|* 2»
    None«.shape|[0]|()| + 1»
""")

OPERATIONS = [(drawn_from(TEXT, "print"), 5), (drawn_from(NUMBERS, "print"), 5), (drawn_from(LISTS, "print"), 5)]
