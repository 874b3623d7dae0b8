export async function library(load) {
  const np = await load('numpy-ts');
  return {
    name: 'numpy-ts',
    dtypes: ['bool', 'uint8', 'int32', 'int64', 'float32', 'float64'],
    make: (dtype, data, shape) => np.array(data, dtype).reshape(...shape),
    turn: (a) => a.T,
    copy: (a) => np.copy(a),
    ADD: np.add,
    MUL: np.multiply,
    GT: np.greater,
    EQ: np.equal,
    MAXIMUM: np.maximum,
    BITAND: np.logical_and,
    SQRT: np.sqrt,
    NEG: np.negative,
    EXP: np.exp,
    where: np.where,
    cast: (a, dtype) => a.astype(dtype),
    sum: (a, dim) => np.sum(a, dim),
    max: (a, dim) => np.max(a, dim),
    view: (a, shape) => np.reshape(a, shape),
    read: (a) => np.copy(a).data,
    free: (a) => a.dispose?.(),
  };
}
