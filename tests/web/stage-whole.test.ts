/** On the smallest screens cells become smaller before any is left out. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { films } from '../../web/src/film/films';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { loadCore, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const rooms = {
  'a phone': { width: 328, height: 372 },
  'an embed on a phone': { width: 284, height: 356 },
};

/** The tensors of its last statement stand there with all of their cells. */
const whole = [
  'broadcast',
  'broadcast-refused',
  'expand',
  'transpose',
  'slice',
  'in-place',
  'matmul',
];

test.each(['view', 'view-refused'])(
  'on a phone the ribbon of %s has all of its elements',
  (name) => {
    const { code: program } = films.find((one) => one.name === name) ?? expect.fail('no such film');
    const statement = core.run(program).statements.length - 1;
    const operations = core.story(program, statement)?.operations ?? [];
    const operation = operations.at(-1) ?? expect.fail('no story');
    const told = { program, statement, at: operations.length - 1, operation };
    const story = storyOf(core, told, rooms['a phone'], Number(operation.first));
    expect(story?.sprites.filter(({ key }) => /^r\d/.test(key))).toHaveLength(12);
  },
);

for (const [where, room] of Object.entries(rooms))
  describe(where, () => {
    test.each(whole)('%s', (name) => {
      const { code } = films.find((one) => one.name === name) ?? expect.fail('no such film');
      const statement = core.run(code).statements.length - 1;
      const operations = core.story(code, statement)?.operations ?? [];
      for (const [at, operation] of operations.entries()) {
        if (!hasStoryboard(operation)) continue;
        const told = { program: code, statement, at, operation };
        const story = storyOf(core, told, room, Number(operation.first));
        const drawn = new Set(
          story?.sprites.flatMap(({ kind, cell }) =>
            kind === 'cell' && cell?.tensor !== null ? [`${cell?.tensor}:${cell?.index}`] : [],
          ),
        );
        const of = (tensor: number) =>
          [...drawn].filter((one) => one.startsWith(`${tensor}:`)).length;
        operation.staged.forEach((dims, tensor) => {
          const cells = dims.reduce((count, { size }) => count * Number(size), 1);
          expect(of(tensor), `tensor ${tensor}`).toBe(cells);
        });
        expect(drawn.size).toBeGreaterThan(0);
      }
    });
  });
