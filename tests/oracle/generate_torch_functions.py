"""Random PyTorch operations: everything of generate_torch.py, and all other functions that Stridewise runs.

What sums in the order of a build (DESIGN: "the last bit can differ") is printed, four digits of it, and not kept: what
compares or rounds it would say more than four digits. addmm() with factors gets + 0: the sign of
a zero is that of a build. resize_ does not grow, for what is there then was
never written; by a negative size PyTorch 2.15 writes over its own memory."""
import math

import generate_einops
import generate_python
import generate_torch
from generate_shapes import arguments
from generate_torch import literal, source  # noqa: F401  (the interface of a dialect)
from templates import drawn_from, lines

IMPORT = "import torch\nimport torch.nn.functional as F\nimport einops\nfrom torch import nn\nimport math\n_ = torch.manual_seed({seed})\ngen = torch.Generator().manual_seed({seed} + 1)"
SUITS = {"f": lambda value: value.is_floating_point(), "m": lambda value: value.dim() > 0}
AS_FLOAT = "{}.float()"


def new(g, kind, shape):
    numel = math.prod(shape)
    if kind == "T" and g.chance(0.4):
        return f"torch.{g.random.choice(['randn', 'randn', 'rand'])}({arguments(shape, True)})"
    values = {"T": ["torch.arange({n}.)", "torch.arange({n}.) / 4 - 1", "torch.linspace(-2, 2, {n})"],
              "J": ["torch.arange({n})", "torch.arange({n}) - 2", "torch.arange({n}, dtype=torch.int32)"],
              "E": ["torch.arange({n}.) / 4 - 1", "torch.arange({n}.)", "torch.arange({n}) % 5 - 2."],
              "B": ["torch.arange({n}) % 2 == 0", "torch.arange({n}) % 3 > 0"]}[kind]
    text = g.random.choice(values).format(n=numel)
    if len(shape) == 1:
        return f"({text})" if " " in text else text
    return f"({text}).reshape({arguments(shape, True)})"


def nested(g, shape, high):
    if not shape:
        return g.random.randint(0, max(high, 0))
    return [nested(g, shape[1:], high) for _ in range(shape[0])]


def places(g, shape, high, wrong):
    values = nested(g, shape, high)
    if high >= 0 and shape and 0 not in shape and g.chance(0.6):
        first = values
        for _ in shape[1:]:
            first = first[0]
        first[0] = high
    return f"torch.tensor({values}{', dtype=torch.' + g.random.choice(['int32', 'float32', 'bool']) if wrong else ''})"


