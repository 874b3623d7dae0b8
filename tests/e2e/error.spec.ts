/** The page for errors: from what is pasted to the step that refuses, and to what runs instead. */
import type { Page } from '@playwright/test';
import { families } from '../../web/errors/families';
import { delayFiles, expect, test, textOf, watchShifts } from './site';

const clash =
  'The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1';
const field = (page: Page) => page.getByRole('textbox', { name: 'Traceback or message' });
const page_ = (page: Page) => page.getByRole('main');

test('a traceback leads to a program that ends in it, at its last step, and replays why', async ({
  page,
}) => {
  await page.goto('/error/');
  await field(page).fill(
    `Traceback (most recent call last):\n  File "train.py", line 7, in <module>\n    y = q + self.bias\nRuntimeError: ${clash}\n`,
  );
  await expect(page.locator('.failing-line mark')).toHaveText('q + self.bias');
  await expect(page.getByLabel('Shape of self.bias')).toHaveValue('4');
  await expect(page.locator('.lesson-program')).toContainText('q = torch.ones(2, 3)');
  await expect(page.locator('.error')).toHaveText(`RuntimeError: ${clash}`);
  await expect(page.locator('.sw-caption')).toContainText("can't be broadcast");
  await expect(page_(page)).toContainText('It raises exactly this error.');
  // The sentence of the story stands there; it is not said twice.
  await expect(page.locator('.reason')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show me why' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Step' })).toHaveValue('1');
  await expect(page).toHaveURL(/\/error\/#v=1&message\.z=[\w-]+$/);
});

test('what the message does not say is asked for, and the link keeps the answer', async ({
  page,
}) => {
  await page.goto('/error/');
  await field(page).fill(clash);
  await page.getByLabel('Shape of a').fill('5, 3');
  await expect(page.locator('.lesson-program')).toContainText('torch.ones(5, 3)');
  await expect(page_(page)).toContainText('It raises exactly this error.');
  await page.getByLabel('Shape of b').fill('3');
  await expect(page_(page)).toContainText('there is no error');
  await expect(page).toHaveURL(/a=5%2C\+3&b=3/);
  await page.reload();
  await expect(page.getByLabel('Shape of b')).toHaveValue('3');
});

