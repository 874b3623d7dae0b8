import torch
a = torch.ones(2, 4, 3)
b = torch.ones(5, 3, 2)
a @ b
torch.bmm(a, b)
