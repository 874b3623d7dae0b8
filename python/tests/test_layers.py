"""The layer of PyTorch that refused: its name, what it was given, the shapes on the way, the repair."""

import sys
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")
nn, F = torch.nn, torch.nn.functional


def plain(text: str) -> str:
    return " ".join(text.split())


def rows(text: str) -> "list[list[str]]":
    """The table of layers: words, kind, shape."""
    lines = [line.split("  ") for line in text.split("\n") if line.startswith("  ")]
    cells = [[cell.strip() for cell in line if cell.strip()] for line in lines]
    ends = [i for i, row in enumerate(cells) if row[-1] == "✗"]
    return [row for row in cells[: ends[0] + 1] if len(row) > 1] if ends else []


def images(*shape: int) -> Any:
    return torch.zeros(shape or (4, 3, 28, 28))


def a_net() -> Any:
    return nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(288, 10))


class Block(nn.Module):  # type: ignore[misc,name-defined]
    def __init__(self, channels: int, out: int) -> None:
        super().__init__()
        self.conv = nn.Conv2d(channels, out, 3, padding=1)

    def forward(self, x: Any) -> Any:
        return F.relu(self.conv(x))


def test_the_name_of_the_argument_stays_with_the_argument(story) -> None:
    net, x = a_net(), images()
    found = story(lambda: net(x))
    assert "net[4], a Linear, was given (4, 1352), the output of net[3]." in plain(found.text)
    assert rows(found.text) == [
        ["x", "(4, 3, 28, 28)"],
        ["net[0]", "Conv2d", "(4, 8, 26, 26)"],
        ["net[1]", "ReLU", "(4, 8, 26, 26)"],
        ["net[2]", "MaxPool2d", "(4, 8, 13, 13)"],
        ["net[3]", "Flatten", "(4, 1352)"],
        ["net[4]", "Linear", "✗"],
    ]
    assert "instead: nn.Linear(1352, 10) in place of net[4]:" in plain(found.text)
    assert "x  shape (4, 1352)" not in found.text


def test_the_words_of_an_expression_stay_with_its_value(story) -> None:
    net, x = a_net(), images()
    found = story(lambda: net(x * 2))
    assert rows(found.text)[0] == ["x * 2", "(4, 3, 28, 28)"]
    found = story(lambda: net(input=x.clone()))
    assert rows(found.text)[0] == ["x.clone()", "(4, 3, 28, 28)"]


class Model(nn.Module):  # type: ignore[misc,name-defined]
    def __init__(self) -> None:
        super().__init__()
        self.body = a_net()[:3]
        self.head = nn.Linear(288, 10)

    def forward(self, x: Any, by_name: bool) -> Any:
        feats = self.body(x).flatten(1)
        if by_name:
            return self.head(feats)
        return self.head(self.body(x).flatten(1))


def test_a_layer_that_an_attribute_holds(story) -> None:
    model, x = Model(), images()
    found = story(lambda: model(x, True))
    assert "self.head, a Linear, was given feats, (4, 1352)." in plain(found.text)
    assert "Its in_features is 288, but dim 1 of its input has size 1352." in plain(found.text)
    assert "instead: nn.Linear(1352, 10)" in plain(found.text)
    found = story(lambda: model(x, False))
    assert "was given self.body(x).flatten(1), (4, 1352)." in plain(found.text)


def test_layers_in_layers(story) -> None:
    x = images(4, 3, 8, 8)
    inner = nn.Sequential(nn.Dropout(), nn.Linear(100, 64))
    model = nn.Sequential(Block(3, 4), nn.MaxPool2d(2), nn.Flatten(), inner)
    found = story(lambda: model(x))
    assert "model[3][1], a Linear, was given (4, 64), the output of model[3][0]." in plain(found.text)
    assert rows(found.text) == [
        ["x", "(4, 3, 8, 8)"],
        ["model[0]", "Block", "unknown"],
        ["model[1]", "MaxPool2d", "unknown"],
        ["model[2]", "Flatten", "(4, 64)"],
        ["model[3][0]", "Dropout", "(4, 64)"],
        ["model[3][1]", "Linear", "✗"],
    ]


def test_a_layer_of_the_readers_inside_a_sequential(story) -> None:
    model = nn.Sequential(Block(3, 4), Block(8, 4))
    found = story(lambda: model(images()))
    assert "self.conv, a Conv2d, was given x, (4, 4, 28, 28)." in plain(found.text)
    assert "instead: nn.Conv2d(4, 4, 3, padding=1)" in plain(found.text)


