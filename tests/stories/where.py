import torch
x = torch.tensor([[1, -2, 3], [-4, 5, -6]])
torch.where(x > 0, x, 0)
torch.where(torch.tensor([[True], [False]]), torch.tensor([1, 2, 3]), x)
