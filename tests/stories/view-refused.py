import torch
a = torch.arange(8).reshape(2, 4)
b = a.t()
b.view(2, 4)
