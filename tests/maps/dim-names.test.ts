/** Names of dims on the map: those of the program, each where it belongs, and none that it did not give. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ProgramMap } from '../../wasm/types';

const folder = import.meta.dirname;
const cli = process.env.STRIDEWISE_CLI ?? join(folder, '../../build/native/stridewise');
const head = ['import torch', 'import numpy as np', 'from torch import nn'];

/** A program, and by line what its row returned. */
interface Marked {
  name: string;
  source: string;
  marks: [line: number, names: string][];
}

const programs: Marked[] = readFileSync(join(folder, 'dim-names.txt'), 'utf8')
  .split('### ')
  .slice(1)
  .map((entry) => {
    const [name = '', ...lines] = entry.trimEnd().split('\n');
    const code = [...head];
    const marks: Marked['marks'] = [];
    for (const line of lines)
      if (line.startsWith('=> ')) marks.push([code.length, line.slice(3)]);
      else code.push(line);
    return { name, source: `${code.join('\n')}\n`, marks };
  });

function namesByLine(source: string): Map<number | null, string> {
  const { stdout } = spawnSync(cli, ['map', '--json', '-'], { encoding: 'utf8', input: source });
  const { rows } = JSON.parse(stdout) as ProgramMap;
  // The row of a statement comes before those of the calls in it.
  return new Map(
    rows.toReversed().map(({ line, value }) => {
      const [{ shape, dimNames }] = value.length > 0 ? value : [{ shape: [], dimNames: null }];
      return [line, `(${shape.map((_, dim) => dimNames?.[dim] ?? '_').join(', ')})`] as const;
    }) as [number | null, string][],
  );
}

test('there are twenty programs', () => {
  expect(programs).toHaveLength(20);
});

test.each(programs)('$name', ({ source, marks }) => {
  const names = namesByLine(source);
  expect(marks.map(([line]) => [line, names.get(line)])).toEqual(marks);
});