class Lists(nn.Module):  # type: ignore[misc,name-defined]
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(3, 3), nn.Linear(3, 5), nn.Linear(3, 3)])
        self.heads = nn.ModuleDict({"a": nn.Linear(3, 4)})
        self.last = nn.Sequential()
        self.last.add_module("act", nn.ReLU())
        self.last.add_module("out", nn.Linear(4, 2))

    def forward(self, x: Any, how: str) -> Any:
        if how == "loop":
            for layer in self.layers:
                x = layer(x)
        if how == "index":
            return self.layers[0](self.layers[1](x))
        if how == "dict":
            return self.heads["a"](self.layers[1](x))
        return self.last(x)


def test_lists_and_dicts_of_layers(story) -> None:
    model, x = Lists(), images(7, 3)
    found = story(lambda: model(x, "loop"))
    assert "layer, which is self.layers[2], a Linear, was given x, (7, 5)." in plain(found.text)
    found = story(lambda: model(x, "index"))
    assert "self.layers[0], a Linear, was given self.layers[1](x), (7, 5)." in plain(found.text)
    found = story(lambda: model(x, "dict"))
    assert "self.heads['a'], a Linear, was given self.layers[1](x), (7, 5)." in plain(found.text)
    found = story(lambda: model(x, "other"))
    assert "self.last.out, a Linear, was given (7, 3), the output of self.last.act." in plain(found.text)


def test_a_layer_that_is_there_twice_has_no_false_place(story) -> None:
    again = nn.Linear(4, 4)
    net = nn.Sequential(nn.Linear(3, 4), again, nn.Linear(4, 5), again)
    found = story(lambda: net(images(7, 3)))
    assert "a Linear, was given (7, 5)." in plain(found.text) and "output" not in found.text
    relu = nn.ReLU()
    net = nn.Sequential(nn.Linear(3, 4), relu, nn.Linear(4, 5), relu, nn.Linear(4, 2))
    found = story(lambda: net(images(7, 3)))
    assert "net[4], a Linear, was given (7, 5), the output of net[3]." in plain(found.text)


def test_hooks_and_methods_of_an_object_make_a_shape_unknown(story) -> None:
    net = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Tanh(), nn.Linear(5, 2))
    net[0].register_forward_hook(lambda layer, given, out: out[:, :3])
    found = story(lambda: net(images(7, 3)))
    assert [row[-1] for row in rows(found.text)] == ["(7, 3)", "unknown", "unknown", "(7, 3)", "✗"]
    net = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2))
    net[2].register_forward_pre_hook(lambda layer, given: (given[0][:, :3],))
    found = story(lambda: net(images(7, 3)))
    assert "net[2], a Linear, was given (7, 3)." in plain(found.text)
    net = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Linear(5, 2))
    net[0].forward = lambda given: given  # type: ignore[method-assign]
    found = story(lambda: net(images(7, 3)))
    assert [row[-1] for row in rows(found.text)] == ["(7, 3)", "unknown", "(7, 3)", "✗"]


def every_rule() -> "list[Any]":
    """Layers in a row, of each of which a rule tells the shape."""
    return [
        nn.Conv2d(3, 8, (3, 5), stride=2, padding=1, dilation=2, groups=1, bias=False),
        nn.BatchNorm2d(8),
        nn.AvgPool2d(2, 1, 1),
        nn.Conv2d(8, 4, 1, groups=4),
        nn.ConvTranspose2d(4, 4, 3, 2, 1, 1),
        nn.MaxPool2d((2, 1)),
        nn.PixelShuffle(2),
        nn.Upsample(scale_factor=2),
        nn.AdaptiveAvgPool2d(6),
        nn.Flatten(2),
        nn.Conv1d(1, 6, 3, padding=2),
        nn.MaxPool1d(2, ceil_mode=False),
        nn.AdaptiveAvgPool1d(12),
        nn.Unflatten(-1, (3, 4)),
        nn.Sequential(nn.Linear(4, 7), nn.GELU(), nn.LayerNorm(7)),
        nn.Flatten(),
    ]


def more_rules() -> "list[Any]":
    return [
        nn.Conv2d(3, 4, 3, padding="same", dilation=2),
        nn.Conv2d(4, 4, 3, padding="valid", padding_mode="circular"),
        nn.PixelUnshuffle(2),
        nn.Flatten(1, 2),
        nn.AvgPool1d(3),
        nn.Conv1d(96, 5, 2, stride=2),
    ]


