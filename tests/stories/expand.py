import torch
x = torch.tensor([[1], [2], [3]])
x.expand(2, -1, 4)
x.expand(2, 4)