FUNCTIONS = lines("""
    <f>.softmax(<d>)
    torch.softmax(<f>, dim=<d>)
    F.softmax(<f>, dim=<d>)
    <f>.log_softmax(<d>)
    F.log_softmax(<T:a,b>, <k>)
    torch.logsumexp(<f>, <d>)
    <f>.logsumexp(<d>, keepdim=True)
    F.relu(<x>)
    F.sigmoid(<f>)
    F.tanh(<f>)
    F.silu(<f>)
    F.leaky_relu(<f>, «0.1|0.25|0.01»)
    F.elu(<f>)
    F.softplus(<f>)
    F.dropout(<f>, «0.5|0.1|1.5», training=False)
    F.linear(<E:n,i>, <E:o,i>, <E:o>)
    F.linear(<E:n,t,i>, <E:o,i>)
    F.linear(<E:i>, <E:o,i>, <E:o>)
    F.one_hot(<I:a|c>, <s:c>)
    F.one_hot(<I:a,b|c>)
    F.pad(<x>, (<n>, <n>))
    F.pad(<x>, (<n>, <n>, <n>, 0), value=<k>)
    F.pad(<T:a,b,c>, (<n>, <n>, <n>), 'constant', 0)
    F.mse_loss(<T:a,b>, <T:a,b>«|, reduction='sum'|, reduction='none'|, reduction='max'»)
    F.l1_loss(<T:a,b>, <T:a,b>«|, reduction='sum'|, reduction='none'»)
    F.smooth_l1_loss(<T:a>, <T:a>)
    F.cross_entropy(<T:b,c>, <I:b|c>«|, reduction='sum'|, reduction='none'»)
    F.nll_loss(<E:b,c>, <I:b|c>)
    F.nll_loss(F.log_softmax(<T:b,c>, 1), <I:b|c>, reduction='«none|mean|sum|max»')
    F.binary_cross_entropy(torch.sigmoid(<T:a,b>), torch.rand(<s:a>, <s:b>))
    F.binary_cross_entropy_with_logits(<T:a>, <T:a>)
    F.kl_div(F.log_softmax(<T:a,b>, 1), F.softmax(<T:a,b>, 1), reduction='«batchmean|sum|none»')
    F.embedding(<I:a,b|v>, <T:v,c>)
    F.embedding(<I:a|v>, <T:v,c>)
    F.max_pool2d(<T:a,b,4,6>, 2)
    F.max_pool2d(<T:1,a,5,5>, <n>, «1|2»)
    F.unfold(<T:1,a,4,4>, «2|3|(2, 4)|5»«|, stride=2|, padding=1»)
    F.fold(<T:1,4,9>, (4, 4), 2)
    F.interpolate(<T:1,a,2,3>, scale_factor=«2|3»)
    F.interpolate(<T:1,a,2,3>, size=(<n>, <n>))
    <f>.norm()
    <f>.norm(dim=<d>)
    torch.norm(<f>, dim=<d>, keepdim=True)
    torch.norm(<f>, float('inf'), <d>)
    <f>.«exp|log|sqrt|sin|cos|tanh|sigmoid|rsqrt|reciprocal»()
    torch.«exp|log|sqrt|sin|cos|tanh|sigmoid|rsqrt|reciprocal»(<x>)
    <f> ** «2|3|0.5|-1|-2|4»
    <f>.pow(«2|3|0.5|-1|-0.5»)
    <x>.«var|std»(«|0|unbiased=False|correction=0»)
    <x>.float().«var|std»(<d>, keepdim=True)
    <x>.«mean|std|var»(<d>)
    torch.«mean|sum»(<f>, dim=<d>, keepdim=«True|False»)
""")

MODULES = lines("""
    nn.Linear(<s:i>, <s:o>)
    nn.Linear(<s:i>, <s:o>).weight
    nn.Linear(<s:i>, <s:o>).bias
    nn.Linear(<s:i>, <s:o>).weight.shape
    nn.Embedding(<s:v>, <s:c>)(<I:a,b|v>)
    nn.Embedding(<s:v>, <s:c>).weight
    nn.LayerNorm((<s:b>, <s:c>))
    nn.Dropout(«0.5|0.1|2»).eval()(<f>)
    nn.Dropout()
    nn.Flatten()(<m>)
    nn.Flatten(<k>, <k>)(<T:a,b,c>)
    nn.Unflatten(1, (<s:a>, <s:b>))
    nn.Identity()(<x>)
    nn.«ReLU|SiLU|Sigmoid|Tanh|LeakyReLU»()(<T:a,b>)
    nn.«ReLU|SiLU|GELU|Sigmoid|Tanh|LeakyReLU»()
    nn.«Softmax|LogSoftmax»(dim=<d>)(<T:a,b>)
    nn.«MaxPool2d|AvgPool2d»(«2|3|(2, 1)»)(<T:1,a,4,5>)
    nn.«MaxPool2d|AvgPool2d»(«2|3|(2, 1)»)
    nn.Conv2d(<s:a>, <s:b>, «1|3»«||, padding=1|, stride=2|, bias=False»)
    nn.Conv2d(<s:a>, <s:b>, 2).weight
    nn.«MSELoss|L1Loss|BCEWithLogitsLoss»()(<T:a,b>, <T:a,b>)
    nn.«CrossEntropyLoss|NLLLoss»()(<T:b,c>, <I:b|c>)
    nn.Sequential(nn.Linear(<s:a>, <s:b>), nn.ReLU(), nn.Linear(<s:b>, <s:c>))
    nn.Sequential(nn.Conv2d(1, <s:a>, 2), nn.Flatten(), nn.Linear(<s:b>, 2))
    nn.ModuleList([nn.Linear(<s:a>, <s:a>) for _ in range(<n>)])
    [p.shape for p in nn.Sequential(nn.Linear(<s:a>, <s:b>), nn.LayerNorm(<s:b>)).parameters()]
    sum(p.numel() for p in nn.Linear(<s:a>, <s:b>).parameters())
    [n for n, p in nn.Sequential(nn.Linear(<s:a>, <s:b>), nn.BatchNorm1d(<s:b>)).named_parameters()]
    list(nn.Linear(<s:a>, <s:b>).state_dict())
    nn.Parameter(<x>)
    nn.Parameter(<T:a,b>)
    (<T:a,b>.requires_grad_() «+|*|-» <T:a,b>)
    <T:a,b>.requires_grad_().«sum()|mean()|view(-1)|t()|exp()|softmax(1)|relu()|reshape(-1, 1)|transpose(0, 1)|max()»
    nn.init.«zeros_|ones_|normal_|uniform_»(<f>)
    nn.init.xavier_uniform_(torch.empty(<s:a>, <s:b>))
""")

