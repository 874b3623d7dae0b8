import torch
x = torch.zeros(2, 3)
x[2]
x[0, -4]
x[:, 3] = 0
x[0, 0, 0]
torch.tensor(7)[0]
torch.tensor([1])[1]
torch.zeros(0, 2)[0]
x[torch.tensor([True, False, True])]
x.sum(dim=2)
x.unsqueeze(4)
torch.tensor(7).sum(dim=1)
