import torch
x = torch.arange(6).reshape(2, 3)
row = torch.tensor([10, 20, 30])
x + row
