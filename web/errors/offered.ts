/** Code that the core offers for a program of a page. The page shows it, and the oracle has run it. */
import type { Core } from '../../wasm/binding';

/** The whole programs; empty where the core offers nothing. */
export function offeredFor(core: Core, program: string): string[] {
  const error = core.run(program).statements.find((one) => one.error)?.error;
  const found = error && core.diagnose(`${program}\n\n${error.type}: ${error.message}`, {});
  if (!found || !('row' in found)) return [];
  return [...found.instead, ...found.repairs].map((repair) => repair.program);
}
