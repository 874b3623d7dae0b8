import torch
x = torch.zeros(2, 3)
y = x.t()
m = torch.tensor([[True, False, True], [False, False, True]])
x[m] = 7
x[m] = torch.tensor([1.0, 2.0, 3.0])
x[:, torch.tensor([2, 0])] = torch.tensor([[4.0], [5.0]])
x[torch.tensor([0, 2])] = 6
x[x > 4] += 1
