import torch
x = torch.ones(5, 2, 4, 1)
y = torch.ones(3, 1, 1)
x + y
