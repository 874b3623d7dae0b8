# fails: F.cross_entropy(logits.reshape(-1, 20), targets)
# operands: logits, targets
# says: Dim 0 of logits.reshape(…) has size 8 and dim 0 of targets has size 16
# repair: F.cross_entropy(logits.reshape(-1, 10), targets)
# ours: the width of a row is the number of classes, which only the program knows
import torch
import torch.nn.functional as F

logits = torch.randn(16, 10)
targets = torch.zeros(16, dtype=torch.long)
loss = F.cross_entropy(logits.reshape(-1, 20), targets)
assert loss.ndim == 0
