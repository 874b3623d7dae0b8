"""Random NumPy operations: everything of generate_numpy.py, and all other functions that Stridewise runs."""
import math

import generate_einops
import generate_iterators
import generate_numpy
import generate_python
from generate_numpy import source  # noqa: F401  (the interface of a dialect)
from generate_shapes import arguments
from generate_torch_functions import nested
from templates import drawn_from, lines

IMPORT = ("import numpy as np\nimport einops\nimport math\nnp.random.seed({seed})\nrng = np.random.default_rng({seed})\n"
          "state = np.random.RandomState({seed})")
SUITS = {"f": lambda value: value.dtype.kind == "f", "m": lambda value: value.ndim > 0}
AS_FLOAT = "{}.astype(float)"


def new(g, kind, shape):
    numel = math.prod(shape)
    values = {"T": ["np.arange({n}.)", "np.arange({n}) / 4 - 1", "np.linspace(-2, 2, {n})",
                    "np.arange({n}, dtype=np.float32)"],
              "J": ["np.arange({n})", "np.arange({n}) - 2", "np.arange({n}, dtype=np.int32)"],
              "E": ["np.arange({n}.)", "np.arange({n}) / 4 - 1"],
              "B": ["np.arange({n}) % 2 == 0", "np.arange({n}) % 3 > 0"]}[kind]
    text = g.random.choice(values).format(n=numel)
    if len(shape) == 1:
        return f"({text})" if " " in text else text
    return f"({text}).reshape({arguments(shape, True)})"


def places(g, shape, high, wrong):
    values = nested(g, shape, high)
    if high >= 0 and shape and 0 not in shape and g.chance(0.6):
        first = values
        for _ in shape[1:]:
            first = first[0]
        first[0] = high
    return f"np.array({values}{', dtype=' + g.random.choice(['np.int32', 'float', 'bool']) if wrong else ''})"


