# fails: image * gain
# operands: image, gain
# says: Dim 2: image has size 8 and gain has size 3
# repair: image * gain[:, None, None]
import numpy as np

image = np.ones((3, 6, 8))
gain = np.array([0.5, 1.0, 2.0])
bright = image * gain
assert bright.shape == image.shape
