import torch
x = torch.tensor([[1.5, -2.7], [0.0, 4.0]])
x.t().long()
x.to(torch.bool)
x.float()
x.double().to(x.dtype)
