# fails: batch["image"] @ model["weight"]
# operands: batch["image"], model["weight"]
# says: 28 columns of batch["image"], but 10 rows of model["weight"]
# repair: batch["image"] @ model["weight"].t()
import torch

batch = {"image": torch.rand(16, 28), "label": torch.zeros(16)}
model = {"weight": torch.randn(10, 28)}
logits = batch["image"] @ model["weight"]
assert logits.shape == (16, 10)
