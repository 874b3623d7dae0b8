# fails: weights @ v
# operands: weights, v
# says: 7 columns of weights, but 16 rows of v
# repair: weights @ v.transpose(1, 2)
import torch

weights = torch.randn(4, 9, 7).softmax(-1)
v = torch.randn(4, 16, 7)
out = weights @ v
assert out.shape == (4, 9, 16)
