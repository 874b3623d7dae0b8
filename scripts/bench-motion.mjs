// The motion census: npm run bench:motion. For every golden story, what each press of *Next* moves:
// a thing itself, a mark (outline, thread, tint), or nothing. Ends with status 1 if a limit is missed.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { withWebModule } from './lib/web-module.mjs';

const room = { width: 860, height: 480 };
const stories = join(root, 'tests/stories');
const wasm = await readFile(join(root, 'build/wasm/core.wasm'));
const names = (await readdir(stories)).filter((name) => name.endsWith('.py'));

const presses = await withWebModule('/src/film/index.ts', async ({ Core, census }) => {
  const core = await Core.fromBytes(wasm);
  const programs = names.map(async (name) => [name, await readFile(join(stories, name), 'utf8')]);
  return (await Promise.all(programs)).flatMap(([name, code]) => census(core, name, code, room));
});

const share = (kind) => presses.filter(({ moved }) => moved === kind).length / presses.length;
const percent = (value) => `${(100 * value).toFixed(1)} %`;
for (const { program, step, sentence, moved } of presses)
  if (moved === 'nothing') console.log(`nothing  ${program} step ${step}: ${sentence}`);
console.log(`${presses.length} presses of Next in ${names.length} stories`);
console.log(`a thing itself moves in ${percent(share('thing'))} (bar 70 %)`);
console.log(`a mark alone moves in ${percent(share('mark'))}`);
console.log(`nothing moves in ${percent(share('nothing'))} (bar 10 %)`);
process.exitCode = share('thing') >= 0.7 && share('nothing') <= 0.1 ? 0 : 1;
