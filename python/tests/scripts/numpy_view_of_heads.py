# fails: tokens.reshape(batch, length, heads, 32)
# operands: tokens
# says: You asked for 8192 elements, but there are 4096
# repair: tokens.reshape(batch, length, heads, -1)
import numpy as np

batch, length, heads = 4, 16, 4
tokens = np.zeros((batch, length, 64))
split = tokens.reshape(batch, length, heads, 32)
assert split.shape == (4, 16, 4, 16)
