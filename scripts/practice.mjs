// Prints generated practice questions, one a line, for tests/oracle/practice.py.
// node scripts/practice.mjs COUNT [SEED]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { withWebModule } from './lib/web-module.mjs';

const [count = '100', seed = 'oracle'] = process.argv.slice(2);
const TEN = 10;

const option = ({ answer, correct }, textOf) => {
  const { program, expression } = answer;
  return { text: textOf(answer), correct, ...(expression && { program, expression }) };
};

await withWebModule('/src/practice/index.ts', async ({ Core, questionsOf, textOf }) => {
  const core = await Core.fromBytes(await readFile(join(root, 'build/wasm/core.wasm')));
  for (let ten = 0; ten * TEN < Number(count); ten++)
    for (const asked of questionsOf(core, { seed: `${seed}-${ten}`, level: 1 + (ten % 3) }, TEN)) {
      const { program, prompt, choices, kind } = asked;
      const { id = prompt.own, values } = prompt;
      const told = {
        kind,
        id,
        values,
        program,
        choices: choices.map((one) => option(one, textOf)),
      };
      process.stdout.write(`${JSON.stringify(told)}\n`);
    }
});
