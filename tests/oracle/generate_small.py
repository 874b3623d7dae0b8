"""Random operations on tensors of the smaller dtypes: everything of generate_torch_functions.py and
generate_numpy_functions.py, on tensors most of which are converted first, and more conversions. Bits are looked at where they are exact: PyTorch's
cos may differ in the last one from one build to the next."""
from types import SimpleNamespace

import generate_numpy_functions
import generate_torch_functions
from templates import drawn_from, lines

TORCH_DTYPES = ["float16", "float16", "bfloat16", "bfloat16", "int8", "int16", "uint8", "int32", "float32", "uint16"]
NUMPY_DTYPES = ["float16", "float16", "int8", "int16", "uint8", "uint16", "uint32", "uint64", "int32", "float32"]

TORCH = lines("""
    <x>.to(torch.«float16|bfloat16|int8|int16|uint8|float16|bfloat16|uint16|uint32|uint64|float64»)
    <x>.«half|bfloat16|short|char|byte|float|double|long|int»()
    <x> «+|-|*|/|//|%|**|==|<|>=» «<y>|2|-3|0.1|True|300|70000»
    «2|0.1|-3|True» «+|-|*|/|//|%|**|<» <x>
    torch.«add|sub|mul|div|maximum|minimum|pow|remainder|fmod|atan2|hypot»(<x>, <y>)
    torch.«tensor([1.5, 0.1, 3])|tensor([200, 100, 7])|arange(5)|arange(-2, 2)|arange(0, 1, 0.25)|zeros(2, 3)|ones(3)|full((2,), 7)|eye(2)|linspace(-1, 1, 5)|rand(3)|randn(4)|randint(0, 100, (3,))|empty(0)».to(torch.«float16|bfloat16|int8|int16»)
    torch.«zeros|ones»(«2, 3|0», dtype=torch.«float16|bfloat16|int8|int16|uint16»)
    torch.full((<n>,), «3|0.1|300|-1|70000», dtype=torch.«float16|bfloat16|int8|int16|uint16»)
    torch.tensor(«[1, 2]|[0.1, 2.5]|[300, 1]|[1e5, -1.0]|[[1, 2], [3, 4]]|[-1]|[1e-8, 1.0]|2049.0000001», dtype=torch.«float16|bfloat16|int8|int16|uint16»)
    torch.«arange(<n>|arange(1, 9, 2|linspace(0, 1, 5|arange(0, 1, 0.1|eye(2|randn(3|rand(9|randn(16|randint(0, 100, (3,)|randperm(5», dtype=torch.«float16|bfloat16|int8|int16»)
    <x>.«sum|mean|prod|std|var|max|min|argmax|cumsum|cumprod|any|all|norm|logsumexp|amax»(«|0|-1»)
    <x>.«exp|log|sqrt|sin|cos|tanh|sigmoid|relu|abs|neg|floor|ceil|round|trunc|sign|reciprocal|rsqrt|square|erf|log2|expm1»()
    <x>.clamp(«0|-1.5|-300», «2|1.5|300»)
    torch.where(<x> > 1, <x>, «<y>|0|0.5»)
    torch.«cat|stack»([<x>, <y>])
    torch.«sort|topk»(<m>, 1)
    torch.«result_type|can_cast|promote_types»(«<x>, <y>|<x>, 1.5|torch.int8, torch.uint8|torch.float16, torch.bfloat16|torch.int16, torch.half|torch.uint16, torch.int16»)
    <x>.«type()|dtype|element_size()|nbytes|is_signed()|is_floating_point()|tolist()|stride()|item()»
    <x>.type(torch.«HalfTensor|ShortTensor|CharTensor|BFloat16Tensor»)
    <x>.«add_|sub_|mul_|div_|copy_|fill_»(«<y>|2|0.5|300»)
    torch.finfo(torch.«float16|bfloat16|float32»).«max|min|eps|tiny|bits|resolution|dtype|smallest_normal»
    torch.iinfo(torch.«int8|int16|uint16|uint8|int32|float16»).«max|min|bits|dtype»
    <E:a,b>.to(torch.«int8|int16|uint8|int32|float16|bfloat16|float32»).view(torch.«int8|uint8|int16|float16|bfloat16|int32|float32|int64|uint16»)
    «torch.HalfTensor([1, 2])|torch.ShortTensor([1, 2])|torch.CharTensor([[1], [2]])|torch.BFloat16Tensor([0.1])»
""")

