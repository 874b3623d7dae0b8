// onnxruntime-web, one thread. Each case is a model of one operation, whose bytes are written here.
// Operands are copied in from JavaScript, and results out.
const varint = (value) =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const number = (field, value) => [...varint(field << 3), ...varint(value)];
const bytes = (field, value) => [...varint((field << 3) | 2), ...varint(value.length), ...value];
const text = (field, value) => bytes(field, [...new TextEncoder().encode(value)]);

const TYPES = { float32: 1, uint8: 2, int32: 6, int64: 7, bool: 9, float64: 11 };

const attributes = {
  i: (name, value) => [...text(1, name), ...number(3, value), ...number(20, 2)],
  ints: (name, values) => [
    ...text(1, name),
    ...values.flatMap((value) => number(8, value)),
    ...number(20, 7),
  ],
};

function operand(name, type, shape) {
  const dims = shape?.flatMap((size) => bytes(1, number(1, size)));
  const tensor = [...number(1, type), ...(dims ? bytes(2, dims) : [])];
  return [...text(1, name), ...bytes(2, bytes(1, tensor))];
}

function model(nodes, inputs, outType) {
  const node = ([type, from, to, attribute = []]) =>
    bytes(1, [
      ...from.flatMap((name) => text(1, name)),
      ...text(2, to),
      ...text(4, type),
      ...(attribute.length ? bytes(5, attribute) : []),
    ]);
  const graph = [
    ...nodes.flatMap(node),
    ...text(2, 'one'),
    ...inputs.flatMap((input) => bytes(11, operand(...input))),
    ...bytes(12, operand('out', outType)),
  ];
  return Uint8Array.from([...number(1, 7), ...bytes(8, number(2, 11)), ...bytes(7, graph)]);
}

export async function library(load) {
  const ort = await load('onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  const type = (tensor) => TYPES[tensor.type === 'float64' ? 'float64' : tensor.type];
  const sessions = new Map();
  /** The session for an operation on operands of these shapes and this dtype. */
  function session(kind, operands, attribute, out) {
    const key = [kind, attribute, ...operands.map(({ type, dims }) => `${type}${dims}`)].join();
    if (!sessions.has(key)) {
      const names = operands.map((_, i) => `in${i}`);
      const inputs = operands.map((tensor, i) => [names[i], type(tensor), tensor.dims]);
      const from = operands.map((tensor, i) => (tensor.turned ? `turned${i}` : names[i]));
      const turns = operands.flatMap((tensor, i) =>
        tensor.turned ? [['Transpose', [names[i]], from[i], attributes.ints('perm', [1, 0])]] : [],
      );
      const last = kind ? [[kind, from, 'out', attribute]] : [['Identity', from, 'out']];
      const graph = model([...turns, ...last], inputs, out ?? type(operands[0]));
      sessions.set(key, ort.InferenceSession.create(graph, { executionProviders: ['wasm'] }));
    }
    return sessions.get(key);
  }
  const run =
    (kind, out, attribute = () => []) =>
    async (...operands) => {
      const tensors = operands.filter((each) => typeof each === 'object');
      const last = operands.at(-1);
      const result = typeof out === 'function' ? out(tensors) : out;
      const ready = await session(kind, tensors, attribute(last), result);
      const given = Object.fromEntries(
        tensors.map((tensor, i) => [`in${i}`, tensor.turned ? tensor.of : tensor]),
      );
      return (await ready.run(given)).out;
    };
  const axes = (dim) => attributes.ints('axes', [dim]);
  return {
    name: 'onnxruntime-web',
    dtypes: ['bool', 'int32', 'float32', 'float64', 'int64'],
    make: (dtype, data, shape) => new ort.Tensor(dtype, data, shape),
    turn: (a) => ({ type: a.type, dims: a.dims, turned: true, of: a }),
    copy: run(''),
    ADD: run('Add'),
    MUL: run('Mul'),
    GT: run('Greater', TYPES.bool),
    EQ: run('Equal', TYPES.bool),
    MAXIMUM: run('Max'),
    BITAND: run('And'),
    SQRT: run('Sqrt'),
    NEG: run('Neg'),
    EXP: run('Exp'),
    where: run('Where', (tensors) => type(tensors[1])),
    cast: async (a, dtype) => run('Cast', TYPES[dtype], () => attributes.i('to', TYPES[dtype]))(a),
    sum: run('ReduceSum', undefined, axes),
    max: run('ReduceMax', undefined, axes),
    done: (result) => result,
    read: (a) => a.data,
  };
}
