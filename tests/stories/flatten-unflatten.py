import torch
x = torch.arange(24).view(2, 3, 4)
x.flatten(1)
x.unflatten(2, (2, -1))
x.permute(0, 2, 1).flatten(1)
x.flatten(-1, 0)
