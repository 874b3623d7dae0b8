/**
 * Pasted errors. How each is told stands in tables that core.wasm comes without, since only a page that
 * is asked about an error needs them.
 */
import type { Core } from './binding';
import { pastedTables } from './pasted.generated';
import type { Diagnosis, Outside, Ran } from './types';

const tables = Uint8Array.from(pastedTables, (byte) => byte.charCodeAt(0));

/** As `Core.diagnose`. */
export const diagnose = (
  core: Core,
  pasted: string,
  answers: Record<string, string>,
): Diagnosis | Ran | Outside | null => core.diagnose(tables, pasted, answers);
