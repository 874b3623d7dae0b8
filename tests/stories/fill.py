import torch
x = torch.empty(2, 3)
x.fill_(7)
x[:, 1].zero_()
