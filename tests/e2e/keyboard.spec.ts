/** Everything that a mouse can do in the playground, and on the way to it, with keys alone. */
import type { Locator, Page } from '@playwright/test';
import { caption, editor, expect, figuresOf, open, story, test, textOf, transcript } from './site';

const program = 'import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Presses Tab, forward and then back, until the element has the focus, and shows it. */
async function reach(page: Page, target: Locator) {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await expect(target).toBeInViewport();
        return;
      }
      await page.keyboard.press(key);
    }
  }
  throw new Error('not reached with Tab');
}

const button = (page: Page, name: string) => story(page).getByRole('button', { name, exact: true });

test('Tab reaches everything that can be used, in the order in which it stands', async ({
  page,
}) => {
  await open(page, program);
  const usable = await page.evaluate(() => {
    const all = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
    const shown = all.filter((one) => one.checkVisibility() && (one as HTMLElement).tabIndex >= 0);
    return shown.map((one, at) => {
      one.setAttribute('data-order', String(at));
      return at;
    });
  });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const met: number[] = [];
  for (let presses = 0; presses < usable.length + 10; presses++) {
    await page.keyboard.press('Tab');
    const order = await page.evaluate(() => document.activeElement?.getAttribute('data-order'));
    if (order) met.push(Number(order));
  }
  const once = [...new Set(met)];
  expect(once).toEqual(usable);
});