# What adds in an order of PyTorch's build and CPU, or has an erf() of its own: two digits are compared.
COARSE = ["(%s + 8).round(decimals=2)" % text for text in lines("""
    F.gelu(<f>)
    nn.GELU()(<T:a,b>)
    F.avg_pool2d(<T:1,a,4,6>, «2|(2, 3)»)
    F.gelu(<T:a,b>, approximate='tanh')
    F.layer_norm(<T:a,b>, (<s:b>,))
    F.layer_norm(<T:a,b,c>, (<s:b>, <s:c>), <T:b,c>, <T:b,c>)
    F.rms_norm(<T:a,b>, (<s:b>,))
    F.conv2d(<T:1,a,4,5>, <T:b,a,2,3>«||, padding=1|, stride=2»)
    F.conv2d(<T:2,a,5,5>, <T:b,a,3,3>, <T:b>)
    F.scaled_dot_product_attention(<T:a,q,c>, <T:a,k,c>, <T:a,k,v>)
    F.scaled_dot_product_attention(<T:1,h,q,c>, <T:1,h,q,c>, <T:1,h,q,c>, is_causal=True)
    F.scaled_dot_product_attention(<T:a,q,c>, <T:a,k,c>, <T:a,k,v>, attn_mask=<B:q,k>)
    nn.LayerNorm(<s:c>)(<T:a,b,c>)
    nn.RMSNorm(<s:c>)(<T:a,c>)
    nn.BatchNorm1d(<s:c>)(<T:a,c>)
    nn.BatchNorm1d(<s:c>).eval()(<T:a,c>)
    nn.BatchNorm2d(<s:c>)(<T:2,c,3,3>)
    nn.BatchNorm2d(<s:c>).eval()(<T:2,c,3,3>)
    F.batch_norm(<T:a,b>, <T:b>, <T:b>.abs() + 1)
    F.linear(<T:n,t,i>, <T:o,i>, <T:o>)
    F.cosine_similarity(<T:a,b>, <T:a,b>«|, dim=0|, dim=-1»)
    torch.cosine_similarity(<T:a,b>, <T:a,b>«|, dim=0|, dim=-1»)
    torch.tensordot(<T:a,b>, <T:b,c>, «1|dims=1|dims=([1], [0])|dims=([-1], [-2])|0»)
    torch.tensordot(<T:a,b,c>, <T:b,c>, «2|dims=([1, 2], [0, 1])|dims=([2], [1])|1»)
    «F|torch».pixel_shuffle(torch.arange(36«|.»).reshape(«1, 4, 3, 3|9, 2, 2|1, 2, 2, 9|36, 1, 1|2, 18, 1, 1»), «2|3|1»)
    «F|torch».pixel_unshuffle(torch.arange(36«|.»).reshape(«1, 1, 6, 6|9, 2, 2|1, 2, 2, 9|36, 1, 1|2, 3, 2, 3»), «2|3|1»)
    F.normalize(<f>, dim=<d>)
    F.normalize(<T:a,b>)
    nn.Conv2d(<s:a>, <s:b>, «1|2|3|(2, 3)»«||, padding=1|, stride=2|, bias=False»)(<T:1,a,4,5>)
    nn.Linear(<s:i>, <s:o>)(<T:n,i>)
    nn.Linear(<s:i>, <s:o>, bias=False)(<T:n,t,i>)
    nn.Sequential(nn.Linear(<s:a>, <s:b>), nn.ReLU(), nn.Linear(<s:b>, <s:c>))(<T:n,a>)
""")]