PRINTED = lines("""
    np.einsum('«ij,jk->ik|ij,jk|ij,jk->ki|ij,jk->|ij,kj->ik|ij,jk->ijk|ij,jk->il»', <J:a,b>, <J:b,c>)
    np.einsum('«bij,bjk->bik|bij,bjk->ik|...ij,...jk->...ik|bij, bjk -> bik»', <J:n,a,b>, <J:n,b,c>)
    np.einsum('«ij->ji|ij->|ij->i|ij->j|ii|i|ij->ik»', <m>)
    np.einsum('«ii->i|ii->|ii|ii->ii»', <J:a,a>)
    np.einsum('«i,i->|i,j->ij|i,i->i|i,j|i>»', <J:a>, <J:a>)
    np.einsum('«i,ij,j->|i,ij,j->j|i,ij,j»', <J:a>, <J:a,b>, <J:b>)
    np.tensordot(<J:a,b,c>, <J:b,c,d>)
    np.tensordot(<J:a,b>, <J:b,c>, axes=1)
    np.tensordot(<J:a,b,c>, <J:c,a>, axes=«([0, 2], [1, 0])|(0, 1)|([2], [0])|0|3»)
    np.kron(<x>, <J:a,b>)
    np.kron(<J:a>, <J:b,c>)
    np.outer(<x>, <J:a>)
    np.inner(<J:a,b>, <J:c,b>)
    np.«dot|matmul|inner|vdot»(<x>, <y>)
    np.dot(<J:a,b>, <J:b,c>)
    <J:a,b>.dot(<J:b>)
    np.matmul(<J:n,a,b>, <J:b,c>)
    np.linalg.norm(<x>)
    np.linalg.norm(<x>, axis=<d>)
    np.linalg.norm(<x>, «1|2|np.inf|-np.inf|0|3|'fro'|'nuc'|5», <d>)
    np.linalg.norm(<J:a,b>, «1|-1|np.inf|-np.inf|'fro'|'f'|0|3»)
    np.linalg.norm(<J:a,b,c>, axis=(<d>, <d>), keepdims=True)
    np.«exp|log|sqrt|sin|cos|tanh|reciprocal|square»(<x>)
    np.«exp|log|sqrt|sin|cos|tanh»(<J:a,b> / 4)
    np.«floor|ceil|rint|trunc|sign|negative|absolute|abs|positive|isnan|isinf|isfinite|logical_not|invert|bitwise_not»(<x>)
    np.«round|around»(<x> / 8, «1|2|0|-1»)
    <x>.round(«|1|-1»)
    <x> ** «2|3|0.5|-1|-2|0»
    <x>.«mean|std|var|sum|prod|max|min|any|all|argmax|argmin|ptp»(<d>)
    np.«mean|std|var|sum|prod|max|min|amax|amin|any|all|ptp|median»(<x>, axis=<d>, keepdims=«True|False»)
    np.«mean|sum|max|min»(<x>, axis=(0, <d>))
    np.median(<x>«|, axis=0|, axis=(0, 1)|, keepdims=True»)
    np.count_nonzero(<x>«|, axis=0|, keepdims=True»)
    np.«max|min»(<x>, initial=<k>, where=<x> > 2)
    np.«any|all»(<x>, where=<x> > 2)
    np.sum(<x>, «dtype=np.float32|dtype=np.int32|initial=5|0, out=<y>»)
    np.unique(<x>)
    np.unique(<x>, return_counts=True)
    np.unique(<x>, return_inverse=«True|False», return_index=True)
    np.bincount(<I:a|5>)
    np.bincount(<I:a|4>, minlength=«6|0|-1»)
    np.bincount(<I:a|4>, weights=<T:a>)
    np.digitize(<x>, «[1, 2, 4]|[0.5, 3]|[3, 1]|<T:a>»«|, right=True»)
    np.unravel_index(<I:a|9>, «(3, 3)|(2, 5)|(9,)|(2, 2)»«|, order='F'»)
    np.unravel_index(«5|0|99|-1», (3, 4))
    np.ravel_multi_index((<I:a|3>, <I:a|3>), «(3, 3)|(2, 5)|(4, 4)»«|, mode='wrap'|, mode='clip'|, order='F'»)
    np.array_equal(<x>, «<y>|<x>|[1, 2]»)
    np.«isclose|allclose»(<x>, «<y>|<x> + 1e-9|1»)
    np.result_type(<x>, «<y>|1|np.float32|1.5»)
    np.promote_types(«int|np.uint8|np.float32», «float|bool|np.int32»)
    np.broadcast_shapes(<x>.shape, <y>.shape)
    np.binary_repr(<k>«|, width=4|, 1»)
    np.divmod(<x>, «2|<y>|0»)
    np.«add|multiply|maximum|logical_and».«reduce»(<x>«|, axis=0|, axis=None|, axis=<d>, keepdims=True»)
    np.«add|multiply|maximum».accumulate(<x>«|, axis=0|, <d>»)
    np.«add|subtract|multiply|maximum».outer(<x>, «[1, 2]|<J:a>|3»)
    np.shares_memory(<x>, <y>)
    list(np.ndindex(<n>, <n>))
    list(np.ndenumerate(<J:a,b>))
    [v for v in <x>.flat]
    list(<x>)
    for row in <x>: print(row)
""")
VALUES = lines("""
    np.pad(<x>, <n>)
    np.pad(<J:a,b>, «1|(1, 2)|((1, 0), (0, 2))|((1, 1),)|-1|(1, 2, 3)»)
    np.pad(<J:a,b>, <n>, «constant_values=<k>|mode='edge'|mode='wrap'|mode='reflect'|mode='symmetric'|'constant', constant_values=(1, 2)|mode='foo'»)
    np.pad(<J:a>, (<n>, <n>), mode='«edge|wrap|reflect|symmetric|empty»')
    np.take_along_axis(<J:a,b>, <I:a,c|b>, axis=«1|-1|2»)
    np.take_along_axis(<x>, np.argsort(<x>, axis=<d>), axis=<d>)
    np.take(<x>, <I:a|3>«|, axis=0|, axis=-1|, mode='wrap'|, mode='clip'»)
    <x>.take(<I:a,b|4>)
    <x>.put(<I:a|3>, <k>)
    np.put(<J:a>, [0, -1], [<k>, <k>])
    np.put_along_axis(<x>, np.zeros((1,) * <x>.ndim, int), 9, axis=<d>)
    np.apply_along_axis(«np.sum|sum|np.max|lambda v: v[0]|lambda v: v * 2|np.sort|len», <d>, <m>)
    np.repeat(<x>, <n>«|, axis=<d>|, axis=0»)
    np.repeat(<J:a,b>, <I:b|3>, axis=1)
    <x>.repeat(«2|[1, 2]|0|-1»)
    np.tile(<x>, «2|(2, 1)|(1, 2, 1)|0»)
    np.roll(<x>, <k>«|, axis=0|, axis=<d>»)
    np.roll(<x>, (<k>, <k>), axis=(0, <d>))
    np.rot90(<x>, <k>«|, (0, 1)|, (1, 0)|, (0, 0)»)
    np.«flipud|fliplr|flip»(<x>)
    np.resize(<x>, «(2, 3)|5|(0,)|(3, 3)»)
    np.append(<x>, «<y>|5|[1, 2]»«|, axis=0|, axis=<d>»)
    np.«hstack|vstack|dstack|column_stack»([<x>, «<x>|<y>|<J:a,b>»])
    np.«concatenate|concat»([<x>, <y>], axis=«0|<d>|None|-1»)
    np.stack([<x>, «<x>|<y>»], axis=<D>)
    np.«split|array_split»(<m>, «<n>|[1, 2]|2», axis=<d>)[-1]
    np.«hsplit|vsplit|dsplit»(<x>, «<n>|[1]|2»)[0]
    np.atleast_«1|2|3»d(<x>)
    np.broadcast_arrays(<x>, <y>)[0]
    np.meshgrid(<J:a>, <J:b>«|, indexing='ij'|, sparse=True|, indexing='ab'»)[1]
    np.diag(<x>«|, 1|, -1|, k=2»)
    np.diagonal(<x>, <k>, <d>, <d>)
    np.trace(<x>«|, 1|, offset=-1»)
    np.«tril|triu»(<x>«|, 1|, -1»)
    np.«moveaxis|swapaxes|rollaxis»(<x>, <d>, <d>)
    np.moveaxis(<x>, [0, <d>], [<d>, 0])
    np.«transpose|permute_dims|matrix_transpose»(<x>)
    <x>.mT
    np.squeeze(<x>, axis=<d>)
    np.expand_dims(<x>, (0, <D>))
    np.reshape(<x>, «-1|(-1, 2)|(2, -1)|(1, -1, 1)|(-1, -1)»«|, order='F'|, order='A'»)
    <x>.«ravel|flatten|copy»(«|'F'|'K'|'A'|order='C'|'Z'»)
    <x>.view(«np.float32|np.int32|np.uint8|np.int64|»)
    np.lib.stride_tricks.as_strided(<x>, (<n>, 2), (8, 8))[:0]
    np.lib.stride_tricks.sliding_window_view(<x>, «2|(2, 2)|1»«|, axis=<d>|, axis=0»)
    <x>.cumsum(«|0|axis=<d>»)
    np.«cumsum|cumprod»(<x>, axis=<d>)
    np.diff(<x>, «1|2|0|n=3»)
    np.diff(<x>, axis=<d>)
    np.sort(<x>«|, axis=0|, axis=None|, axis=<d>|, kind='stable'»)
    np.argsort(<x>«|, axis=0|, axis=<d>|, kind='stable'»)
    np.clip(<x>, «1, 4|None, 3|2, None|2, 1|<y>, 5|0.5, 3.5»)
    <x>.clip(«1, 4|max=3|min=2|0.5»)
    np.where(<x> > <k>)
    np.where(<x> > <k>, <x>, «<y>|0|1.5|<J:a>»)
    np.«nonzero(<x>)[0]|argwhere(<x>)|flatnonzero(<x>)»
    np.«tril|triu»_indices(«3|2|4», «0|1|-1|2»«|, 4|, 2»)
    np.diag_indices(«2|3»«|, 3»)
    np.isin(<x>, «[1, 2]|0|[0.5]|<T:a>»«|, invert=True»)
    np.fill_diagonal(<x>, «1|[1, 2]|0.5|-3»«|, True»)
    np.«add|subtract|multiply|divide|floor_divide|remainder|mod|fmod|power|maximum|minimum»(<x>, «<y>|2|0.5|-3|True|np.float32(2)»)
    np.«equal|not_equal|less|less_equal|greater|greater_equal|logical_and|logical_or|logical_xor»(<x>, «<y>|2|0.5|True»)
    np.«bitwise_and|bitwise_or|bitwise_xor|left_shift|right_shift»(<x>, «<y>|2|True|1.5»)
    <x> «+|-|*|/|//|%|**|&|^» «<y>|2|-3|0.5|True|np.float32(1.5)|np.uint8(3)»
    «2|-3|0.5|True|np.float32(1.5)» «+|-|*|/|//|%|**» <x>
    <x> | <y>
    <x> « << | >> » «1|2|<y>»
    ~<x>
    np.array(«[[1, 2], [3, 4]]|[1, 2.5]|[[1], [2, 3]]|[True, False]|3|[]|[[]]|[1, None]|(1, 2)|<x>|[<x>, <x>]|[1, 2], ndmin=2|range(<n>)|[1, 2], dtype=float|[1.7, 2.2], dtype=int|[300], dtype=np.uint8»)
    np.«asarray|asanyarray|ascontiguousarray|asfortranarray»(«<x>|[1, 2]|[[1.5]]|3»)
    np.«zeros|ones»(«3|(2, 3)|[2]|-1|2.5|(0, 2)|()|(2, 2), dtype=int|(2, 2), np.float32|3, bool|(2, 2), order='F'»)
    np.full(«2|(2, 3)», «7|0.5|True|[1, 2, 3]|<x>»)
    np.«zeros_like|ones_like»(<x>«|, dtype=float|, shape=(2,)»)
    np.full_like(<x>, «3|0.5|True|<y>»)
    np.eye(<n>«|, 3|, k=1|, k=-1, dtype=int»)
    np.«identity|tri»(<n>)
    np.arange(<k>, <k>«|, 2|, 0.5|, -1|, 0»)
    np.arange(«3|2.5|1, 2, 0.25|5, 1, -2|3, dtype=np.float32|0, 1, 0.1»)
    np.linspace(<k>, <k>, <n>«|, endpoint=False|, dtype=int»)
    np.vander(<J:a>, <n>)
    np.indices((<n>, <n>))
    np.indices((<n>, <n>), sparse=True)[0]
    np.fromfunction(lambda i, j: i «+|*|==» j, (<n>, <n>)«|, dtype=int»)
    np.mgrid[«0:3, 0:2|:3|0:1:0.25|1:3, 0:4:2|0:2:5j»]
    np.ogrid[«0:3, 0:2|:3|0:1:0.25|1:3, 0:4:2»]
    np.s_[«1:2|..., 0|:, None|::2»]
    np.random.rand(<n>, <n>)
    np.random.randn(<n>)
    np.random.randint(<k>, «5|9», «<n>|(<n>, 2)»)
    np.random.randint(<n>)
    np.random.«random|random_sample|ranf|sample|standard_normal»((<n>, <n>))
    np.random.uniform(<k>, 4, <n>)
    np.random.normal(<k>, «1|0.5|-1», (<n>, 2))
    np.random.choice(«5|<J:a>|[1, 2, 3]|0», «<n>|(2, 2)»«|, replace=False|, p=[0.2, 0.3, 0.5]»)
    np.random.permutation(«5|<x>|[1, 2, 3]»)
    rng.«random|standard_normal»(«<n>|(<n>, 2)|»)
    rng.integers(<k>, «5|9», «<n>|(<n>, 2)»)
    rng.integers(<n>, endpoint=True, size=3)
    rng.uniform(<k>, 4, <n>)
    rng.normal(<k>, «1|0.5», (<n>, 2))
    rng.choice(«5|<J:a>|[1, 2, 3]», «<n>|(2, 2)»«|, replace=False|, p=[0.2, 0.3, 0.5]»)
    rng.permutation(«5|<x>|[1, 2, 3]»)
    state.«rand|randn»(<n>, <n>)
    state.randint(<k>, 9, <n>)
    state.«permutation|choice»(«5|<J:a>»)
    <x>.astype(«float|int|bool|np.float32|np.int32|np.uint8|'float64'|'i4'|str|np.int8|np.float16»)
    <x>.astype(float, copy=False)
    <x>.fill(<k>)
    np.copyto(<x>, «<y>|3|<J:a>»)
    np.copy(<x>)
    <x>.sort(«|axis=0|<d>»)
    <x>[<I:a|2>, <I:a|2>]
    <x>[:, <I:a|2>]
    <x>[<I:a,b|2>]
    <x>[..., <I:a|2>]
    <x>[<B:a,b>]
    <x>[<I:a|2>, :, <I:a|2>]
    <x>[np.ix_(<I:a|2>, <I:b|2>)]
    <x>.flat[<k>]
    np.«nonsense|reshapee|random.nonsense»(<x>)
    <x>.«nonsense|reshap|view_as»(1)
    <x>(1)
    np.isscalar(<x>)
    np.«finfo(np.float32)|iinfo(np.int32)|finfo(float)|iinfo(np.uint8)».«max|min|bits|dtype»
    np.vectorize(lambda v: v «+|*|>» 2)(<x>)
""")
STATEMENTS = lines("""
    <x> «+|-|*|/|//|%|&|**»= «<y>|2|0.5|True»
    <x>[<x> > <k>] = «0|<k>|[1, 2]|0.5»
    <x>[<I:a|2>] «=|+=» «0|<k>|<y>»
    <x>.flat[<n>] = <k>
    <x>.shape = «(-1,)|(2, -1)|<n>»
    <x>.setflags(write=False)
    np.random.shuffle(<x>)
    rng.shuffle(<x>)
    <x>[«0|-1|...|:|1:, None|0, 0|::2»] = «<y>|<k>|[1, 2]|<x>[0]»
""")
SAID = lines("""
    <x>.«shape|ndim|dtype|size|strides|itemsize|nbytes|base is None|flags|T|data.contiguous»
    <x>.«tolist()|item()|item(0)|item(<k>)|all()|any()|dtype.name|dtype.kind|flags.owndata|flags.f_contiguous|flags.writeable|flags['C_CONTIGUOUS']»
    np.«shape|ndim|size|isfortran»(<x>)
    np.size(<x>, <d>)
    len(<x>)
    bool(<x>)
    «int|float»(<x>)
    print(<x>, <y>)
    str(<x>)
    repr(<x>)
    <y> in <x>
    np.dtype(«float|'int32'|np.uint8|'f4'|'foo'»)
    np.«float32|int32|uint8|bool_|float64|int64»(«1|2.5|300|-1|'3'|True|<x>»)
    np.float32(«1.1|0.1|3|16777217») «+|*|/|**» «2|0.1|np.float32(0.3)|np.float64(0.3)|True»
    np.uint8(200) + «100|np.uint8(100)|1.5|300»
    np.int64(«7|-3») «//|%|**|/» «2|0|-2|np.float32(2)»
""")

OPERATIONS = ([(draw, weight / 2) for draw, weight in generate_numpy.OPERATIONS]
              + [(drawn_from(PRINTED, "print"), 35), (drawn_from(VALUES, "value"), 75), (drawn_from(SAID, "print"), 8),
                 (drawn_from(STATEMENTS, "statement"), 6)]
              + generate_iterators.OPERATIONS + [(draw, weight / 2) for draw, weight in generate_einops.OPERATIONS]
              + generate_python.OPERATIONS)
