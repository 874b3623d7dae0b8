/**
 * Golden stories: tests/stories/*.txt is what `stridewise explain` says of the program beside it, to
 * be read by people. UPDATE_STORIES=1 writes them anew; read the difference before committing it.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain } from '../../scripts/lib/scripts-wasm.mjs';
import { Core } from '../../wasm/binding';

const folder = import.meta.dirname;
const built = (path: string) => join(folder, '../../build', path);
const cli = process.env.STRIDEWISE_CLI ?? built('native/stridewise');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length));

/** The exit status only says that a statement raised. */
function explainNatively(file: string): string {
  try {
    return execFileSync(cli, ['explain', file], { encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe.each(names)('the story of %s', (name) => {
  const golden = join(folder, `${name}.txt`);
  const source = readFileSync(join(folder, `${name}.py`), 'utf8');

  test('reads as written down', () => {
    const story = explainNatively(join(folder, `${name}.py`));
    if (process.env.UPDATE_STORIES) writeFileSync(golden, story);
    expect(story).toBe(readFileSync(golden, 'utf8'));
  });

  test('is the same in WebAssembly', () => {
    const told = core
      .run(source)
      .statements.filter(({ operations }) => operations > 0)
      .map(({ index }) => explain(source, index));
    expect(told.join('\n')).toBe(readFileSync(golden, 'utf8'));
  });
});

let core: Core;
beforeAll(async () => {
  const read = (name: string) => new Uint8Array(readFileSync(built(`wasm/${name}`)));
  core = await Core.fromBytes(read('core.wasm'));
});