PRODUCTS = lines("""
    torch.einsum('«ij,jk->ik|ij,jk|ij,jk->ki|ij,jk->|ij,kj->ik|ij,jk->ijk|ij,jk->il»', <E:a,b>, <E:b,c>)
    torch.einsum('«bij,bjk->bik|bij,bjk->ik|...ij,...jk->...ik|bij, bjk -> bik»', <E:n,a,b>, <E:n,b,c>)
    torch.einsum('«ij->ji|ij->|ij->i|ij->j|ii|i|ij->ik»', <m>)
    torch.einsum('«ii->i|ii->|ii|ii->ii»', <E:a,a>)
    torch.einsum('«i,i->|i,j->ij|i,i->i|i,j|i»', <J:a>, <J:a>)
    torch.einsum('«bhqd,bhkd->bhqk|bhqd,bhkd->bqk|bhqd,bhkd»', <E:1,h,q,c>, <E:1,h,k,c>)
    torch.einsum('«i,ij,j->|i,ij,j->j|i,ij,j»', <E:a>, <E:a,b>, <E:b>)
    torch.kron(<J:a,b>, <J:c,d>)
    torch.kron(<E:a,b>, <E:2,2>)
    torch.«outer|ger»(<J:a>, <J:b>)
    torch.outer(<x>, <E:a>)
    torch.inner(<E:a,b>, <E:c,b>)
    torch.dot(<J:a>, <J:a>)
    torch.dot(<E:a>, <E:a>)
    torch.«mm|matmul»(<E:a,b>, <E:b,c>)
    torch.«mm|matmul»(<J:a,b>, <J:b,c>)
    torch.bmm(<E:n,a,b>, <E:n,b,c>)
    torch.mv(<E:a,b>, <E:b>)
    torch.matmul(<E:n,a,b>, <E:b,c>)
    torch.matmul(<E:2,1,a,b>, <E:n,b,c>)
    torch.matmul(<E:b>, <E:n,b,c>)
    <E:a,b> @ <E:b>
    <x> @ <y>
    torch.addmm(«<E:a,c>|<E:c>», <E:a,b>, <E:b,c>)
    torch.addmm(<E:c>, <E:a,b>, <E:b,c>, beta=<k>, alpha=<k>) + 0
    torch.addmm(<J:a,c>, <J:a,b>, <J:b,c>)
    torch.addmv(<E:a>, <E:a,b>, <E:b>)
    torch.baddbmm(<E:n,a,c>, <E:n,a,b>, <E:n,b,c>«|, beta=2»)
    torch.addbmm(<E:a,c>, <E:n,a,b>, <E:n,b,c>)
    torch.addr(<E:a,b>, <E:a>, <E:b>)
    torch.addcmul(<E:a,b>, <E:a,1>, <E:1,b>«|, value=2|, value=0.5»)
    torch.addcdiv(<E:a,b>, <E:a,1>, <E:1,b>.exp()«|, value=2|, value=0.5»)
    torch.block_diag(<J:a,b>, <J:c,d>)
    <m>.trace()
""")

