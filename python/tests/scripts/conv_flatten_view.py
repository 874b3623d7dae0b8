# fails: x.view(-1, 16 * 5 * 5)
# operands: x
# says: 2704
# repair: x.view(x.size(0), -1)
import torch

conv = torch.nn.Conv2d(3, 16, 3)
x = conv(torch.randn(1, 3, 15, 15))
x = x.view(-1, 16 * 5 * 5)
assert x.shape[0] == 1