test('an example that was chosen before the scripts came is looked at then', async ({ page }) => {
  const come = await delayFiles(page, '**/assets/main-*.js');
  await page.goto('/error/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /mat1 and mat2/ }).click();
  come();
  await expect(page_(page)).toContainText('now worded differently');
});

test('what runs instead opens in the playground', async ({ page }) => {
  await page.goto('/error/');
  await page.getByRole('button', { name: /mat1 and mat2/ }).click();
  await expect(page_(page)).toContainText('now worded differently');
  await field(page).fill(clash);
  await page.getByLabel('Shape of a').fill('4, 3');
  await page.getByLabel('Shape of b').fill('4');
  await expect(page.locator('.reason')).toContainText("can't be broadcast");
  const repair = page.locator('.sw-repairs a').first();
  const line = await textOf(repair);
  await repair.click();
  await expect(page.getByRole('textbox', { name: 'Program' })).toHaveValue(
    new RegExp(`${line.replace(/[().+\-*]/g, '\\$&')}$`),
  );
  await expect(page.getByRole('list', { name: 'Output' })).not.toContainText('Error');
});

test('a pasted program is run: its own story, or that it ends in no error', async ({ page }) => {
  await page.goto('/error/');
  const program = 'import torch\nu = torch.ones(2, 3)\nu + torch.ones(4)';
  await field(page).fill(`${program}\nRuntimeError: ${clash}`);
  await expect(page.locator('.lesson-program')).toHaveText(program);
  await expect(page.locator('.failing-line mark')).toHaveText('u + torch.ones(4)');
  await expect(page_(page)).toContainText('It was run here, and raises exactly this error.');
  await expect(page.locator('.sw-caption')).toContainText('u');
  await field(page).fill(`${program.replace('4', '3')}\nRuntimeError: ${clash}`);
  await expect(page_(page)).toContainText('was run here, and raises no error');
  await field(page).fill(program.replace('4', '3'));
  await page.getByRole('link', { name: 'Open it in the playground' }).click();
  await expect(page.getByRole('textbox', { name: 'Program' })).toHaveValue(/torch\.ones\(3\)$/);
});

test("the reason, a repair and the way to replay it stand on a phone's first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/error/');
  await field(page).fill(
    '  File "net.py", line 7, in forward\n    x = x.view(-1, 400)\nRuntimeError: shape \'[-1, 400]\' is invalid for input of size 179776\n',
  );
  const parts = [
    page.locator('.failing-line'),
    page.locator('.reason'),
    page.getByRole('button', { name: 'Show me why' }),
    page.locator('.sw-repairs li').first(),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.reason')).toContainText('179776 / 400');
  await page.getByRole('button', { name: 'Show me why' }).click();
  await expect(page.locator('.sw-stage').first()).toBeInViewport();
});

test('the reason is the step that says why, not what works instead', async ({ page }) => {
  await page.goto('/error/');
  await field(page).fill('import torch\nx = torch.zeros(2, 3).t()\ny = x.view(2, -1)');
  await expect(page.locator('.reason')).toContainText('jumps of +3');
  await expect(page.locator('.sw-repairs a').first()).toHaveText('x.reshape(2, -1)');
});

test('what is typed is looked at when the typing rests, what is pasted at once', async ({
  page,
}) => {
  await page.goto('/error/');
  await field(page).pressSequentially(`RuntimeError: ${clash}`, { delay: 5 });
  await expect(page.locator('.diagnosis .error')).toHaveText(`RuntimeError: ${clash}`);
  const seen = await page.evaluate(async (text) => {
    const area = document.querySelector<HTMLTextAreaElement>('.pasted textarea');
    if (!area) throw new Error('no field');
    const type = (value: string, inputType: string) => {
      area.value = value;
      area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    };
    const painted = () => new Promise((done) => setTimeout(done, 120));
    const shown = () => document.querySelector('.diagnosis .error')?.textContent ?? '';
    const was = shown();
    type(text, 'insertText');
    await painted();
    const typed = shown() === was;
    type(text, 'insertFromPaste');
    await painted();
    return [typed, shown().includes('IndexError')];
  }, 'IndexError: index 5 is out of bounds for dimension 0 with size 3');
  expect(seen).toEqual([true, true]);
});

test('a position that is not there is drawn behind the last one', async ({ page }) => {
  await page.goto('/error/');
  await field(page).fill('IndexError: index 5 is out of bounds for dimension 0 with size 3');
  await expect(page.locator('.sw-caption')).toContainText('its positions are 0 to 2');
  const missed = page.locator('.sw-stage [data-look="refused"]');
  await expect(missed).toHaveCount(1);
  await expect(page.locator('.sw-stage .sw-fault')).toHaveText('5');
  // The library's own words stand above; the story does not repeat them.
  await expect(page.locator('p.error')).toContainText('index 5 is out of bounds');
  // There is one step, so there is nothing to press.
  await expect(page.getByRole('button', { name: 'Last step' })).toHaveCount(0);
});

test('every example is known and told', async ({ page }) => {
  await page.goto('/error/');
  const names = await page.locator('.known-errors button').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    await field(page).fill(name);
    await expect(page_(page)).toContainText('It raises');
    await expect(page.locator('.sw-stage svg').first()).toBeVisible();
  }
});

test('other text gets one calm sentence, and a mangled link a page', async ({ page }) => {
  await page.goto('/error/');
  await field(page).fill('ImportError: cannot import name x');
  await expect(page.locator('.diagnosis .note')).toContainText('does not know this message');
  await expect(page.locator('.diagnosis .known-errors button')).not.toHaveCount(0);
  await page.goto('/error/?message=%E0%A4%A&a=%&a=print()&constructor=1&__proto__=2&b=9,9');
  await expect(page.locator('.diagnosis .note')).toBeVisible();
});

