import numpy as np
a = np.arange(6, dtype=np.int16).reshape(2, 3).T
b = np.arange(3, dtype=np.int32).view(np.int8)
c = a + np.int8(100) * np.ones(2, dtype=np.int8)
