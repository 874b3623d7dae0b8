import torch
x = torch.arange(6).reshape(1, 2, 3)
x.permute(2, 0, 1)
x.squeeze(0)
x.unsqueeze(-1)
x[0, 1]
x[:, :, ::2]
