/** What has to be seen without the sentence: not only what happened, but why. */
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { firstOf, lastOf, loadCore, seenAt, stepsOf, storyOf } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const room = { width: 1240, height: 480 };

/** The last operation of a program: what is seen at the step of an event, or at the last one. */
function seen(event: string | null, ...lines: string[]) {
  const program = ['import torch', ...lines].join('\n');
  const statement = core.run(program).statements.length - 1;
  const operations = core.story(program, statement)?.operations ?? [];
  const at = operations.length - 1;
  const told = { program, statement, at, operation: operations[at] ?? expect.fail('no story') };
  const sceneAt = (step: number) => core.scene(program, statement, step) ?? expect.fail('no step');
  const is = (step: number) => sceneAt(step).event.id === event;
  const step = event ? (stepsOf(told).find(is) ?? expect.fail(event)) : lastOf(told);
  const story = storyOf(core, told, room, step) ?? expect.fail('no room');
  const poses = new Map(seenAt(story, step).map(({ sprite, pose }) => [sprite.key, pose]));
  return { told, story, poses, scene: sceneAt(step) };
}

const barsOf = (path: string | undefined) => path?.match(/M/g)?.length ?? 0;
const labelsOf = ({ story, poses }: ReturnType<typeof seen>, key: RegExp) =>
  story.sprites.flatMap((sprite) => {
    const pose = key.test(sprite.key) ? poses.get(sprite.key) : undefined;
    return pose ? [pose.label ?? sprite.label ?? ''] : [];
  });

const folded = ['a = torch.arange(8).reshape(2, 4)', 'a.t().view(2, 2, 2)'];

test('where a view works, each break of the hop lies between new rows', () => {
  const { poses } = seen('VIEW_FITS_ALTHOUGH', ...folded);
  expect(poses.get('between')?.look).toBe('between');
  expect(barsOf(poses.get('between')?.path)).toBe(3);
  expect(poses.has('cut1')).toBe(false);
});

test('where a view is refused, breaks inside of a new row are red, and those between rows are not', () => {
  const all = seen('JUMPS', 'x = torch.arange(6).reshape(2, 3)', 'x.t().view(6)');
  expect(all.poses.get('cut1')?.look).toBe('refused');
  expect(barsOf(all.poses.get('cut1')?.path)).toBe(2);
  expect(all.poses.has('between')).toBe(false);
  const some = seen(
    'JUMPS',
    'x = torch.arange(8).view(2, 4)',
    'y = x.view(2, 2, 2).transpose(0, 1)',
    'y.reshape(2, 4)',
  );
  expect(barsOf(some.poses.get('cut1')?.path)).toBe(2);
  expect(some.poses.get('between')?.look).toBe('between');
});

test('a new dim shows all of its hops, in its colour, which an old dim has only with the same stride', () => {
  const { told, story } = seen('VIEW_FITS_ALTHOUGH', ...folded);
  const hueOf = (key: string) => story.sprites.find((sprite) => sprite.key === key)?.hue;
  const { tensors, result } = told.operation;
  const [old, made] = [tensors[0]?.stride ?? [], tensors[result ?? -1]?.stride ?? []];
  made.forEach((stride, dim) => {
    const kin = old.findIndex((_, at) => hueOf(`old${at}`) === hueOf(`new${dim}`));
    expect(kin < 0 ? -1 : old[kin]).toBe(old.includes(stride) ? stride : -1);
  });
  const fits = stepsOf(told).filter(
    (step) => core.scene(told.program, told.statement, step)?.event.id === 'FIT',
  );
  expect(fits).toHaveLength(3);
  fits.forEach((step, order) => {
    const arcs = seenAt(story, step).filter(({ sprite }) => sprite.key.startsWith('arc'));
    expect(arcs).toHaveLength(4);
    const hue = hueOf(`new${made.length - 1 - order}`);
    expect(new Set(arcs.map(({ sprite }) => sprite.hue))).toEqual(new Set([hue]));
  });
});

test('the storage that a copy is put into is called a copy; a view has none', () => {
  const copy = seen(null, 'x = torch.arange(6).view(2, 3)', 'x.t().reshape(6)');
  expect(labelsOf(copy, /^copy/)).toEqual(['copy']);
  const picked = seen(null, 'x = torch.arange(6)', 'x[[0, 2, 3]]');
  expect(labelsOf(picked, /^copy/)).toEqual(['always a copy']);
  expect(labelsOf(seen(null, ...folded), /^copy/)).toEqual([]);
});

