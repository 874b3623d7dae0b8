import numpy as np
a = np.arange(6).reshape(2, 3)
a[a > 3] = 0
a[[0, -1], [1, 2]] = [8, 9]
a[[0, 0, 1], 1] = [1, 2, 3]
a[a > 0] = [1, 2]
