/** Functions that are written in Python, rare errors: their texts come when a program needs one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Core, CoreUnavailable } from '../../wasm/binding';
import { texts } from '../../wasm/written.generated';

const bytes = readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm'));
const needs = 'import torch\nx = torch.ones(3)\nprint(x.logsumexp(0))\nprint(x + 1)';
const needsNone = 'import torch\nx = torch.ones(3)\nprint(x + 1, torch.cuda.is_available())';

const outputs = (core: Core, program: string) =>
  core.run(program).statements.map(({ output }) => output);

/** What is on its way when the program has lacked something. */
function lacked(core: Core, program: string): Promise<void> {
  try {
    core.run(program);
  } catch (error) {
    if (error instanceof CoreUnavailable && error.coming) return error.coming;
  }
  throw new Error('nothing was lacking');
}

test('a program that needs none of them fetches none', async () => {
  const fetch = vi.fn(async () => texts);
  const core = await Core.fromBytes(bytes, fetch);
  expect(outputs(core, needsNone).at(-1)).toBe('tensor([2., 2., 2.]) False\n');
  expect(fetch).not.toHaveBeenCalled();
});

test('a program that needs one has no answer until they are there, and then the right one', async () => {
  const fetch = vi.fn(async () => texts);
  const core = await Core.fromBytes(bytes, fetch);
  const heard = vi.fn();
  core.whenLacking.add(heard);
  const coming = lacked(core, needs);
  expect(lacked(core, needs)).toBe(coming);
  expect(heard).toHaveBeenCalledWith(coming);
  await coming;
  const answer = ['', '', 'tensor(2.0986)\n', 'tensor([2., 2., 2.])\n'];
  expect(outputs(core, needs)).toEqual(answer);
  core.rest();
  expect(outputs(core, needs)).toEqual(answer);
  expect(core.run(needs)).toEqual((await Core.fromBytes(bytes)).run(needs));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('where they do not come, what needs them is refused and everything else runs; the next try counts', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  fetch.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(texts);
  const core = await Core.fromBytes(bytes, fetch);
  await lacked(core, needs);
  const { statements } = core.run(needs);
  expect(statements[2]?.refusal?.message).toBe(
    'What runs logsumexp() did not load: reload this when there is a connection.',
  );
  expect(statements[3]?.output).toBe('tensor([2., 2., 2.])\n');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await new Promise((done) => setTimeout(done));
  core.run(`${needs}\nx.logsumexp(0)`);
  await vi.waitFor(() => expect(core.run(needs).statements[2]?.refusal).toBeNull());
});

test('the words of a rare error come likewise', async () => {
  const raises = 'import torch\n-torch.tensor([True])';
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  const core = await Core.fromBytes(bytes, fetch.mockResolvedValue(texts));
  await lacked(core, raises);
  expect(core.run(raises).statements[1]?.error?.message).toContain('did not load');
  await new Promise((done) => setTimeout(done));
  expect((await Core.fromBytes(bytes)).run(raises).statements[1]?.error?.message).toMatch(
    /^Negation, the `-` operator, on a bool tensor is not supported\./,
  );
});

test('texts of another build are of no use', async () => {
  const core = await Core.fromBytes(bytes, async () =>
    texts.replaceAll('logsumexp\0', 'logsumexq\0'),
  );
  await lacked(core, needs);
  await lacked(core, needs);
  expect(core.run(needs).statements[2]?.refusal?.message).toContain('did not load');
  expect(outputs(core, needs)[3]).toBe('tensor([2., 2., 2.])\n');
});

test('core.wasm comes without them', () => {
  expect(texts).toContain('def scatter_places(');
  expect(bytes.includes('def scatter_places(')).toBe(false);
  expect(texts).toContain('Negation, the `-` operator, on a bool tensor');
  expect(bytes.includes('Negation, the `-` operator')).toBe(false);
});

const tellsRarely = 'import torch\nx = torch.ones(2, 3).cumsum(0)';

test('the sentence of a rare step comes when a story tells it', async () => {
  const fetch = vi.fn(async () => texts);
  const core = await Core.fromBytes(bytes, fetch);
  outputs(core, tellsRarely);
  expect(fetch).not.toHaveBeenCalled();
  const sentences = () => {
    const steps = core.story(tellsRarely, 1)?.steps;
    return Array.from(
      { length: Number(steps) },
      (_, step) => core.scene(tellsRarely, 1, step)?.sentence,
    );
  };
  expect(sentences).toThrow(CoreUnavailable);
  await vi.waitFor(() => expect(sentences).not.toThrow());
  expect(sentences().join('\n')).toContain('and all before it, along dim 0.');
});
