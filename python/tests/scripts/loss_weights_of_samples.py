# fails: losses * weight
# operands: losses, weight
# says: Dim 1: losses has size 3 and weight has size 8
# repair: losses * weight.unsqueeze(1)
import torch

losses = torch.rand(8, 3)
weight = torch.rand(8)
total = (losses * weight).sum()
assert total.ndim == 0
