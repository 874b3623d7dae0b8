import torch
import torch.nn.functional as F
scores = torch.tensor([[2., 0., 1.], [1., 3., 0.]])
p = F.softmax(scores, dim=1)
p.log_softmax(2)
scores.long().softmax(0)