def test_every_shape_is_that_of_the_live_layer(story) -> None:
    net = nn.Sequential(*every_rule(), nn.Linear(1, 1))
    x = images(2, 3, 40, 44)
    found = story(lambda: net(x))
    live = [x]
    for layer in every_rule():
        live.append(layer(live[-1]))
    shapes = [str(tuple(value.shape)) for value in live]
    assert [row[-1] for row in rows(found.text)] == [shapes[0], *shapes[-9:], "✗"]
    assert "\n  …\n" in found.text
    for start in range(0, 10):
        net = nn.Sequential(*every_rule()[start : start + 6], nn.Linear(1, 1))
        found = story(lambda: net(live[start]))
        assert [row[-1] for row in rows(found.text)] == [*shapes[start : start + 7], "✗"]
    net = nn.Sequential(*more_rules(), nn.Linear(3, 1))
    found = story(lambda: net(images(2, 3, 14, 18)))
    live = [images(2, 3, 14, 18)]
    for layer in more_rules():
        live.append(layer(live[-1]))
    assert [row[-1] for row in rows(found.text)] == [*(str(tuple(x.shape)) for x in live), "✗"]


def test_no_layer_is_called(story) -> None:
    calls = []

    class Counting(nn.ReLU):  # type: ignore[misc,name-defined]
        def forward(self, x: Any) -> Any:
            calls.append(x)
            return super().forward(x)

    norm = nn.BatchNorm2d(8)
    net = nn.Sequential(nn.Conv2d(3, 8, 3), norm, Counting(), nn.Dropout(), nn.Flatten(), nn.Linear(1, 1))
    state = torch.random.get_rng_state()
    found = story(lambda: net(images()))
    assert len(calls) == 1 and int(norm.num_batches_tracked) == 1
    with pytest.raises(RuntimeError) as caught:
        net(images())
    state = torch.random.get_rng_state()
    from stridewise import _errors

    assert _errors.explained(caught.value) is not None and found is not None
    assert len(calls) == 2 and int(norm.num_batches_tracked) == 2
    assert torch.equal(state, torch.random.get_rng_state())


REPAIRS = [
    (lambda: nn.Linear(3, 5, bias=False), (4, 7), "nn.Linear(7, 5, bias=False)"),
    (lambda: nn.Conv2d(3, 8, (3, 5), stride=2), (4, 6, 9, 9), "nn.Conv2d(6, 8, (3, 5), stride=2)"),
    (lambda: nn.Conv1d(3, 8, 3), (4, 6, 9), "nn.Conv1d(6, 8, 3)"),
    (lambda: nn.ConvTranspose2d(3, 8, 3, 2), (4, 6, 9, 9), "nn.ConvTranspose2d(6, 8, 3, stride=2)"),
    (lambda: nn.BatchNorm2d(3, eps=1e-3), (4, 6, 9, 9), "nn.BatchNorm2d(6, eps=0.001)"),
    (lambda: nn.LayerNorm(3), (4, 7), "nn.LayerNorm(7)"),
    (lambda: nn.GroupNorm(3, 6), (4, 9, 2), "nn.GroupNorm(3, 9)"),
    (lambda: nn.LSTM(3, 5, 2, batch_first=True), (4, 6, 7), "nn.LSTM(7, 5, num_layers=2, batch_first=True)"),
    (lambda: nn.GRU(3, 5), (4, 6, 7), "nn.GRU(7, 5)"),
]


@pytest.mark.parametrize("make, shape, repair", REPAIRS, ids=[repair for _, _, repair in REPAIRS])
def test_repairs_run(story, make: Any, shape: "tuple[int, ...]", repair: str) -> None:
    layer, x = make(), images(*shape)
    found = story(lambda: layer(x))
    assert f"instead: {repair} in place of layer:" in plain(found.text)
    eval(repair)(x)


def test_where_nothing_is_to_be_repaired_nothing_is_offered(story) -> None:
    grouped, many = nn.Conv2d(4, 8, 3, groups=4), nn.GroupNorm(4, 8)
    for fails in (lambda: grouped(images()), lambda: many(images())):
        found = story(fails)
        assert "dim 1 of its input has size" in plain(found.text) and "instead:" not in found.text


def test_what_to_pass_instead(story) -> None:
    last, x = nn.Conv2d(3, 8, 3), images(4, 28, 28, 3)
    assert "instead: last(x.permute(0, 3, 1, 2)) its input is then (4, 3, 28, 28)." in plain(
        story(lambda: last(x)).text
    )
    signal = torch.zeros(2, 50, 3)
    line = nn.Conv1d(3, 8, 3)
    assert "instead: line(signal.transpose(1, 2))" in plain(story(lambda: line(signal)).text)
    norm = nn.LayerNorm(50)
    assert "instead: norm(signal.transpose(1, 2))" in plain(story(lambda: norm(signal)).text)


