import numpy as np
a = np.arange(5)
np.lib.stride_tricks.sliding_window_view(a, 3)
