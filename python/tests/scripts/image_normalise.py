# fails: image - mean
# operands: image, mean
# says: Dim 2: image has size 224 and mean has size 3
# repair: image - mean.unsqueeze(1).unsqueeze(2)
import torch

image = torch.rand(3, 224, 224)
mean = torch.tensor([0.485, 0.456, 0.406])
centred = image - mean
assert centred.shape == image.shape
