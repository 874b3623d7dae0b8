import torch

a = torch.tensor([[0, 1, 2], [3, 4, 5]])
b = torch.tensor([[10, 11], [12, 13]])

torch.cat([a, b], dim=1)
torch.stack([a, a + 100], dim=1)
torch.vstack([torch.arange(3), a])

torch.cat([a, b])
torch.stack([a, b])
torch.cat([a, torch.arange(3)])
