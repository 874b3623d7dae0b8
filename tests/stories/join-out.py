import numpy as np
a = np.arange(4)
z = np.zeros((2, 2))
np.stack([a[:2], a[2:]], out=z)
np.concatenate([a[2:], a[:2]], out=a)
