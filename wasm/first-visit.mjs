/**
 * What a first visit asks of the core. scripts/split-wasm.mjs runs these programs, with the rule
 * phases of their stories, on an instrumented core: each function that they reach goes into
 * core.wasm, all others into core-rest.wasm. One program more makes everybody's first download larger; one less
 * makes somebody wait for the second.
 */
const lines = (...text) => text.join('\n');

export const programs = [
  // What the playground opens with: web/src/playground/examples.ts.
  lines(
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ),
  // A refused broadcast.
  lines('import torch', 'torch.tensor([[1], [2]]) + torch.tensor([[1, 2], [3, 4], [5, 6]])'),
];

/** Phases at the end of a story: until a reader comes there, the second half has arrived. */
export const later = ['descend', 'elements'];

/** Calls `core` as a page does that shows each program and every step of its stories. */
export function visit(core) {
  core._initialize?.();
  const words = () => new Uint32Array(core.memory.buffer, core.sw_wasm_output(), 2);
  const answer = () => {
    const [data, size] = words();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, data, size)));
  };
  const input = (values) => {
    const address = core.sw_wasm_input(values.byteLength);
    new Uint8Array(core.memory.buffer).set(new Uint8Array(values.buffer), address);
    return values.byteLength;
  };
  for (const program of programs) {
    const size = input(new TextEncoder().encode(program));
    const handle = core.sw_wasm_run(size);
    if (!core.sw_wasm_transcript(handle)) throw new Error(`This program did not run:\n${program}`);
    for (const { index } of answer().statements) {
      if (!core.sw_wasm_story(handle, index)) continue;
      const { operations } = answer();
      for (const { phases } of operations) {
        for (const { phase, first, steps } of phases) {
          if (later.includes(phase)) continue;
          for (let step = first; step < first + steps; step++) {
            core.sw_wasm_scene(handle, index, step);
          }
        }
      }
      for (const [operation, { tensors }] of operations.entries()) {
        for (const [tensor, { shape }] of tensors.entries()) {
          input(Float64Array.from([...shape.map(() => 0), ...shape]));
          core.sw_wasm_cells(handle, index, operation, tensor, shape.length);
          core.sw_wasm_storage(handle, index, operation, tensor, 0, 8);
        }
      }
    }
    core.sw_wasm_free(handle);
  }
}
