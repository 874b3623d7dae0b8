import torch
x = torch.arange(4) / 3
y = x.half()
z = y * 0.1
w = y.sum()
q = torch.tensor([100, -100], dtype=torch.int8) + 100
