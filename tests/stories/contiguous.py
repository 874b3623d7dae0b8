import torch
x = torch.arange(6).reshape(2, 3).t()
x.contiguous()
x.t().contiguous()
x.clone()
