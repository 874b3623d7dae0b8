import torch
column = torch.tensor([[0], [10]])
row = torch.tensor([1, 2, 3])
print(column + row)