/** Names of the pictures and tables of the page, as they are heard one after the other. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const nodeOf = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): string[] => {
    const node = nodeOf.get(id);
    const own = /^(image|table)$/.test(node?.role?.value) ? [String(node?.name?.value)] : [];
    return [...own, ...(node?.childIds ?? []).flatMap(below)];
  };
  return below(nodes[0]?.nodeId ?? '');
}

test('the figures of an element are heard in the order in which they are seen', async ({
  page,
}) => {
  await open(page, program, '&statement=3&step=20');
  const figures = await figuresOf(page);
  await expect(figures.locator('.sw-tensors table').first()).toBeAttached();
  const names = (await heard(page)).filter((name) => / over its storage$|^The number/.test(name));
  expect(names[0]).toBe('x, shape (5, 3, 4, 1), over its storage');
});

test('the stage is heard: the statement, then its tensors as tables', async ({ page }) => {
  await open(page, program, '&statement=3&step=20');
  await expect(story(page).locator('.st-stage table')).toHaveCount(3);
  const names = await heard(page);
  expect(names.slice(names.indexOf('x + y'))).toEqual([
    'x + y',
    'x (5, 3, 4, 1), visible cells',
    'y (5, 3, 4, 1), visible cells',
    'x + y (5, 3, 4, 1), visible cells',
  ]);
  const rows = story(page).locator('.st-stage table').last().locator('tbody tr');
  await expect(rows.first()).toContainText('2., address 0');
  await expect(rows.last()).toContainText('not written yet');
});

test('the first Tab offers to skip to the content; pages and theme are chosen', async ({
  page,
}) => {
  await page.goto('/about/');
  await page.waitForLoadState('networkidle');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('#content')).toBeFocused();
  const theme = page.getByRole('button', { name: /Theme/ });
  await reach(page, theme);
  await press(page, 'Enter', 'Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const [name, address] of [
    ['I have an error', /\/error\/$/],
    ['Supported code', /\/runs\/$/],
    ['Playground', /\/playground\/$/],
  ] as const) {
    await reach(page, page.getByRole('navigation').getByRole('link', { name }));
    await press(page, 'Enter');
    await expect(page).toHaveURL(address);
    await page.waitForLoadState('networkidle');
  }
});

test('examples open, close with Escape and are chosen; what was typed comes back', async ({
  page,
}) => {
  await open(page, program);
  const menu = page.locator('summary', { hasText: 'Examples' });
  await reach(page, menu);
  await press(page, 'Enter', 'Escape');
  await expect(menu).toBeFocused();
  await expect(page.locator('.menu')).not.toHaveAttribute('open');
  await press(page, 'Enter');
  await reach(page, page.getByRole('button', { name: 'permute, then view' }));
  await press(page, 'Enter');
  await expect(editor(page)).toHaveValue(/permute/);
  await reach(page, editor(page));
  await press(page, 'Control+z');
  await expect(editor(page)).toHaveValue(program);
});

test('a program is written, refused with its place, and mended', async ({ page }) => {
  await open(page, program);
  await reach(page, editor(page));
  await press(page, 'Control+a');
  await page.keyboard.type('import torch\ntorch.arange(6).view(2');
  await expect(page.locator('#refusal')).toContainText('Line 2');
  await page.keyboard.type(', 3)');
  await expect(page.locator('#refusal')).toHaveCount(0);
  await expect(transcript(page)).toContainText('[3, 4, 5]');
});

test('statements are chosen, code and link are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${program}\nx.sum(0)`);
  const row = transcript(page).getByRole('button', { name: 'x + y', exact: true });
  await reach(page, row);
  await press(page, 'Space');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await reach(page, page.getByRole('button', { name: 'Copy code' }));
  await press(page, 'Enter');
  await expect.poll(read).toBe(`${program}\nx.sum(0)`);
  await reach(page, page.getByRole('button', { name: 'Copy link' }));
  await press(page, 'Enter');
  await expect.poll(read).toMatch(/^http[^?]*#v=1&code\.z=[\w-]+&statement=3/);
  await reach(page, page.getByRole('button', { name: 'Copy as SVG' }));
  await press(page, 'Enter');
  await expect.poll(read).toContain('<svg');
});

test('a story is played, stepped, scrubbed and set to a step', async ({ page }) => {
  await open(page, program);
  const first = await textOf(caption(page));
  const count = story(page).getByRole('spinbutton', { name: /^Step/ });
  await reach(page, button(page, 'Next'));
  await press(page, 'Enter');
  await expect(caption(page)).not.toHaveText(first);
  await reach(page, button(page, 'Back'));
  await press(page, 'Space');
  await expect(caption(page)).toHaveText(first);
  await press(page, 'End');
  const last = await textOf(caption(page));
  await press(page, 'Home');
  await expect(caption(page)).toHaveText(first);
  await press(page, 'PageDown', 'ArrowRight', 'PageUp', 'ArrowLeft');
  await expect(caption(page)).toHaveText(first);
  await reach(page, count);
  await press(page, 'Control+a');
  await page.keyboard.type('999999');
  await press(page, 'Enter');
  await expect(caption(page)).toHaveText(last);
  await reach(page, story(page).getByRole('slider'));
  await press(page, 'Home');
  await expect(caption(page)).toHaveText(first);
  await reach(page, button(page, 'Play'));
  await press(page, 'Enter');
  await expect(caption(page)).not.toHaveText(first);
  await press(page, 'Enter');
  await expect(button(page, 'Play')).toBeVisible();
});

test('speed, every step, loop and full screen are set', async ({ page }) => {
  await open(page, program);
  const speed = story(page).getByRole('combobox', { name: 'Speed' });
  await reach(page, speed);
  await press(page, 'ArrowDown');
  await expect(speed).toHaveValue('2');
  for (const name of ['Every step', 'Loop']) {
    const box = story(page).getByRole('checkbox', { name });
    await reach(page, box);
    await press(page, 'Space');
    await expect(box).toBeChecked();
  }
  await expect(page).toHaveURL(/speed=2.*fine=1/);
  await reach(page, button(page, 'Full screen'));
  await press(page, 'Enter');
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.className))
    .toContain('sw-story');
  await press(page, 'Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('a name in the picture opens a closer look, there a cell is chosen, and Escape goes back', async ({
  page,
}) => {
  await open(page, program);
  await press(page, 'Tab');
  await reach(page, button(page, 'Last step'));
  await press(page, 'Enter');
  const name = button(page, 'A closer look at y');
  await reach(page, name);
  await press(page, 'Enter');
  const look = page.getByRole('region', { name: 'A closer look at y' });
  await expect(look).toBeFocused();
  await reach(page, look.getByRole('button', { name: /^y\[0, 0, 0\] is/ }));
  await press(page, 'ArrowDown', 'Enter');
  await expect(look.getByRole('status')).toContainText('A write to y[1, 0, 0]');
  await press(page, 'Escape');
  await expect(look).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('where a button goes with what it was for, the focus goes to what comes', async ({ page }) => {
  const told = page.locator('.sw-story:focus');
  await open(page, 'import torch\nx = torch.arange(6).view(2, 3)\nx + torch.ones(2)');
  await button(page, 'Last step').press('Enter');
  await story(page).locator('.sw-choice').press('Enter');
  await button(page, 'Use it in my program').press('Enter');
  await expect(editor(page)).toHaveValue(/unsqueeze/);
  await expect(told).toHaveCount(1);
  await page.getByRole('button', { name: 'Quiz me first' }).press('Enter');
  await page.getByRole('button', { name: 'Skip to the steps' }).press('Enter');
  await expect(told).toHaveCount(1);
  await press(page, 'End');
  await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');

  await page.goto('/error/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /mat1 and mat2/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Traceback or message' })).toBeFocused();

  await page.goto('/lessons/align-right/', { waitUntil: 'networkidle' });
  const figure = page.locator('.lesson-story').first();
  await figure.locator('.live .sw-stage').hover();
  await figure.getByRole('button', { name: /^Make \d and \d differ$/ }).press('Enter');
  await figure.getByRole('button', { name: /^Put/ }).press('Enter');
  const everyStep = figure.getByRole('button', { name: 'Every step' });
  await expect(everyStep).toBeFocused();
  // The old program has to be back before its sizes are changed again.
  await expect(figure.getByRole('button', { name: /^Put/ })).toHaveCount(0);

  // Pressed so soon that the size which had the keys has not heard of it.
  const sizes = () =>
    figure
      .locator('.sw-own-size')
      .evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value));
  const before = await sizes();
  await figure.getByRole('button', { name: /^Make \d and \d differ$/ }).press('Enter');
  await figure.locator('.sw-own-size:focus').waitFor();
  await expect.poll(sizes).not.toEqual(before);
  await figure.getByRole('button', { name: /^Put/ }).evaluate((put: HTMLElement) => {
    put.focus();
    put.click();
  });
  await expect.poll(sizes).toEqual(before);
  await expect(everyStep).toBeFocused();
});

test('all steps are read as text, and one of them is gone to', async ({ page }) => {
  await open(page, program);
  await reach(page, story(page).locator('.sw-transcript summary'));
  await press(page, 'Enter');
  const third = story(page).locator('.sw-transcript button').nth(2);
  await reach(page, third);
  const said = await textOf(third);
  await press(page, 'Enter');
  await expect(caption(page)).toHaveText(said);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 340, height: 700 } });
  test('each page of the top bar is seen whole where it has the focus, with its ring', async ({
    page,
  }) => {
    await page.goto('/about/', { waitUntil: 'networkidle' });
    const bar = page.getByRole('banner').getByRole('navigation');
    await expect(bar.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    const cut = () =>
      bar.evaluate((nav) => {
        const [link, all] = [document.activeElement, nav].map((one) =>
          one?.getBoundingClientRect(),
        );
        const ring = 5;
        return (
          !link ||
          !all ||
          link.left - ring < all.left - 1 ||
          link.right + ring > all.right + 1 ||
          link.top - ring < all.top ||
          link.bottom + ring > all.bottom
        );
      });
    for (const name of [
      'Playground',
      'Lessons',
      'I have an error',
      'Supported code',
      'For authors',
      'About',
    ]) {
      await reach(page, bar.getByRole('link', { name }));
      await expect.poll(cut, name).toBe(false);
    }
  });
  test('a picture that is too wide is scrolled by itself', async ({ page }) => {
    const [twos, ones] = [2, 1].map((size) => `(${Array(16).fill(size)})`);
    await open(page, `import torch\nx = torch.ones(${twos})\ny = torch.ones(${ones})\nx + y`);
    const picture = (await figuresOf(page)).locator('.sw-scroll').first();
    const said = await textOf(caption(page));
    await expect(picture).toHaveAttribute('tabindex', '0');
    await reach(page, picture);
    await press(page, 'ArrowRight');
    await expect.poll(() => picture.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(caption(page)).toHaveText(said);
    await press(page, 'PageDown');
    await expect(caption(page)).not.toHaveText(said);
  });
});
