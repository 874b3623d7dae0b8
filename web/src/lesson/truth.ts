/** Facts of the core about a program. Tests compare them with the statements of a lesson's text. */
import type { Core } from '../core';
import type { Statement } from '../core/types';

/** The printed value of an expression at the end of a program, or after line `after`. */
export function printed(core: Core, program: string, expression: string, after?: string): string {
  const { statements, refusal } = core.run(`${upTo(program, after)}\n${expression}`);
  const last = statements.at(-1);
  if (!last || last.refusal) return `(not run: ${last?.refusal?.message ?? refusal?.message})`;
  if (last.error) return `${last.error.type}: ${last.error.message}`;
  return plain(last.output);
}

/** Whether the core finds a Python expression true at the end of a program. */
export const holds = (core: Core, program: string, expression: string) =>
  !core.isMuch(`${program}\n${expression}`) &&
  /^(True|tensor\(True\))$/.test(printed(core, program, expression));

/** The statement with this source; the last if there are several. */
export function statementOf(core: Core, program: string, source: string): Statement | undefined {
  return core.run(program).statements.findLast((one) => one.source === source);
}

/** A shape as a tuple, without a line end. */
export function plain(output: string): string {
  return output
    .trimEnd()
    .replace(/torch\.Size\(\[(.*?)\]\)/g, (_, sizes: string) =>
      sizes === '' || sizes.includes(',') ? `(${sizes})` : `(${sizes},)`,
    );
}

function upTo(program: string, after: string | undefined): string {
  if (after === undefined) return program;
  const all = program.split('\n');
  const line = all.indexOf(after);
  if (line < 0) throw new Error(`no line reads ${after}`);
  return all.slice(0, line + 1).join('\n');
}
