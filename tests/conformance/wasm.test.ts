import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'), built('core-rest.wasm'));

/** The transcript as `run --json` gives it: what was not run says so. */
function answer(source: string): Answer {
  const { statements, tensors, refusal } = core.run(source);
  const notRun = { type: 'NotRun', message: '' };
  return {
    statements: statements.map((statement) =>
      refusal && statement.line >= refusal.line ? { ...statement, error: notRun } : statement,
    ),
    tensors,
  };
}

conformance('core.wasm', (sources) => sources.map(answer));
