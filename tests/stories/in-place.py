import torch
x = torch.zeros(2, 3)
x += torch.tensor([1., 2., 3.])
x.add_(torch.ones(2, 1, 3))
x.expand(4, 2, 3).add_(1)
x[0] = torch.tensor([7., 8., 9.])
