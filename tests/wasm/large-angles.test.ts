/** The exact sine and cosine, rounded, of angles that have to be reduced by many turns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

test.each([
  ['1e7', '0.4205477931907825', '-0.9072703861817396'],
  ['123456789012.5', '-0.5493739224556734', '-0.835576623252271'],
  ['1e22', '-0.8522008497671888', '0.523214785395139'],
  ['-1e22', '0.8522008497671888', '0.523214785395139'],
  ['5.319372648326541e+255', '1.0', '-4.687165924254628e-19'], // next to a quarter turn
  ['-3e300', '0.2652200567209199', '0.9641879077819593'],
  ['8.98846567431158e+307', '0.563127779850884', '-0.826369834614148'],
])('sin and cos of %s', (angle, sin, cos) => {
  const of = (name: string) => `np.${name}(np.float64(${angle})).item()`;
  const run = core.run(`import numpy as np\n${of('sin')}\n${of('cos')}\n`);
  expect(run.statements.slice(1).map(({ output }) => output.trim())).toEqual([sin, cos]);
});
