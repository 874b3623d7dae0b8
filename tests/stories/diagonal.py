import torch
x = torch.arange(9).view(3, 3)
x.diagonal()
x.diagonal(1)
