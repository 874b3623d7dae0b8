// ndarray and ndarray-ops do not broadcast: views with stride 0 and results are made beforehand.
const OPERATIONS = {
  ADD: 'add',
  MUL: 'mul',
  GT: 'gt',
  EQ: 'eq',
  SQRT: 'sqrt',
  NEG: 'neg',
  EXP: 'exp',
};

function stretched(ndarray, tensor, shape) {
  const missing = shape.length - tensor.shape.length;
  const own = (i) => (i < missing ? 1 : tensor.shape[i - missing]);
  const stride = shape.map((_, i) => (own(i) === 1 ? 0 : tensor.stride[i - missing]));
  return ndarray(tensor.data, shape, stride, tensor.offset);
}

export async function library(load) {
  const { default: ndarray } = await load('ndarray');
  const { default: ops } = await load('ndarray-ops');
  const known = Object.fromEntries(Object.keys(OPERATIONS).map((name) => [name, () => {}]));
  return {
    ...known,
    name: 'ndarray',
    dtypes: ['uint8', 'int32', 'float32', 'float64'],
    make: (_, data, shape) => ndarray(data, shape),
    turn: (a) => a.transpose(1, 0),
    copy: () => {},
    prepared: (name, made, one) => {
      const turned = one.a === 'TRANSPOSED';
      const rank = Math.max(...made.map(({ shape }) => shape.length));
      const sizes = made.map(({ shape }) => [...Array(rank - shape.length).fill(1), ...shape]);
      const shape = sizes[0].map((_, i) => Math.max(...sizes.map((each) => each[i])));
      const count = shape.reduce((product, size) => product * size, 1);
      const Kept = ['GT', 'EQ'].includes(name) ? Uint8Array : made[0].data.constructor;
      const out = ndarray(new Kept(count), shape);
      const [a, b] = made.map((tensor) => stretched(ndarray, tensor, shape));
      const first = turned ? a.transpose(1, 0) : a;
      const operation = ops[name === 'copy' ? 'assign' : OPERATIONS[name]];
      return () => {
        if (b) operation(out, first, b);
        else operation(out, first);
        return out;
      };
    },
    read: (a) => a.data,
  };
}
