import numpy as np
x = np.arange(24).reshape(2, 3, 4)
x.sum(axis=(0, 2), keepdims=True)
