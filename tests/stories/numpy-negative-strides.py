import numpy as np
a = np.arange(6).reshape(2, 3)
a[::-1, ::-1]
a.T
