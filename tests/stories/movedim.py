import torch
image = torch.arange(24).view(2, 3, 4)
image.movedim(2, 0)
image.transpose(0, 1)
image.permute(0, 0, 1)
