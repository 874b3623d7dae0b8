import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { outside } from '../conformance/vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'));

test('what lies outside the subset is refused by a sentence with its line and column', () => {
  const programs = outside();
  expect(programs.length).toBeGreaterThan(80);
  for (const { program, line, column, sentence } of programs) {
    expect(core.run(program).refusal, program).toMatchObject({ line, column, message: sentence });
  }
});
