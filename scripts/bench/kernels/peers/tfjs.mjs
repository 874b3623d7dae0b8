// @tensorflow/tfjs-backend-wasm with its SIMD binary. It has no views: transposing copies.
export async function library(load, folder) {
  const tf = await load('@tensorflow/tfjs-core');
  const { setWasmPaths } = await load('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(`${folder}/node_modules/@tensorflow/tfjs-backend-wasm/dist/`);
  tf.env().set('IS_NODE', true);
  if (!(await tf.setBackend('wasm'))) throw new Error('no wasm backend');
  await tf.ready();
  const turned = (then) => (a, b) => {
    const result = then(a, b);
    if (a.turned) a.dispose();
    return result;
  };
  return {
    name: 'tfjs-wasm',
    dtypes: ['bool', 'int32', 'float32'],
    make: (dtype, data, shape) => tf.tensor(data, shape, dtype),
    turn: (a) => Object.assign(tf.transpose(a), { turned: true }),
    copy: (a) => a,
    ADD: turned(tf.add),
    MUL: tf.mul,
    GT: tf.greater,
    EQ: tf.equal,
    MAXIMUM: tf.maximum,
    BITAND: tf.logicalAnd,
    SQRT: tf.sqrt,
    NEG: tf.neg,
    EXP: tf.exp,
    where: tf.where,
    cast: (a, dtype) => tf.cast(a, dtype),
    sum: (a, dim) => tf.sum(a, dim),
    max: (a, dim) => tf.max(a, dim),
    view: (a, shape) => tf.reshape(a, shape),
    read: (a) => a.dataSync(),
    free: (a) => a.dispose(),
  };
}
