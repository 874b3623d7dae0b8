export async function library(load) {
  const { default: ndarray } = await load('@stdlib/ndarray/ctor');
  const { default: empty } = await load('@stdlib/ndarray/empty');
  const { default: binary } = await load('@stdlib/ndarray/base/binary');
  const { default: unary } = await load('@stdlib/ndarray/base/unary');
  const { default: broadcast } = await load('@stdlib/ndarray/maybe-broadcast-arrays');
  const { default: assign } = await load('@stdlib/ndarray/base/assign');
  const { default: transpose } = await load('@stdlib/ndarray/base/transpose');
  const dtypes = {
    bool: 'uint8',
    uint8: 'uint8',
    int32: 'int32',
    float32: 'float32',
    float64: 'float64',
  };
  const strides = (shape) =>
    shape.map((_, i) => shape.slice(i + 1).reduce((product, size) => product * size, 1));
  const two =
    (operation, dtype) =>
    (...operands) => {
      const [a, b] = broadcast(operands);
      const out = empty(a.shape, { dtype: dtype ?? a.dtype });
      binary([a, b, out], operation);
      return out;
    };
  const one = (operation) => (a) => {
    const out = empty(a.shape, { dtype: a.dtype });
    unary([a, out], operation);
    return out;
  };
  return {
    name: '@stdlib/ndarray',
    dtypes: Object.keys(dtypes),
    make: (dtype, data, shape) =>
      shape.length
        ? ndarray(dtypes[dtype], data, shape, strides(shape), 0, 'row-major')
        : ndarray(dtypes[dtype], data, [], [0], 0, 'row-major'),
    turn: (a) => transpose(a, false),
    copy: (a) => {
      const out = empty(a.shape, { dtype: a.dtype, order: 'row-major' });
      assign([a, out]);
      return out;
    },
    ADD: two((x, y) => x + y),
    MUL: two((x, y) => x * y),
    GT: two((x, y) => (x > y ? 1 : 0), 'uint8'),
    EQ: two((x, y) => (x === y ? 1 : 0), 'uint8'),
    MAXIMUM: two(Math.max),
    SQRT: one(Math.sqrt),
    NEG: one((x) => -x),
    EXP: one(Math.exp),
    // A transposed operand gives a column-major result, so its elements are read by index.
    read: (a) => {
      if (a.order === 'row-major') return a.data;
      const [rows, columns] = a.shape;
      return Float64Array.from(a.data, (_, i) =>
        a.get(Math.floor(i / columns) % rows, i % columns),
      );
    },
  };
}
