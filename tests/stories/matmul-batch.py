import torch
a = torch.ones(4, 1, 2, 3)
b = torch.ones(5, 3, 2)
a @ b
