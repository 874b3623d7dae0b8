/**
 * The stage draws what each cell and line is: a ghost, a chunk, a cut, a refused cell and a cell without a
 * partner look different from plain ones. Cells are found by what the core says about them, and their looks
 * are read as Chromium computes them.
 */
import type { Locator, Page } from '@playwright/test';
import { caption, expect, open, settled, story, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = (page: Page) => story(page).locator('.st-picture');
const seen = ':not([display])';

/** Opens the last statement of a program. */
const show = (page: Page, ...lines: string[]) =>
  open(page, ['import torch', ...lines].join('\n'), `&statement=${lines.length}`);

/** Presses a button of the story and waits until its step is drawn. */
async function press(page: Page, name: string) {
  const before = (await caption(page).textContent()) ?? '';
  await story(page).getByRole('button', { name, exact: true }).click();
  await expect(caption(page)).not.toHaveText(before);
  await settled(page);
}

/** Presses *Next* until something is drawn. */
async function nextUntil(page: Page, drawn: Locator) {
  for (let presses = 0; presses < 20 && (await drawn.count()) === 0; presses++)
    await press(page, 'Next');
  await expect(drawn.first()).toBeVisible();
}

/** The look of the rectangle or line of each, without those that look the same. */
async function looksOf(drawn: Locator) {
  const looks = await drawn.evaluateAll((all) =>
    all.map((one) => {
      const shape = one.querySelector('rect, path') ?? one;
      const { fill, fillOpacity, stroke, strokeDasharray, strokeWidth } = getComputedStyle(shape);
      return JSON.stringify({ fill, fillOpacity, stroke, strokeDasharray, strokeWidth });
    }),
  );
  return [...new Set(looks)].map((look) => JSON.parse(look) as Record<string, string>);
}

/** A colour of the page, as Chromium computes it. */
const colour = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.createElement('span');
    document.body.append(probe);
    probe.style.color = `var(--${variable})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('a ghost has a dashed outline, paper inside and a thin number; a stored cell has none of it', async ({
  page,
}) => {
  await show(page, 'x = torch.arange(3).view(3, 1)', 'x.expand(3, 4)');
  await press(page, 'Last step');
  const cells = picture(page).locator(`.st-cell${seen}`);
  const ghosts = cells.and(page.locator('[data-ghost]'));
  const stored = cells.and(page.locator(':not([data-ghost])'));
  await expect(ghosts).not.toHaveCount(0);
  const paper = await colour(page, 'paper');
  expect(await looksOf(ghosts)).toEqual([
    expect.objectContaining({ strokeDasharray: '4px, 3px', fill: paper }),
  ]);
  for (const look of await looksOf(stored)) {
    expect(look.strokeDasharray).toBe('none');
    expect(look.fill).not.toBe(paper);
  }
  await expect(ghosts.first().locator('.st-label')).toHaveCSS('font-weight', '400');
  await expect(stored.first().locator('.st-label')).not.toHaveCSS('font-weight', '400');
});

test('each chunk has the colour of its dim, in brackets, tint and boxes; a cut has another', async ({
  page,
}) => {
  await show(page, 'x = torch.arange(12).view(3, 4).t()', 'x.view(12)');
  const of = (key: string) => picture(page).locator(`[data-key="${key}"]${seen}`);
  await nextUntil(page, of('cut1'));
  const [first = {}, ...others] = await looksOf(of('run0'));
  expect(others).toEqual([]);
  const [second = {}] = await looksOf(of('run1'));
  const [cut = {}] = await looksOf(of('cut1'));
  const dims = [await colour(page, 'dim-0'), await colour(page, 'dim-1')];
  expect(new Set(dims).size).toBe(2);
  expect([second.stroke, first.stroke]).toEqual(dims);
  expect(cut).toMatchObject({ stroke: await colour(page, 'ink'), strokeWidth: '2.5px' });
  expect(dims).not.toContain(cut.stroke);
  const tints = await looksOf(picture(page).locator(`[data-look="held"]${seen}`));
  expect(tints).toEqual([expect.objectContaining({ fill: second.stroke, fillOpacity: '0.08' })]);
  for (const hue of [0, 1]) {
    const boxes = picture(page).locator(`.st-box[data-hue="${hue}"]${seen}`);
    const tint = await colour(page, `dim-${hue}-tint`);
    expect(await looksOf(boxes)).toContainEqual(expect.objectContaining({ fill: tint }));
  }
});

test('a refused view: its cells are hatched and dashed, and the cut is red', async ({ page }) => {
  await show(page, 'x = torch.arange(12).view(3, 4).t()', 'x.view(12)');
  const refused = picture(page).locator(`.st-cell[data-number][data-look="refused"]${seen}`);
  await nextUntil(page, refused);
  const red = await colour(page, 'refused');
  expect(await looksOf(refused)).toEqual([
    expect.objectContaining({ fill: 'url("#st-hatch")', stroke: red, strokeDasharray: '6px, 4px' }),
  ]);
  const cut = picture(page).locator(`[data-key="cut1"]${seen}`);
  expect(await looksOf(cut)).toEqual([expect.objectContaining({ stroke: red })]);
});

test('a cell without a partner is hatched in red, and no other cell is', async ({ page }) => {
  await show(page, 'a = torch.ones(3, 2)', 'a + torch.ones(3)');
  await press(page, 'Last step');
  const cells = picture(page).locator(`.st-cell[data-tensor]${seen}`);
  const alone = cells.and(page.locator('[data-tensor="1"][data-index$="2"]'));
  await expect(alone).toHaveCount(1);
  const red = await colour(page, 'refused');
  expect(await looksOf(alone)).toEqual([
    expect.objectContaining({ fill: 'url("#st-hatch")', stroke: red }),
  ]);
  for (const { fill } of await looksOf(cells.and(page.locator(':not([data-index$="2"])'))))
    expect(fill).not.toContain('hatch');
  const [lines] = await looksOf(page.locator('#st-hatch path').first());
  expect(lines?.stroke).toBe(red);
});
