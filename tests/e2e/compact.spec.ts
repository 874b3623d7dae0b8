/** Compact widgets: at most 420 px high, in a column of text and on a slide, and nothing in them overlaps. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, query, test } from './site';
import { startHost } from './somebody-else';

const MOST = 420;

const stories =
  `broadcast broadcast-refused broadcast-outer view view-refused view-not-contiguous transpose expand
  squeeze reduction-keepdim matmul matmul-batch einsum masked slice join take where cautions in-place`.split(
    /\s+/,
  );

const program = (name: string) => readFileSync(`tests/stories/${name}.py`, 'utf8');

/**
 * Steps a frame to its end. Returns its heights, and each pair of parts that overlap at some step:
 * statement, sentence, picture, controls; and signs of the picture outside of its stage.
 */
const stepped = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const heights = new Set<number>();
    const wrong = new Set<string>();
    for (let step = 0; step < 100; step++) {
      await drawn();
      heights.add(Math.ceil(rect('.embed-frame')?.height ?? 0));
      let above = 0;
      for (const part of ['.sw-operation', '.sw-told', '.sw-stage', '.sw-controls']) {
        const { top, bottom } = rect(part) ?? { top: 0, bottom: 0 };
        if (top < above - 0.5 || bottom <= top) wrong.add(`${part} at step ${step}`);
        above = bottom;
      }
      const picture = rect('.st-picture');
      const stage = rect('.sw-stage');
      if (picture && stage && (picture.bottom > stage.bottom + 1 || picture.top < stage.top - 1))
        wrong.add(`the picture at step ${step}`);
      const next = document.querySelector<HTMLElement>('.sw-button[data-main]');
      if (!next || next.ariaDisabled === 'true') break;
      next.click();
    }
    return { heights: [...heights], wrong: [...wrong] };
  });

async function openFrame(page: Page, name: string, more = ''): Promise<void> {
  await page.goto(`/embed/${query(program(name), more)}`);
  await expect(page.locator('.sw-caption')).not.toBeEmpty();
}

for (const width of [640, 1280])
  test(`twenty stories are at most ${MOST} px high at a width of ${width}, and nothing overlaps`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 720 });
    for (const name of stories) {
      await openFrame(page, name);
      const { heights, wrong } = await stepped(page);
      expect({ name, wrong, heights: heights.length }).toEqual({ name, wrong: [], heights: 1 });
      expect(heights[0]).toBeLessThanOrEqual(MOST);
      expect(heights[0]).toBeGreaterThan(MOST - 20);
    }
  });

for (const size of ['compact', 'full'])
  test(`in a box of 240 px nothing overlaps, in a widget that is ${size}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 900]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ['broadcast', 'view-refused', 'view-not-contiguous', 'matmul']) {
        await openFrame(page, name, `&height=240&size=${size}`);
        const { wrong } = await stepped(page);
        expect({ name, width, wrong }).toEqual({ name, width, wrong: [] });
      }
    }
  });

test('a frame of 240 px holds all of a compact widget', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 240 });
  await openFrame(page, 'view');
  const { heights, wrong } = await stepped(page);
  expect(wrong).toEqual([]);
  expect(heights[0]).toBeLessThanOrEqual(240);
});

test('its button opens what a step can do without, by keys, and the host hears the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 720 });
  await openFrame(page, 'view-refused', '&at=END');
  const more = page.getByRole('button', { name: 'More about this step' });
  await expect(page.locator('.embed-program')).toBeHidden();
  await expect(page.locator('.sw-instead')).toHaveCount(0);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.embed-program')).toBeVisible();
  await expect(page.locator('.sw-instead')).toBeVisible();
  await expect(page.locator('.sw-transcript')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sw-instead')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open in Stridewise' })).toHaveAttribute(
    'href',
    /playground\/#v=1&code=/,
  );
});

test('an element on a slide has its controls in sight', async ({ page, baseURL }) => {
  const host = await startHost({
    '/slide': {
      html: `<!doctype html><html lang="en"><title>A slide</title><link rel="icon" href="data:,">
        <script type="module" src="${baseURL}v1/stride-wise.js"></script>
        <h1 style="font-size: 3rem">Views</h1>
        <stride-wise><pre>${program('view-not-contiguous')}</pre></stride-wise>
        <stride-wise size="full"><pre>${program('view-not-contiguous')}</pre></stride-wise></html>`,
    },
  });
  try {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${host.url}/slide`);
    const [compact, full] = [page.locator('stride-wise').first(), page.locator('[size=full]')];
    const next = compact.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    const heightOf = async (widget: typeof full) => (await widget.boundingBox())?.height ?? 0;
    expect(await heightOf(compact)).toBeLessThanOrEqual(MOST);
    await expect(full.locator('.sw-more')).toBeAttached();
    expect(await heightOf(full)).toBeGreaterThan(600);
  } finally {
    await host.close();
  }
});
