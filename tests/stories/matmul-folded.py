import torch

a = torch.ones(2, 3, 4)
a @ torch.ones(5, 6)
a @ torch.ones(5)
torch.ones(5) @ a
