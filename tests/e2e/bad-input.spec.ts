import { deflateRawSync } from 'node:zlib';
import { caption, editor, expect, open, ready, test, textOf, transcript } from './site';

const good = 'import torch\ntorch.ones(2, 1) + torch.ones(3)';

test.describe('what is not run is answered by one sentence with its place, and', () => {
  const refused: [string, string, RegExp][] = [
    ['a syntax error', 'import torch\nx = torch.ones(2', /^Line 2, column \d+: .+\.$/],
    ['an endless literal', `import torch\nx = ${'['.repeat(5000)}`, /^Line 2, column \d+: .+\.$/],
  ];
  for (const [what, code, sentence] of refused) {
    test(`${what} leaves the text and the last picture`, async ({ page }) => {
      await open(page, good);
      const picture = await textOf(caption(page));
      await editor(page).fill(code);
      await expect(page.locator('#refusal')).toHaveText(sentence);
      await expect(editor(page)).toHaveValue(code);
      await expect(editor(page)).toHaveAttribute('aria-describedby', 'refusal');
      await expect(page.locator('.pce-line.refused-line')).toHaveCount(1);
      await expect(page.getByText('The last program that ran')).toBeVisible();
      await expect(transcript(page)).toContainText('torch.ones(2, 1) + torch.ones(3)');
      await expect(caption(page)).toHaveText(picture);
      await editor(page).fill(good);
      await expect(page.locator('#refusal')).toHaveCount(0);
      await expect(page.locator('.refused-line')).toHaveCount(0);
    });
  }
});

test.describe('what Python itself refuses stands under its statement:', () => {
  const raised: [string, string, string][] = [
    ['an unknown name', 'import torch\ny + 1', "NameError: name 'y' is not defined"],
    ['a shape of 10^12 zeros', 'import torch\ntorch.zeros(10**6, 10**6)', 'RuntimeError'],
  ];
  for (const [what, code, message] of raised) {
    test(what, async ({ page }) => {
      await open(page, code);
      await expect(transcript(page)).toContainText(message);
    });
  }
});

test('an empty program offers examples', async ({ page }) => {
  await open(page, good);
  await editor(page).fill('');
  const examples = page.getByRole('region', { name: 'Examples' });
  await expect(examples).toContainText('Nothing to run yet');
  await examples.getByRole('button', { name: 'Sizes that fit' }).click();
  await expect(transcript(page)).toContainText('torch.Size([5, 3, 4, 1])');
});

test('a program that cannot be read says so, and does not call itself empty', async ({ page }) => {
  await open(page, 'import torch\ntorch.arange(6');
  const examples = page.getByRole('region', { name: 'Examples' });
  await expect(examples).toContainText('Fix the marked line to run the program');
});

test.describe('a mangled link gives a page and a sentence', () => {
  const links: [string, string][] = [
    ['?v=1&code=%E0%A4%A', 'damaged'],
    ['?v=99&code=x', 'another version'],
    ['?v=1&code=a%00b', 'characters'],
    [`#v=1&code=${'x'.repeat(210_000)}`, 'too long'],
    ['#v=1&code.z=y8wtyC8qUSjJL0rO4Eq', 'damaged'],
    ['#v=1&code.z=a+b/%%', 'damaged'],
    [`#code.z=${deflateRawSync(new Uint8Array(9_000_000)).toString('base64url')}`, 'too long'],
    ['#v=1&code.kept=1x', 'in the browser tab where it was written'],
    ['#v=2&code=x', 'another version'],
    ['#content', ''],
    ['#%%%=&&#=', ''],
    ['?v=1&statement=999', 'has no steps'],
    ['?v=1&step=123456789012345678901234567890', 'There is no step'],
    ['?v=1&step=-3&speed=x&theme=y', 'theme'],
    ['?%%%&&==&=&v', ''],
  ];
  for (const [link, about] of links) {
    test(link.slice(0, 40), async ({ page }) => {
      await page.goto(`/playground/${link}`);
      await ready(page);
      if (about) await expect(page.locator('.note', { hasText: about })).toBeVisible();
      await expect(caption(page)).not.toBeEmpty();
    });
  }
});
