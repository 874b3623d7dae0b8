/** One core.wasm holds everything: programs that raise, misspell or use rare operations ask for no further file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Core } from '../../wasm/binding';
import type { Statement } from '../../wasm/types';
import { editor, expect, ready, story, test, transcript } from './site';

const lines = [
  // Errors
  'torch.ones(2, 3) + torch.ones(4)',
  'torch.ones(2, 3).t().view(6)',
  'torch.ones(2, 3).view(4)',
  'torch.ones(2, 3) @ torch.ones(2, 3)',
  'torch.ones(3)[5]',
  'torch.ones(2, 3).sum(2)',
  'torch.ones(2, 3).permute(0, 0)',
  'torch.ones(2, 3).squeeze(7)',
  'torch.ones(3).add_(torch.ones(2, 3))',
  'torch.zeros(-1)',
  'torch.tensor([[1, 2], [3]])',
  'torch.ones(2, 3).expand(4, 3)',
  'torch.stack([torch.ones(2), torch.ones(3)])',
  'torch.cat([torch.ones(2, 3), torch.ones(2, 4)])',
  '-torch.tensor([True])',
  'torch.arange(3).mean()',
  'np.ones((2, 3)) + np.ones(4)',
  'np.arange(6).reshape(4)',
  'np.ones((2, 3))[5]',
  'np.concatenate([np.ones((2, 3)), np.ones((2, 4))])',
  'undefined_name',
  'int("x")',
  '1 / 0',
  // Misspelt
  'torch.ones(2, 3).veiw(6)',
  'torch.onse(2)',
  'torch.ones(2, 3).unsqueze(0)',
  'np.onse(2)',
  'np.ones(3).reshpae(3)',
  'torch.nn.Liner(2, 3)',
  // Rare operations, and those that are written in Python
  'torch.cat([torch.ones(2), torch.zeros(2)])',
  'torch.where(torch.tensor([True, False]), 1, 2)',
  'torch.arange(4).roll(1)',
  'torch.einsum("ij,jk->ik", torch.ones(2, 3), torch.ones(3, 2))',
  'torch.nn.Linear(3, 2)(torch.ones(1, 3)).shape',
  'torch.ones(2, 3).softmax(1)',
  'torch.ones(2, 3).logsumexp(1)',
  'torch.ones(2, 3).cumsum(0)',
  'torch.nn.functional.layer_norm(torch.ones(2, 3), (3,))',
  'np.roll(np.arange(4), 1)',
  'np.where(np.array([True, False]), 1, 2)',
];

const core = await Core.fromBytes(
  readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
);

test('40 programs of one line ask for no further file', async ({ page }) => {
  expect(lines).toHaveLength(40);
  await page.goto('/playground/');
  await ready(page);
  // The parts of the page that a story and an error need have come before the programs are compared.
  await editor(page).fill('import torch\ntorch.ones(2, 3).t().view(6)');
  await expect(story(page).locator('.st-picture')).toBeVisible();
  await page.waitForLoadState('networkidle');

  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  for (const line of lines) {
    const program = `import torch\nimport numpy as np\n${line}`;
    const [, , { output, error }] = core.run(program).statements as [unknown, unknown, Statement];
    await editor(page).fill(program);
    await expect(transcript(page)).toContainText(error ? error.message : output.trim());
  }
  expect(files.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
