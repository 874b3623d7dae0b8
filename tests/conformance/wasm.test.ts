import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'));

/** The transcript as `run --json` gives it: what was not run says so where an error stands. */
function answer(source: string): Answer {
  const { statements, tensors } = core.run(source);
  return {
    statements: statements.map(({ refusal, needs, error, ...statement }) => ({
      ...statement,
      error: refusal ? { type: needs ? 'NotRun' : 'Unsupported', message: refusal.message } : error,
    })),
    tensors,
  };
}

conformance('core.wasm', (sources) => sources.map(answer));
