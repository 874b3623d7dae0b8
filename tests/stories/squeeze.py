import torch
x = torch.arange(3).view(1, 3, 1)
x.squeeze()
x.squeeze(1)
x.squeeze(-1).unsqueeze(0)
