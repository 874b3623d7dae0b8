import numpy as np
x = np.array([[3, 1, 2], [0, 2, 9]])
differences = np.diff(x, axis=0)
products = np.inner(x, x)
middle = np.median(x, axis=1)
count = np.count_nonzero(x, axis=0)
length = np.linalg.norm(x, axis=1)
values = np.unique(x)
laid = x.T.flatten('K')
x[0] += 0.5
np.add(x, 0.5, out=x)
