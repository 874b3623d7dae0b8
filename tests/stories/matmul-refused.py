import torch
a = torch.ones(2, 3)
a @ a
a @ torch.ones(2)
torch.ones(2) @ a
torch.dot(torch.ones(2), torch.ones(3))
