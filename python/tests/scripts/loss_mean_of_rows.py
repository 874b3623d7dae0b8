# fails: x - x.mean(dim=1)
# operands: x
# says: Dim 1: x has size 7 and x.mean(dim=1) has size 5
# repair: x - x.mean(dim=1, keepdim=True)
import torch

x = torch.randn(5, 7)
centred = x - x.mean(dim=1)
assert torch.allclose(centred.mean(dim=1), torch.zeros(5), atol=1e-5)
