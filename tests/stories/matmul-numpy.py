import numpy as np
a = np.arange(6).reshape(2, 3)
a @ np.array([1, 10, 100])
np.array([1, 10]) @ a
a @ a
np.ones((2, 4, 3)) @ np.ones((5, 3, 2))
