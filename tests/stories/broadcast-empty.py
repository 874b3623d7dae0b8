import numpy as np
np.zeros((3, 0)) + np.ones((3, 1))