KEPT = lines("""
    <x>.gather(<d>, <I:a|a>)
    torch.gather(<T:a,b>, 1, <I:a,c|b>)
    torch.gather(<J:a,b>, 0, <I:c,b|a>)
    <J:a,b>.take_along_dim(<I:a,c|b>, 1)
    torch.take_along_dim(<T:a,b>, <T:a,b>.argsort(1), dim=1)
    <T:a,b>.scatter(1, <I:a,c|b>, <k>)
    <T:a,b>.scatter(0, <I:c,b|a>, <T:c,b>)
    torch.zeros(<s:a>, <s:b>).scatter_(1, <I:a,c|b>, 1«|.|.5»)
    torch.zeros(<s:a>, <s:b>).scatter_add_(0, <I:c,b|a>, <T:c,b>)
    torch.zeros(<s:a>).scatter_add(0, <I:c|a>, torch.ones(<s:c>))
    <x>.index_fill(<d>, <I:a|2>, <k>)
    <T:a,b>.index_fill_(«0|1», <I:c|b>, <k>)
    <T:a,b>.index_copy(0, <I:c|a>, <T:c,b>)
    <T:a,b>.index_add(0, <I:c|a>, <T:c,b>«|, alpha=2»)
    <J:a,b>.index_add_(1, <I:c|b>, <J:a,c>)
    <x>.index_select(<d>, <I:a|2>)
    torch.index_select(<T:a,b>, 1, <I:c|b>)
    <x>.take(<I:a,b|4>)
    torch.masked_select(<x>, <y> > 2)
    <x>.masked_fill(«<x> > 2|<y> > 2|<B:a,b>|<y>», «0|-1|0.5|float('-inf')|True|<y>»)
    <x>.masked_fill_(<x> > <k>, «0|7|0.5»)
    <x>.repeat_interleave(<n>, «<d>|0|dim=1»)
    <x>.repeat_interleave(<I:a|3>, <d>)
    torch.repeat_interleave(<I:a|3>)
    torch.repeat_interleave(<J:a,b>, <I:b|3>, dim=1)
    <x>.tile(«2|2, 2|(1, 2)|0|(2,)»)
    <x>.repeat(<n>, <n>)
    <x>.repeat(<n>, <n>, <n>)
    <x>.roll(<k>)
    <x>.roll(<k>, <d>)
    torch.roll(<x>, (<k>, <k>), (0, <d>))
    <x>.rot90(<k>)
    torch.rot90(<x>, <k>, [<d>, <d>])
    torch.«flipud|fliplr»(<x>)
    <x>.flip(<d>, <d>)
    torch.unbind(<x>, <d>)[-1]
    torch.«hsplit|vsplit|dsplit»(<x>, <n>)[0]
    <x>.tensor_split(<n>, <d>)[-1]
    torch.tensor_split(<m>, [<k>, <k>], dim=<d>)[0]
    <x>.split([<n>, <n>], <d>)[-1]
    torch.split(<m>, <n>, dim=<d>)[-1]
    <x>.«tril|triu»(<k>)
    torch.diag(<x>«|, 1|, -1»)
    <x>.diagonal(<k>, <d>, <d>)
    <x>.cumsum(<d>)
    <x>.cumprod(<d>)
    torch.cumsum(<x>, dim=<d>, dtype=torch.«float64|int64|float32»)
    <x>.diff(«|1|2»)
    torch.diff(<m>, dim=<d>)
    <x>.sort(«|descending=True|0»)
    <x>.sort(<d>, «True|False»)[1]
    <x>.argsort(<d>)
    <x>.topk(<n>)
    torch.topk(<x>, <n>, <d>, «True|False»)
    <x>.unique()
    <x>.nonzero()
    torch.argwhere(<x> > <k>)
    torch.nonzero(<x> > <k>, as_tuple=«True|False»)
    torch.argwhere(<x>)
    <x>.«max|min»(<d>)
    <x>.«max|min»(<d>, keepdim=True).values
    torch.«amax|amin|argmax|argmin»(<x>, <d>, keepdim=«True|False»)
    <x>.aminmax()
    <x>.aminmax(dim=<d>)
    <x>.count_nonzero(«|0»)
    <x>.prod(<d>)
    torch.«any|all»(<x>, dim=<d>)
    <x>.«clamp|clip»(«1, 4|min=2|max=3|<y>|max=<y>|2, 1|min=0.5»)
    torch.where(<x> > <k>, <x>, <y>)
    torch.where(<x> > <k>)
    torch.where(<B:a,b>, «<T:a,b>|1.|<T:b>», «0|<T:a,1>|<J:b>»)
    torch.«maximum|minimum»(<x>, <y>)
    torch.«add|sub|mul|div|eq|ne|lt|le|gt|ge|fmod|remainder|floor_divide»(<x>, «<y>|2|0.5|-3|True»)
    <x>.«add_|sub_|mul_|div_|floor_divide_|remainder_|pow_»(«<y>|2|0.5|True»)
    <x>.«eq_|ne_|lt_|le_|gt_|ge_»(«<y>|2»)
    torch.div(<x>, «<y>|2|0.3», rounding_mode=«'floor'|'trunc'|None|'up'»)
    torch.«bitwise_and|bitwise_or|bitwise_xor|logical_and|logical_or|logical_xor»(<x>, <y>)
    <x>.«bitwise_and|bitwise_or|bitwise_xor»(«3|True|<y>|1.5»)
    <x> «&|^» «<y>|3|True»
    <x> | <y>
    <x> « << | >> » «1|2|<y>»
    ~<x>
    torch.logical_not(<x>)
    <x>.«floor|ceil|round|trunc|sign|square|neg|abs|relu»()
    <x>.«floor_|ceil_|round_|trunc_|sign_|neg_|abs_|relu_»()
    (<f> / 8).round(decimals=«1|2|0»)
    <x>.«isnan|isinf|isfinite|positive|negative|absolute»()
    <x> «+|-|*|/|//|%|**» «<y>|2|-3|0.5|True»
    «2|-3|0.5|True» «+|-|*|/|//|%|**» <x>
    <x>.«equal|isclose|allclose»(<y>)
    torch.isclose(<x>, <x> + 1e-9)
    torch.result_type(<x>, «<y>|1|1.5|True»)
    torch.promote_types(torch.«int32|uint8|float32», torch.«bool|int64|float64»)
    <x>.to(«torch.float64|torch.int32|torch.bool|'cpu'|torch.uint8|<y>»)
    <x>.«type|type_as»(«<y>|torch.float64|torch.int64»)
    <x>.«float|double|long|int|bool|byte»()
    torch.«hstack|vstack|dstack|column_stack»([<x>, «<x>|<y>|<J:a,b>»])
    torch.cat([<x>, <y>, <x>], <d>)
    torch.stack((<x>, «<x>|<y>»), <D>)
    torch.broadcast_tensors(<x>, <y>)[0]
    torch.broadcast_shapes(<x>.shape, <y>.shape)
    torch.broadcast_shapes((<n>, 1), (<n>,), (<n>, 1, 1))
    torch.meshgrid(<J:a>, <J:b>, indexing='«ij|xy|ab»')[0]
    torch.atleast_«1|2|3»d(<x>)
    torch.tensor(«[[1, 2], [3, 4]]|[1, 2.5]|[[1], [2, 3]]|[True, False]|3|[]|[[]]|[1, 'a']»)
    torch.tensor([<k>, <k>], dtype=torch.«float32|uint8|bool|int32|float64»)
    torch.as_tensor(«[1, 2]|<x>|2.5»)
    torch.«zeros|ones|empty»(<n>, <n>).shape
    torch.zeros(«2, 3|(2, 3)|[2], 3|-1|2.5|0, 2»)
    torch.full((<n>, <n>), «7|0.5|True|<x>»)
    torch.«zeros_like|ones_like»(<x>«|, dtype=torch.float64»)
    torch.full_like(<x>, «3|0.5|True»)
    <x>.new_«zeros|ones»(<n>, <n>)
    <x>.new_full((<n>,), <k>)
    <x>.new_tensor([<k>, <k>])
    torch.eye(<n>«|, 3|, 0»)
    torch.arange(<k>, <k>«|, 2|, 0.5|, -1|, 0»)
    torch.arange(«3|2.5|1, 2, 0.25|5, 1, -2»)
    torch.linspace(<k>, <k>, <n>)
    torch.rand(<n>, <n>)
    torch.randn(<n>, <n>)
    torch.randn(«16|17|20|5»)
    torch.randint(<k>, «5|10», (<n>, <n>))
    torch.randint(<n>, (<n>,))
    torch.randperm(«0|1|5|8|-1»)
    torch.«rand_like|randn_like»(<f>)
    torch.rand(<n>, dtype=torch.float64)
    torch.randint_like(<x>, «5|2»)
    torch.«rand|randn»(<n>, <n>, generator=gen)
    torch.randint(<k>, «5|10», (<n>,), generator=gen)
    torch.randperm(«0|1|5|8|-1», generator=gen)
    torch.«rand_like|randn_like»(<f>, generator=gen)
    torch.empty(<n>, <n>).«uniform_|normal_»(generator=gen)
    torch.normal(«0|1.5», «1|2|0.5|-1», (<n>, <n>))
    torch.normal(0, 1, (<n>,), generator=gen)
    torch.Tensor(<x>.tolist())
    torch.Tensor(<x>)
    torch.Tensor(<n>, <n>).shape
    torch.«FloatTensor|LongTensor|IntTensor|DoubleTensor|ByteTensor|BoolTensor»([<n>, <k>, 1])
    <f>.clamp(min=torch.finfo(torch.float32).eps)
    torch.«finfo(torch.float32)|iinfo(torch.int32)|finfo(torch.float64)|iinfo(torch.uint8)».«max|min|bits|dtype»
    torch.empty(<n>, <n>).uniform_(«|-1, 1|2, 1»)
    torch.empty(<n>, <n>).normal_(«|1, 2|0, -1»)
    <x>.unflatten(<d>, («-1|2|1», «2|1|3»))
    <x>.movedim((0, <d>), (<d>, 0))
    <x>.«swapaxes|swapdims|transpose_|moveaxis»(<d>, <d>)
    <x>.«squeeze_|unsqueeze_»(<d>)
    <x>.squeeze((0, <d>))
    <x>.«T|mT|H|mH»
    <x>.«t_|adjoint|ravel|clone|detach»()
    <x>.«view_as|reshape_as|expand_as»(<y>)
    <x>.as_strided((<n>, <n>), (<n>, <n>)«|, 1»)
    <x>.resize_(«0|0, 2|2, 0»)
    <x>.narrow(<d>, «0|1|-1|-2», <n>)
    <x>.index_select(0, <I:a|2>)
    <x>[<I:a|2>, <I:a|2>]
    <x>[:, <I:a|2>]
    <x>[<I:a,b|2>]
    <x>[..., <I:a|2>]
    <x>[<B:a,b>]
    <x>[<I:a|2>, :, <I:a|2>]
""")

