import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import { conformance } from './conformance';
import type { Answer } from './vectors';

const built = (name: string) => readFileSync(join(import.meta.dirname, '../../build/wasm', name));
const core = await Core.fromBytes(built('core.wasm'));

/** The transcript as `run --json` gives it: what is refused, and what stands behind it, says so. */
function answer(source: string): Answer {
  const { statements, tensors, refusal } = core.run(source);
  if (!refusal) return { statements, tensors };
  const refused = statements.findLastIndex(({ line }) => line <= refusal.line);
  const error = (at: number) => ({ type: at > refused ? 'NotRun' : 'Unsupported', message: '' });
  return {
    statements: statements.map((statement, at) =>
      at < refused ? statement : { ...statement, error: error(at) },
    ),
    tensors,
  };
}

conformance('core.wasm', (sources) => sources.map(answer));
