"""Scripts that fail inside layers, as people write them: the right operands, shapes and repair.

`says` is in the explanation, with the reader's names and the shapes of the live tensors. `repair` is
what the explanation offers; the script runs with it in place of the last `place`, or before it.
"""

import runpy
import warnings
from pathlib import Path
from typing import Any

import pytest

from stridewise import _errors

pytest.importorskip("torch")

HEAD = "import torch\nimport torch.nn as nn\nimport torch.nn.functional as F\n"

SCRIPTS: "list[tuple[str, str, str, str, str]]" = [
    (
        'sequential_flatten',
        """
net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(8 * 6 * 6, 10))
images = torch.zeros(4, 3, 28, 28)
y = net(images)
""",
        'net[4], a Linear, was given (4, 1352), the output of net[3].',
        'nn.Linear(1352, 10)',
        'nn.Linear(8 * 6 * 6, 10)',
    ),
    (
        'sequential_middle',
        """
net = nn.Sequential(nn.Linear(20, 16), nn.ReLU(), nn.Linear(32, 2))
rows = torch.zeros(8, 20)
y = net(rows)
""",
        'net[2], a Linear, was given (8, 16), the output of net[1].',
        'nn.Linear(16, 2)',
        'nn.Linear(32, 2)',
    ),
    (
        'sequential_first',
        """
net = nn.Sequential(nn.Linear(784, 64), nn.ReLU())
digits = torch.zeros(32, 1, 28, 28)
y = net(digits)
""",
        'net[0], a Linear, was given digits, (32, 1, 28, 28).',
        'nn.Flatten()',
        'before nn.Linear(784, 64)',
    ),
    (
        'sequential_norm',
        """
net = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(8), nn.ReLU())
images = torch.zeros(2, 3, 16, 16)
y = net(images)
""",
        'net[1], a BatchNorm2d, was given (2, 16, 14, 14), the output of net[0].',
        'nn.BatchNorm2d(16)',
        'nn.BatchNorm2d(8)',
    ),
    (
        'sequential_conv',
        """
net = nn.Sequential(nn.Conv2d(1, 8, 3), nn.ReLU(), nn.Conv2d(16, 8, 3))
scans = torch.zeros(2, 1, 20, 20)
y = net(scans)
""",
        'net[2], a Conv2d, was given (2, 8, 18, 18), the output of net[1].',
        'nn.Conv2d(8, 8, 3)',
        'nn.Conv2d(16, 8, 3)',
    ),
    (
        'sequential_nested',
        """
stem = nn.Sequential(nn.Linear(12, 6), nn.Tanh())
model = nn.Sequential(stem, nn.Sequential(nn.Linear(8, 4), nn.ReLU()))
x = torch.zeros(5, 12)
y = model(x)
""",
        'model[1][0], a Linear, was given (5, 6), the output of model[0].',
        'nn.Linear(6, 4)',
        'nn.Linear(8, 4)',
    ),
    (
        'sequential_named',
        """
from collections import OrderedDict
net = nn.Sequential(OrderedDict([('body', nn.Linear(6, 5)), ('act', nn.ReLU()), ('head', nn.Linear(4, 2))]))
x = torch.zeros(3, 6)
y = net(x)
""",
        'net.head, a Linear, was given (3, 5), the output of net.act.',
        'nn.Linear(5, 2)',
        'nn.Linear(4, 2)',
    ),
    (
        'nested_attribute',
        """
class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.proj = nn.Linear(64, 32)
    def forward(self, tokens):
        return self.proj(tokens)
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = Encoder()
    def forward(self, batch):
        return self.encoder(batch)
model = Model()
batch = torch.zeros(2, 7, 48)
y = model(batch)
""",
        'self.proj, a Linear, was given tokens, (2, 7, 48).',
        'nn.Linear(48, 32)',
        'nn.Linear(64, 32)',
    ),
    (
        'nested_expression',
        """
class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Conv2d(3, 4, 3)
        self.head = nn.Linear(100, 2)
    def forward(self, x):
        feats = self.body(x)
        return self.head(feats.flatten(1))
model = Model()
x = torch.zeros(2, 3, 10, 10)
y = model(x)
""",
        'self.head, a Linear, was given feats.flatten(1), (2, 256).',
        'nn.Linear(256, 2)',
        'nn.Linear(100, 2)',
    ),
    (
        'nested_block',
        """
class Block(nn.Module):
    def __init__(self, c_in, c_out):
        super().__init__()
        self.conv = nn.Conv2d(c_in, c_out, 3, padding=1)
        self.norm = nn.BatchNorm2d(c_in)
    def forward(self, x):
        return torch.relu(self.norm(self.conv(x)))
blocks = nn.Sequential(Block(3, 8), Block(8, 8))
images = torch.zeros(2, 3, 8, 8)
y = blocks(images)
""",
        'self.norm, a BatchNorm2d, was given self.conv(x), (2, 8, 8, 8).',
        'nn.BatchNorm2d(8)',
        'nn.BatchNorm2d(c_in)',
    ),
    (
        'modulelist_loop',
        """
layers = nn.ModuleList([nn.Linear(8, 8), nn.Linear(8, 6), nn.Linear(8, 8)])
def run(h):
    for layer in layers:
        h = layer(h)
    return h
x = torch.zeros(4, 8)
y = run(x)
""",
        'layer, a Linear, was given h, (4, 6).',
        'nn.Linear(6, 8)',
        'nn.Linear(8, 8)',
    ),
    (
        'modulelist_index',
        """
class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4), nn.Linear(5, 4)])
    def forward(self, x):
        return self.layers[1](self.layers[0](x))
net = Net()
x = torch.zeros(3, 4)
y = net(x)
""",
        'self.layers[1], a Linear, was given self.layers[0](x), (3, 4).',
        'nn.Linear(4, 4)',
        'nn.Linear(5, 4)',
    ),
    (
        'moduledict',
        """
heads = nn.ModuleDict({'age': nn.Linear(16, 1), 'sex': nn.Linear(12, 2)})
feats = torch.zeros(9, 16)
y = heads['sex'](feats)
""",
        "heads['sex'], a Linear, was given feats, (9, 16).",
        'nn.Linear(16, 2)',
        'nn.Linear(12, 2)',
    ),
    (
        'embedding',
        """
words = nn.Embedding(100, 16)
tokens = torch.tensor([[5, 100]])
y = words(tokens)
""",
        'words, an Embedding, was given tokens, (1, 2). Its num_embeddings is 100: each index is less than that.',
        '',
        '',
    ),
    (
        'embedding_float',
        """
words = nn.Embedding(100, 16)
tokens = torch.tensor([[5., 10.]])
y = words(tokens)
""",
        'It takes integers, and its input is float32.',
        'words(tokens.long())',
        'words(tokens)',
    ),
    (
        'layernorm',
        """
norm = nn.LayerNorm(64)
feats = torch.zeros(8, 20, 32)
y = norm(feats)
""",
        'norm, a LayerNorm, was given feats, (8, 20, 32). Its normalized_shape is 64',
        'nn.LayerNorm(32)',
        'nn.LayerNorm(64)',
    ),
    (
        'lstm',
        """
rnn = nn.LSTM(10, 20, batch_first=True)
series = torch.zeros(4, 30, 12)
y = rnn(series)
""",
        'rnn, an LSTM, was given series, (4, 30, 12).',
        'nn.LSTM(12, 20, batch_first=True)',
        'nn.LSTM(10, 20, batch_first=True)',
    ),
    (
        'attention',
        """
attn = nn.MultiheadAttention(32, 4, batch_first=True)
seq = torch.zeros(2, 6, 24)
y = attn(seq, seq, seq)
""",
        'attn, a MultiheadAttention, was given seq, (2, 6, 24)',
        'nn.MultiheadAttention(24, 4, batch_first=True)',
        'nn.MultiheadAttention(32, 4, batch_first=True)',
    ),
    (
        'conv_channels_last',
        """
conv = nn.Conv2d(3, 8, 3)
photos = torch.zeros(2, 32, 32, 3)
y = conv(photos)
""",
        'conv, a Conv2d, was given photos, (2, 32, 32, 3).',
        'conv(photos.permute(0, 3, 1, 2))',
        'conv(photos)',
    ),
    (
        'conv_half',
        """
conv = nn.Conv2d(3, 8, 3).half()
photos = torch.zeros(2, 3, 32, 32)
y = conv(photos)
""",
        'It was given float32, but its weight is float16.',
        'conv(photos.half())',
        'conv(photos)',
    ),
    (
        'linear_double',
        """
fc = nn.Linear(5, 2)
table = torch.zeros(7, 5, dtype=torch.float64)
y = fc(table)
""",
        'It was given float64, but its weight is float32.',
        'fc(table.float())',
        'fc(table)',
    ),
    (
        'functional_linear',
        """
def head(h, w):
    return F.linear(h, w)
feats = torch.zeros(6, 10)
weight = torch.zeros(10, 4)
y = head(feats, weight)
""",
        'h shape (6, 10), strides (10, 1), offset 0, float32 w shape (10, 4)',
        'F.linear(h, w.t())',
        'F.linear(h, w)',
    ),
    (
        'functional_conv',
        """
image = torch.zeros(1, 1, 9, 9)
kernel = torch.zeros(4, 3, 3, 3)
y = F.conv2d(image, kernel)
""",
        'Dim 1 of image has size 1 and dim 1 of kernel has size 3.',
        '',
        '',
    ),
    (
        'cross_entropy',
        """
loss = nn.CrossEntropyLoss()
scores = torch.zeros(8, 20, 50)
labels = torch.zeros(8, 20, dtype=torch.int64)
y = loss(scores, labels)
""",
        'loss, a CrossEntropyLoss, was given scores, (8, 20, 50) and labels, (8, 20).',
        'loss(scores.transpose(1, 2), labels)',
        'loss(scores, labels)',
    ),
    (
        'bce',
        """
loss = nn.BCEWithLogitsLoss()
logits = torch.zeros(16, 1)
labels = torch.zeros(16)
y = loss(logits, labels)
""",
        'loss, a BCEWithLogitsLoss, was given logits, (16, 1) and labels, (16,).',
        'loss(logits.squeeze(1), labels)',
        'loss(logits, labels)',
    ),
    (
        'nll_batch',
        """
logp = torch.zeros(128, 10)
labels = torch.zeros(32, dtype=torch.int64)
y = F.nll_loss(logp, labels)
""",
        'Dim 0 of logp has size 128 and dim 0 of labels has size 32.',
        '',
        '',
    ),
    (
        'residual_add',
        """
class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(4, 4, 3)
    def forward(self, x):
        out = self.conv(x)
        return x + out
block = Residual()
maps = torch.zeros(2, 4, 8, 8)
y = block(maps)
""",
        'x has shape (2, 4, 8, 8) and out has shape (2, 4, 6, 6).',
        '',
        '',
    ),
    (
        'unet_cat',
        """
class Up(nn.Module):
    def forward(self, deep, skip):
        up = F.interpolate(deep, scale_factor=2)
        return torch.cat([up, skip], dim=1)
up = Up()
deep = torch.zeros(1, 8, 18, 18)
skip = torch.zeros(1, 4, 37, 37)
y = up(deep, skip)
""",
        'up has shape (1, 8, 36, 36) and skip has shape (1, 4, 37, 37).',
        '',
        '',
    ),
    (
        'collate',
        """
from torch.utils.data import DataLoader, Dataset
class Clips(Dataset):
    def __len__(self): return 2
    def __getitem__(self, i): return torch.zeros(3, 10 + i)
loader = DataLoader(Clips(), batch_size=2)
y = next(iter(loader))
""",
        'item 0 is (3, 10), item 1 is (3, 11). Crop or pad them in the dataset',
        '',
        '',
    ),
    (
        'dataloader_like',
        """
samples = [torch.zeros(3, 8, 8), torch.zeros(3, 8, 6)]
def collate(items):
    return torch.stack(items)
y = collate(samples)
""",
        'items[0] has shape (3, 8, 8) and items[1] has shape (3, 8, 6).',
        '',
        '',
    ),
    (
        'compiled_like',
        """
class Wrapped(nn.Module):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner
    def forward(self, *args, **kwargs):
        try:
            return self.inner(*args, **kwargs)
        except RuntimeError as error:
            raise RuntimeError(f'failed running {error}') from error
model = Wrapped(nn.Linear(3, 2))
x = torch.zeros(5, 4)
y = model(x)
""",
        'self.inner, a Linear, was given (5, 4).',
        'nn.Linear(4, 2)',
        'nn.Linear(3, 2)',
    ),
    (
        'heads_view',
        """
class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.q = nn.Linear(64, 64)
    def forward(self, x):
        q = self.q(x)
        q = q.view(2, 10, 8, 8).transpose(1, 2)
        return q.view(2, 10, 64)
attn = Attention()
x = torch.zeros(2, 10, 64)
y = attn(x)
""",
        'q has shape (2, 8, 10, 8) and strides (640, 8, 64, 1)',
        'q.reshape(2, 10, 64)',
        'q.view(2, 10, 64)',
    ),
]


def run(path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        runpy.run_path(str(path))


def test_counts() -> None:
    assert len(SCRIPTS) >= 30
    assert sum(bool(repair) for *_, repair, _ in SCRIPTS) >= 24


@pytest.mark.parametrize("name, script, says, repair, place", SCRIPTS, ids=[row[0] for row in SCRIPTS])
def test_script(name: str, script: str, says: str, repair: str, place: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.py"
    path.write_text(HEAD + script.lstrip("\n"), encoding="utf-8")
    with pytest.raises((RuntimeError, ValueError, IndexError, AssertionError)) as caught:
        run(path)
    story: Any = _errors.explained(caught.value)
    told = " ".join(story.text.split())
    assert says in told, story.text
    assert "site-packages" not in told and "_call_impl" not in told, story.text
    if not repair:
        return
    assert f"instead: {repair} " in told, story.text
    before, behind = script.rsplit(place.removeprefix("before "), 1)
    fitted = f"{repair}, {place[7:]}" if place.startswith("before ") else repair
    path.write_text(HEAD + (before + fitted + behind).lstrip("\n"), encoding="utf-8")
    run(path)