NUMPY = lines("""
    <x>.astype(«np.float16|np.int8|np.int16|np.uint8|np.uint16|np.uint32|np.uint64|'f2'|'i1'|'half'|'e'|np.short»)
    <x> «+|-|*|/|//|%|**|==|<|>=» «<y>|2|-3|0.1|True|300|70000|np.float16(0.1)|np.int8(3)|np.uint64(5)|-1»
    «2|0.1|-3|True|300» «+|-|*|/|//|%|**|<» <x>
    np.«add|subtract|multiply|divide|maximum|minimum|power|remainder|fmod|arctan2|hypot»(<x>, <y>)
    np.«int8|int16|uint8|uint16|uint32|uint64|float16|half|byte|short|ushort|ubyte»(«1|127|-1|2.5|300|True|0.1|<x>|70000|1e-7|2049.0000001»)
    np.«int8(127)|int16(-32768)|uint8(255)|uint16(65535)|uint32(7)|uint64(3)|float16(0.1)|float16(60000)» «+|-|*|/|//|%|**» «1|np.int8(1)|np.uint8(2)|np.float16(3)|0.5|-1|np.uint64(9)|300»
    np.array(«[1, 2]|[0.1, 2.5]|[300, 1]|[1e5, -1.0]|[[1, 2], [3, 4]]|[-1]|[1e-8, 1.0]|2049.0000001|[999.0, 1000.0]|[0.0001]|[0.00006, 1]», dtype=np.«float16|int8|int16|uint16|uint32|uint64»)
    np.«zeros|ones»(«(2, 3)|0», dtype=np.«float16|int8|int16|uint16|uint64»)
    np.full(<n>, «3|0.1|300|-1|70000», dtype=np.«float16|int8|int16|uint16|uint32»)
    np.«arange(<n>|arange(1, 9, 2|linspace(0, 1, 5|arange(0, 1, 0.1|eye(2», dtype=np.«float16|int8|int16|uint16|uint64»)
    np.«sum|mean|prod|std|var|max|min|argmax|cumsum|cumprod|any|all|median|ptp|average»(<x>«|, 0|, -1|, axis=0»)
    <x>.«sum|mean|prod|std|max|min|argmin|cumsum»(«|0|-1»)
    np.«sqrt|abs|negative|floor|ceil|round|trunc|sign|reciprocal|square|isnan|positive|invert|rint»(<x>)
    np.«exp|log|sin|cos|tanh|log2|expm1»(<x>)
    np.clip(<x>, «0|-1.5|-300», «2|1.5|300»)
    np.where(<x> > 1, <x>, «<y>|0|0.5»)
    np.«concatenate|stack»([<x>, <y>])
    np.«sort|argsort|unique|cumsum|diff»(<m>)
    np.result_type(«<x>, <y>|<x>, 1.5|np.int8, np.uint8|np.float16, np.int16|'i2', 'u2'|np.uint64, np.int64|<x>, 300»)
    np.promote_types(np.«int8|uint8|int16|uint16|uint32|uint64|float16», np.«int8|uint8|int16|uint16|uint32|uint64|float16|float32|bool»)
    np.can_cast(np.«int8|uint8|int16|uint16|uint64|float16|int64|bool», np.«int8|uint8|int16|uint16|uint32|uint64|float16|float32»«|, 'same_kind'|, casting='unsafe'|, 'safe'»)
    <x>.«dtype|itemsize|nbytes|strides|tolist()|item()|dtype.name|dtype.char|dtype.str|dtype.kind|dtype.itemsize|T.strides»
    «<x> += <y>|<x> *= 2|<x> += 0.5|<x> -= 300|<x>[0] = 300|<x>[...] = 0.1|<x>[0] = <y>|<x> /= 2|<x> <<= 1»
    np.iinfo(«np.int8|np.uint16|'i2'|np.uint64|int|np.float16|<x>.dtype»).«max|min|bits|dtype»
    np.finfo(«np.float16|float|np.float32|'f2'|np.int8»).«max|min|eps|tiny|bits|resolution|dtype|precision|smallest_subnormal»
    <E:a,b>.astype(«np.int8|np.uint16|'i4'|np.float16|np.float32»).view(«np.int8|np.uint8|np.int16|np.float16|'i4'|np.uint64|np.float32|'u2'»)
    repr(np.float16(«0.1|1e-5|1000|999.5|65504|1e-7|0.3333»))
    np.frombuffer(b'abcd', dtype=np.«int8|uint16»)
""")

STATEMENTS = [line for line in NUMPY if "+=" in line]
PRINTED = [line for line in NUMPY if "expm1" in line]  # of float64 NumPy's last bit is that of the processor


def dialect(base, templates, convert, dtypes):
    def some(g):
        return convert.format(g.random.choice(dtypes))

    def source(g):
        text = base.source(g)
        return f"({text}){some(g)}" if g.chance(0.8) else text

    def new(g, kind, shape):
        text = base.new(g, kind, shape)
        return f"({text}){some(g)}" if kind != "B" and g.chance(0.6) else text

    values = [line for line in templates if line not in STATEMENTS + PRINTED]
    extra = [(drawn_from(values, "value"), 150)]
    extra += [(drawn_from([line], "statement"), 20) for line in templates if line in STATEMENTS]
    extra += [(drawn_from([line], "print"), 6) for line in templates if line in PRINTED]
    return SimpleNamespace(IMPORT=base.IMPORT, SUITS=base.SUITS, AS_FLOAT=base.AS_FLOAT, OUTSIDE=None, new=new,
                           source=source, places=base.places, OPERATIONS=base.OPERATIONS + extra)


torch = dialect(generate_torch_functions, TORCH, ".to(torch.{})", TORCH_DTYPES)
numpy = dialect(generate_numpy_functions, NUMPY, ".astype(np.{})", NUMPY_DTYPES)
