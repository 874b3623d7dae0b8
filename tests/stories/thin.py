import torch
x = torch.tensor([[3, 1, 2], [0, 2, 9]])
count = x.count_nonzero(1)
products = torch.inner(x, x)
values = x.unique()
trace = x.trace()
x += 0.5
x.float().mean(dtype=torch.int64)
