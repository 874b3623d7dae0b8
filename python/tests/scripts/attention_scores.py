# fails: q @ k
# operands: q, k
# says: 64 columns of q, but 10 rows of k
# repair: q @ k.transpose(2, 3)
import math

import torch

B, H, T, D = 2, 8, 10, 64
q, k, v = (torch.randn(B, H, T, D) for _ in range(3))
scores = q @ k / math.sqrt(D)
out = scores.softmax(-1) @ v
assert out.shape == (B, H, T, D)
