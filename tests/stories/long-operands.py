import torch
a = torch.ones(2, 1)
result = torch.tensor([[1., 2., 3.], [4., 5., 6.]]) + torch.tensor([[10.], [20.]])
result * a + torch.tensor([[1., 2., 3.], [4., 5., 6.]])
