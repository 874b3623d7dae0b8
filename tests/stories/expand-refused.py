import torch
x = torch.ones(2, 3)
x.expand(3)
x.expand(4, 3)
x.expand(2, -1, 4)
