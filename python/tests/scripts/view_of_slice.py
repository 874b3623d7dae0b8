# fails: window.view(-1)
# operands: window
# says: would cross the cut
# repair: window.reshape(-1)
import torch

frames = torch.arange(60).view(5, 12)
window = frames[:, 2:8]
flat = window.view(-1)
assert flat.numel() == 30
