"""Random NumPy iterators: a.flat, nditer over several arrays in every order, ndindex and ndenumerate."""
from templates import drawn_from, lines

FLAT = lines("""
    <x>.flat[«0|-1|<k>|1:|::-1|::2|:2|...|[0, -1]|[<k>, 0]|()|(0,)|1, 2|None|'a'|[]|[[0, 1], [1, 0]]|np.array([0, <k>])»]
    <x>.flat[<I:a|3>]
    <x>.flat[<I:a,b|2>]
    <x>.flat[<B:a>]
    list(<x>.flat)
    [v for v in <x>.flat]
    len(<x>.flat)
    sum(<x>.flat)
    max(<J:a,b>.flat)
    sorted(<x>.flat)
    <x>.flat.copy()
    np.array(<x>.flat)
    np.«sum|sort|cumsum|flip|unique|asarray|ravel»(<x>.flat)
    np.concatenate([<x>.flat, «<y>.flat|[1]|<J:a>.flat»])
    <x>.flat «==|!=|<|>=» «1|<x>.flat|<J:a>|[1, 2]»
    <J:a> «+|*|-» <J:a>.flat
    <x> + <y>.flat
    <x>.flat «+|*» 1
    list(zip(<x>.flat, <y>.flat))
    list(enumerate(<x>.flat))
    for it in [<x>.flat]: print(next(it), it.index, it.coords)
    for it in [<x>.flat]: print([(it.index, it.coords, next(it)) for _ in range(<n>)])
    for v in <x>.T.flat: print(v, end=' ')
    <x>.flat.«index|coords|base|nonsense|shape|sum()»
    list(np.ndindex(«<n>|<n>, <n>|(<n>, 2)|<x>.shape|*<x>.shape|-1|2.0|'a'|[1, 2]|»))
    list(np.ndenumerate(«<x>|<x>.T|[1, 2]|[[1.5]]|5|<x>[::-1]»))
    for at, v in np.ndenumerate(<x>): print(at, v)
    for it in [np.ndindex(2, 2)]: print(next(it), list(it))
""")
WRITTEN = lines("""
    <x>.flat[«0|-1|<k>|1:|::-1|::2|:2|...|[0, -1]|[<k>, 0]|()|1, 2|None|'a'|[]»] = «<k>|0.5|True|[1, 2]|[1, 2, 3, 4, 5]|[]|<J:a>|300|np.int64(7)»
    <x>.flat[<B:a>] = «<k>|[1, 2]»
    <x>.flat[<I:a,b|2>] = «<k>|[1, 2]|<J:a>»
    <x>.flat = «<k>|0.5|True|[1, 2]|<J:a>|<E:a,b>|[]|[[1, 2], [3, 4]]|300|range(3)»
    <x>.T.flat = «<J:a>|<k>»
    <x>.flat[<k>] += «1|0.5»
    <x>[0] = <y>.flat
    with np.nditer(<x>, op_flags=['readwrite']) as it: [v.fill(2 * v) for v in it]
    with np.nditer(<x>, «flags=['external_loop'], |flags=['external_loop', 'buffered'], |»op_flags=['«readwrite|readwrite|writeonly|readonly»']«|, order='F'|, order='C'») as it: print([v.fill(<k>) for v in it])
    for v in np.nditer(<x>, op_flags=['«readwrite|readwrite|readonly|read»']): v[...] = v «+|*» <k>
    for v, w in np.nditer([<x>, «<y>|<x>»], op_flags=[['readonly'], ['«readwrite|readonly»']]«|, flags=['reduce_ok']»): w[...] = v
""")
LAID = ["<x>", "<x>", "<x>.T", "<x>[::-1]", "<x>[..., ::-1]", "<x>[..., ::2]", "<J:a,b>", "<J:a,b>.T", "<J:a,b,c>.transpose(«1, 0, 2|2, 0, 1|0, 2, 1|1, 2, 0»)",
        "<J:a,b,c>[«::-1|:, ::-1|::-1, :, ::-1|:, :1|:, 0»]", "<J:a,b>[:, ::-1].T", "np.broadcast_to(<J:b>, (2, <s:b>))", "<J:a,1,b>", "<J:a>", "np.asfortranarray(<J:a,b>)"]
