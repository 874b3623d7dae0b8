import torch
x = torch.arange(12).view(3, 4)
x[1:, 1:3]
x[:, ::2]
x[1]
x.select(1, 2)
x.narrow(0, 1, 2)
x[5]