test('what a mask picks has the hops between its cells that the core gives, and those that differ stand out', () => {
  const mask = ['x = torch.tensor([3, 1, 4, 1, 5, 9])', 'x[x > 2]'];
  const { poses, scene, ...more } = seen('INDEX_COPIES', ...mask);
  const dims = scene.figures.find(({ kind }) => kind === 'dims');
  const jumps = (dims?.kind === 'dims' && dims.picked?.jumps) || expect.fail('none');
  expect(jumps).toEqual([2, 2, 1]);
  const labels = labelsOf({ poses, scene, ...more }, /^picked\d/);
  expect(labels).toEqual(jumps.map((jump) => `+${jump}`));
  expect(poses.get('pick2')?.look).toBe('break');
  expect(poses.get('pickedunlike')?.label).toBe('stride +2 ≠ +1');
  const even = seen('INDEX_COPIES', 'x = torch.arange(6)', 'x[[0, 2, 4]]');
  expect(even.poses.has('pickedunlike')).toBe(false);
});

test('a copy that a write leaves alone is tied to the operation that made it, and only then called unchanged', () => {
  const lines = ['x = torch.arange(6).view(2, 3)', 'y = x.t().reshape(6)', 'y.fill_(7)'];
  const kept = seen('KEEPS_CELLS', ...lines);
  expect(labelsOf(kept, /^kinsaid/)).toEqual(['x.t().reshape(6): copy']);
  expect(labelsOf(kept, /^kept/)).toEqual([': not changed']);
  const begin = seenAt(kept.story, firstOf(kept.told));
  expect(begin.filter(({ sprite }) => /^k(in|ept)/.test(sprite.key))).toEqual([]);
});

test('a target that would grow keeps its shape; what has no cell shows its two values and hangs on none', () => {
  const grown = seen(
    'IN_PLACE_REFUSED',
    'x = torch.arange(3).view(3, 1)',
    'y = torch.tensor([10, 20])',
    'x.add_(y)',
  );
  const { told, story } = grown;
  expect(labelsOf(grown, /^lack\d/)).toEqual(['0+20', '1+20', '2+20']);
  expect(labelsOf(grown, /^lackshapes/)).toEqual(['(3, 2) ≠ (3, 1)']);
  expect(labelsOf(grown, /^lackroom/)).toEqual(['no room']);
  expect(labelsOf(grown, /^lackslot/).length).toBeGreaterThan(0);
  for (const step of stepsOf(told)) {
    const ghosts = seenAt(story, step).filter(
      ({ sprite: { cell } }) => cell?.ghost && cell.tensor === 0,
    );
    expect(ghosts).toEqual([]);
  }
});

test('refused sizes are compared beside tensors that keep their cells', () => {
  const clash = seen(null, 'a = torch.arange(12).view(3, 4)', 'b = torch.arange(3)', 'a + b');
  expect(labelsOf(clash, /^clash$/)).toEqual(['4 ≠ 3, neither is 1']);
  const lines = [0, 1].map((which) => labelsOf(clash, new RegExp(`^clash${which}:`)));
  expect(lines).toEqual([
    ['0', '1', '2', '3'],
    ['0', '1', '2'],
  ]);
  expect(labelsOf(clash, /^clashlack/)).toHaveLength(1);
  expect(labelsOf(clash, /^c0:/)).toHaveLength(12);
});

test('the dims of a product are called by what it does with them, unless the program names them', () => {
  const product = seen(
    'PRODUCT_INNER',
    'a = torch.arange(24).view(2, 3, 4)',
    'b = torch.arange(8).view(2, 4, 1)',
    'a @ b',
  );
  const small = (key: string) => product.story.sprites.find((sprite) => sprite.key === key)?.small;
  expect(labelsOf(product, /^axis0/)).toEqual(['batch 2', '3', 'inner 4']);
  expect([small('axis0:1'), small('axis1:1')]).toEqual(['rows', 'inner']);
  expect(labelsOf(product, /^roleinner/)).toEqual(['inner']);
  const named = seen(null, 'a = torch.arange(6).view(2, 3)', 'B, T = a.shape', 'a @ a.t()');
  expect(labelsOf(named, /^axis0/).join(' ')).not.toContain('inner');
});

test('blocks of which some are left out have their numbers, in the part that the step is about', () => {
  const sum = 'torch.ones(5, 1, 4, 1) + torch.ones(3, 1, 1)';
  const blocks = ({ story }: ReturnType<typeof seen>, step: number) =>
    seenAt(story.around(step), step)
      .filter(({ sprite }) => sprite.key.startsWith('block0'))
      .map(({ sprite }) => sprite.label);
  const sums = seen(null, sum);
  const last = blocks(sums, lastOf(sums.told));
  expect(last.at(-1)).toBe('5 of 5');
  expect(last.length).toBeLessThan(5);
  expect(blocks(sums, firstOf(sums.told))[0]).toBe('1 of 5');
});

test('a shortened name is written out where it fits, or goes on below behind its bracket', () => {
  const sums = seen(null, 'x = torch.ones(2, 2)', 'x - x.sum(1, keepdim=True)');
  const { label, small } = sums.story.sprites.find(({ key }) => key === 'name1') ?? {};
  expect(`${label}${small ?? ''}`).toBe('x.sum(1, keepdim=True)');
});
