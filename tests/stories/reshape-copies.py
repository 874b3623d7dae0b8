import torch
a = torch.arange(6).reshape(2, 3).t()
a.reshape(6)
a.flatten()
