# fails: head(series)
# operands: series, head.weight
# says: Dim 2 of series has size 50 and dim 1 of head.weight has size 7
# repair: head(series.transpose(1, 2))
import torch
import torch.nn.functional as F

head = torch.nn.Linear(7, 3)
series = torch.randn(4, 7, 50)
out = head(series)
assert out.shape == (4, 50, 3)
