import torch
a = torch.arange(24).reshape(4, 6)[:, :4]
a.view(4, 2, 2)