test('what is not run here is named, with what to do', async ({ page }) => {
  await page.goto('/error/');
  await field(page).fill('RuntimeError: CUDA out of memory. Tried to allocate 48.00 MiB');
  await expect(page.locator('.error')).toContainText('CUDA out of memory');
  await expect(page.locator('.diagnosis .note').first()).toContainText('silent broadcast');
});

test('who is in the field before the script comes stays in it', async ({ page }) => {
  const come = await delayFiles(page, '**/assets/main-*.js');
  await page.goto('/error/', { waitUntil: 'commit' });
  await field(page).focus();
  await page.keyboard.type('RuntimeError: CUDA');
  come();
  await expect(page.locator('.diagnosis .note')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(' out of memory');
  await expect(field(page)).toHaveValue('RuntimeError: CUDA out of memory');
});

test('the reader’s own numbers fill the story of a page, and nothing moves until then', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/error/size-of-tensor-a/', { waitUntil: 'networkidle' });
  const own = page.locator('.own-numbers');
  const text = own.locator('textarea');
  await expect(text).toHaveValue('');
  await expect(text).toHaveAttribute('placeholder', /^RuntimeError: The size of tensor a \(3\)/);
  await expect(own.locator('.own-story')).toBeEmpty();
  expect(await shifted()).toBe(0);
  await text.fill(clash.replace('(3)', '(512)').replace('(4)', '(64)'));
  await expect(own.locator('.lesson-program')).toContainText('512');
  await expect(own).toContainText('It raises exactly this error.');
  await expect(own.locator('.st-picture').first()).toBeVisible();
  // This is the page about it. Another message has another one.
  await expect(own.getByRole('link', { name: 'More about this message' })).toHaveCount(0);
  await text.fill("shape '[4, 2]' is invalid for input of size 6");
  const more = own.getByRole('link', { name: 'More about this message' });
  await expect(more).toHaveAttribute('href', /\/error\/shape-is-invalid\/#/);
  // The page of that message takes the numbers over.
  await more.click();
  await expect(text).toHaveValue(/\[4, 2\]/);
  await expect(own.locator('.own-story')).toContainText('It raises exactly this error.');
});

test('the search finds messages, lessons and supported code', async ({ page }) => {
  await page.goto('/ko/error/');
  const field = page.getByRole('searchbox', { name: '메시지, 함수, 강의 찾기' });
  const first = page.locator('.map-found li a').first();
  await field.fill('mat1 and mat2 shapes cannot be multiplied (64x1024 and 512x10)');
  await expect(first).toHaveAttribute('href', /\/ko\/error\/mat1-and-mat2\/$/);
  await expect(page.locator('.all-errors')).toBeHidden();
  await field.fill('view()와 reshape() 차이');
  await expect(first).toHaveAttribute('href', /\/ko\/lessons\/reshape-view-or-copy\/$/);
  await field.fill('torch.broadcast_tensors');
  await expect(first).toHaveAttribute('href', /\/ko\/runs\/$/);
  await field.fill('');
  await expect(page.locator('.all-errors')).toBeVisible();
});

test('every page of an error reads in full with scripts off', async ({ browser }) => {
  test.slow();
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const { slug, title, programs, lesson } of families) {
    await page.goto(`/${slug.length % 2 ? 'zh-Hans/' : ''}error/${slug}/`);
    await expect(page.locator('h1'), slug).toHaveText(title);
    await expect(page.locator('pre.lesson-program')).toHaveText([...programs]);
    await expect(page.locator('main > .error')).toHaveCount(programs.length);
    await expect(page.locator(`main a[href*="/lessons/${lesson}/"]`)).toBeVisible();
    for (const hidden of await page.locator('main > :not(.own-numbers, link, style)').all())
      await expect(hidden, slug).toBeVisible();
  }
  await page.close();
});
