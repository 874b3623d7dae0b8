import torch
x = torch.ones(3)
x += torch.ones(2, 3)
x[:] = torch.ones(2)
y = x.expand(2, 3)
y += 1