ORDERS = ["", "", "", "", ", order='C'", ", order='F'", ", order='A'", ", order='K'", ", order='f'", ", order='Z'"]
FLAGS = ["multi_index", "multi_index", "c_index", "f_index", "external_loop", "external_loop", "buffered", "zerosize_ok",
         "zerosize_ok", "refs_ok", "reduce_ok", "common_dtype", "grow_inner", "nonsense"]
SEEN = ["v", "v", "v", "(v, it.multi_index)", "(v, it.index)", "(v, it.iterindex)", "(v, it.multi_index, it.index)"]


def flags(g):
    if g.chance(0.4):
        return ""
    drawn = g.random.sample(FLAGS, g.random.choice([1, 1, 1, 2, 3]))
    if "buffered" in drawn:  # then NumPy reads an index from memory that was never written
        drawn = [flag for flag in drawn if "index" not in flag]
    return f", flags={drawn}"


def operands(g):
    """One operand as often as several, of which one may be made by the iterator."""
    if g.chance(0.5):
        return g.random.choice(LAID)
    several = [g.random.choice(LAID) for _ in range(g.random.choice([2, 2, 3]))]
    if g.chance(0.5):
        several = [g.random.choice(["<J:a,b>", "<J:b>", "<J:a,1>", "<J:b,a>.T", "<J:a,b>[::-1]", "<J:1,b>", "<E:a,b>[:, ::-1]", "np.asfortranarray(<J:a,b>)", "2"]) for _ in several]
    return "[" + ", ".join(several) + "]"


def walk():
    def draw(g):
        made = f"for it in [np.nditer({operands(g)}{flags(g)}{g.random.choice(ORDERS)})]"
        seen = g.random.choice([
            f"print([{g.random.choice(SEEN)} for v in it])",
            "print(it.ndim, it.shape, it.itersize, it.nop, it.has_index, it.has_multi_index, it.dtypes, it.finished)",
            "print([it.iternext(), it[0], it.iternext(), it.value, it.finished])",
            "print(next(it), it[0], len(it), it.operands)",
            "print(it[«0|-1|1|:|2|'a'»], it.«multi_index|index|iterindex|value|nonsense|operands»)",
            "it.«multi_index = (0, 1)|index = 2|iterindex = 1|multi_index = (1,)|iterindex = 9|nop = 1»; print(it.value)",
            "print(list(it), it.finished); it.reset(); print(it.value)",
            "it.close(); print(«list(it)|it.operands|it.nop|it.value»)"])
        return drawn_from([f"{made}: {seen}"], "print")(g)
    return draw


def allocated(g):
    made = "for it in [np.nditer([%s, None]%s)]" % (g.random.choice(LAID), g.random.choice(ORDERS))
    filled = "[w.fill(v * 2) for v, w in it]"
    return drawn_from([f"{made}: {filled}; print(it.operands[1], it.operands[1].strides)"], "print")(g)


def outer(g):
    return drawn_from(["for it in [np.nditer([<J:a>, <J:b,c>], op_axes=[[0, -1, -1], [-1, 0, 1]]«|, flags=['external_loop']|, flags=['multi_index']»"
                       + g.random.choice(ORDERS) + ")]: print([(v, w) for v, w in it])",
                       "for it in [np.nditer([<J:a,b>, <J:b,a>], op_axes=[[0, 1], [1, 0]]" + g.random.choice(ORDERS) + ")]: print([(v, w) for v, w in it])"], "print")(g)


OPERATIONS = [(drawn_from(FLAT, "print"), 9), (drawn_from(WRITTEN, "statement"), 6), (walk(), 12), (allocated, 2), (outer, 1)]
