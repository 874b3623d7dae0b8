# fails: total += step
# operands: total, step
# says: A tensor updated in place can't change its shape
# repair: total = total + step
import torch

total = torch.zeros(4)
step = torch.ones(3, 4)
total += step
assert total.shape == (3, 4)
