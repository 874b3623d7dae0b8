# fails: x.view(B, T, heads, 16)
# operands: x
# says: You asked for 3072 elements, but there are 1536
# repair: x.view(B, T, heads, -1)
import torch

heads = 8
x = torch.randn(2, 12, 64)
B, T, C = x.shape
split = x.view(B, T, heads, 16)
assert split.shape == (2, 12, 8, 8)