SAID = lines("""
    <x>.«shape|ndim|dtype|device|layout|requires_grad|is_leaf|itemsize|nbytes|grad_fn|is_cuda»
    <x>.«size|stride|dim|numel|nelement|element_size|is_contiguous|storage_offset|is_floating_point|type»()
    <x>.«size|stride»(<d>)
    len(<x>)
    list(<x>)
    <x>.item()
    bool(<x>)
    int(<m>)
    float(<x>)
    <x>.long().tolist()
    for row in <x>: print(row)
    <x>.shape[<k>]
    tuple(<x>.shape)
    <x>.untyped_storage().nbytes()
    <y> in <x>
    print(<x>, <y>)
    str(<x>)
    torch.is_tensor(<x>)
    torch.is_nonzero(<x>)
    <x>.sum().item() «+|*» 1
    <x>.to(torch.«int8|int16|float16|bfloat16|uint16»)
    torch.ones(<n>, <n>, dtype=torch.«int8|int16|float16|bfloat16»)
    torch.«nonsense|Relu|matmull»(<x>)
    <x>.«nonsense|reshap|sizes»(1)
    <x>.sum(<d>, keepdims=True)
    <x>.view(«-1, 'a'|2.5|None»)
    torch.cat(<x>, <y>)
    torch.stack([])
    <x>.permute(<k>)
    <x>(1)
    torch.zeros(<n>, dtype=«float|int|bool»)
""")

OPERATIONS = ([(draw, weight / 2) for draw, weight in generate_torch.OPERATIONS]
              + [(drawn_from(FUNCTIONS, "print"), 24), (drawn_from(MODULES, "print"), 14),
                 (drawn_from(COARSE, "print"), 10),
                 (drawn_from(PRODUCTS, "print"), 14), (drawn_from(KEPT, "value"), 55), (drawn_from(SAID, "print"), 8)]
              + generate_einops.OPERATIONS + generate_python.OPERATIONS)