def test_a_flatten_that_is_missing(story) -> None:
    net = nn.Sequential(nn.Conv2d(3, 8, 3), nn.MaxPool2d(2), nn.Linear(1352, 10))
    found = plain(story(lambda: net(images())).text)
    assert "instead: nn.Flatten() before net[2]: its input is then (4, 1352)." in found
    net[2] = nn.Linear(288, 10)
    found = plain(story(lambda: net(images())).text)
    assert "instead: nn.Flatten(), nn.Linear(1352, 10) in place of net[2]:" in found


def test_dims_and_dtypes(story) -> None:
    net = a_net()
    assert "It takes 3 or 4 dims, not 2." in plain(story(lambda: net(images(3, 4))).text)
    found = story(lambda: net(images().double()))
    assert "It was given float64, but its weight is float32." in plain(found.text)
    words = nn.Embedding(10, 3)
    found = story(lambda: words(torch.tensor([1, 20])))
    assert "Its num_embeddings is 10: each index is less than that." in plain(found.text)


def test_layers_that_pytorch_makes_of_layers(story) -> None:
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 4, batch_first=True), 2)
    words = images(2, 5, 12)
    found = plain(story(lambda: encoder(words)).text)
    assert "encoder.layers[0].self_attn, a MultiheadAttention, was given words, (2, 5, 12)" in found
    assert "Its embed_dim is 16, but dim 2 of its input has size 12." in found


def test_a_loss_and_a_function_name_what_the_reader_passes(story) -> None:
    loss, scores, target = nn.CrossEntropyLoss(), images(4, 10), torch.zeros(5, dtype=torch.long)
    found = story(lambda: loss(scores * 2, target))
    assert "loss, a CrossEntropyLoss, was given scores * 2, (4, 10) and target, (5,)." in plain(found.text)
    found = story(lambda: F.mse_loss(scores, scores[:3].t()))
    assert found is None or "input" not in found.text


def test_no_code_of_the_library_is_shown(story) -> None:
    norm, attention, x = nn.BatchNorm2d(8), nn.MultiheadAttention(16, 4), images(5, 2, 16)
    masked = lambda: attention(x, x, x, attn_mask=images(3, 3))  # noqa: E731
    for fails in (lambda: norm(images()), masked, lambda: a_net()(images(4, 1, 28, 28))):
        text = story(fails).text
        assert not any(own in text for own in ("F.", "self.", "__", "torch_", "bn_training", "attn_mask,"))


def test_calls_that_are_no_plain_calls(story) -> None:
    net, x = a_net(), images()
    for fails in (lambda: list(map(net, [x])), lambda: net.forward(x), lambda: net(*[x]), lambda: net.__call__(x)):
        found = story(fails)
        assert "net[4], a Linear, was given (4, 1352)" in plain(found.text)
        assert "x, (4, 1352)" not in found.text and "x  shape (4, 1352)" not in found.text
    if sys.version_info < (3, 11):  # before, Python does not say which call of a line it is
        return
    found = story(lambda: a_net()(x))
    assert "a_net()[4], a Linear, was given (4, 1352), the output of a_net()[3]." in plain(found.text)


def test_a_name_of_the_readers_that_the_library_has_as_well(story) -> None:
    input, net = images(2, 9), a_net()
    found = story(lambda: net(images() + input.sum()))
    assert "(2, 9)" not in found.text and not any(o.words == "input" for o in found.operands)


def test_a_layer_whose_error_is_raised_again(story) -> None:
    net = a_net()

    def again() -> None:
        try:
            net(images())
        except RuntimeError as error:
            raise RuntimeError(f"in the batch: {error}") from error

    assert "net[4], a Linear, was given (4, 1352)" in plain(story(again).text)


def test_items_that_make_no_batch(story) -> None:
    items = [images(3, 4), images(3, 4), images(3, 5), images(3, 6)]
    loader = torch.utils.data.DataLoader(items, batch_size=4)
    found = plain(story(lambda: [batch.sum() for batch in loader]).text)
    assert "A batch needs items of one shape: item 0 is (3, 4), item 2 is (3, 5)." in found


def test_an_assertion_that_is_no_layers(story) -> None:
    def fails() -> None:
        assert np.ones(3).shape == (4,), "mat1 and mat2 shapes cannot be multiplied (2x3 and 4x5)"

    assert story(fails) is None
