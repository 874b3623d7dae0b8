# fails: torch.bmm(a, b)
# operands: a, b
# says: 4 columns of a, but 5 rows of b
# repair: torch.bmm(a, b.transpose(1, 2))
import torch

a = torch.randn(10, 3, 4)
b = torch.randn(10, 5, 4)
c = torch.bmm(a, b)
assert c.shape == (10, 3, 5)
