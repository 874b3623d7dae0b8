# fails: rows.add_(1)
# operands: rows
# says: Several elements of rows share one storage cell
# repair: rows = rows.add(1)
import torch

rows = torch.zeros(1, 4).expand(3, 4)
rows.add_(1)
assert rows.sum() == 12
