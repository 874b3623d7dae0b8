import torch
x = torch.arange(7)
x.unfold(0, 3, 2)
x.unfold(0, 8, 1)
