# fails: torch.mm(x, w)
# operands: x, w
# says: 3 columns of x, but 5 rows of w
# repair: torch.mm(x, w.t())
import torch

x, w = torch.randn(7, 3), torch.randn(5, 3)
y = torch.mm(x, w)
assert y.shape == (7, 5)
