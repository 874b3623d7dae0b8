/** Sizes changed by hand: the sizes that can be changed belong to the program that is shown. */
import { expect, test, vi } from 'vitest';
import { createDesk } from '../../web/src/player/hands/desk';
import type { StoryPlayerProps } from '../../web/src/player/StoryPlayer';
import { loadCore } from './staged-stories';

test('two programs that follow each other faster than the page is idle have their own sizes', async () => {
  const waiting: (() => void)[] = [];
  const rest = async () => {
    for (const done of waiting.splice(0)) done();
    await new Promise((done) => setTimeout(done));
  };
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (done: () => void) => waiting.push(done));
  const core = await loadCore();
  const program = (size: number) =>
    `import torch\nx = torch.ones(5, 3)\ny = torch.ones(${size}, 1)\nx + y`;
  const props: StoryPlayerProps = {
    core,
    source: program(5),
    statement: 3,
    step: 0,
    onStep: () => undefined,
  };
  const desk = createDesk(() => props);
  const sizes = () => desk.places().map(({ size }) => Number(size));

  sizes();
  await rest();
  expect(sizes()).toEqual([5, 3, 5, 1]);
  props.source = program(6);
  sizes();
  props.source = program(5);
  await rest();
  props.source = program(6);
  sizes();
  await rest();
  expect(sizes()).toEqual([5, 3, 6, 1]);
  vi.unstubAllGlobals();
});
