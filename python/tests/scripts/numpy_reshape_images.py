# fails: images.reshape(10, 28, 29)
# operands: images
# says: but there are 7840
# repair: images.reshape(10, 28, -1)
import numpy as np

images = np.zeros((10, 784))
grid = images.reshape(10, 28, 29)
assert grid.shape == (10, 28, 28)
