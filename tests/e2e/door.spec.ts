/** The start page: its picture, its doors, and the links of old that have their program here. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import {
  caption,
  editor,
  expect,
  query,
  ready,
  roomBetween,
  settled,
  story,
  test,
  textOf,
  watchShifts,
} from './site';

/** Here loads are cut off: a link of old leaves the page before all of it has come. */
const linked = base;

const code = 'import torch\nx = torch.arange(6).view(2, 3)\nx.t()';
const packed =
  '#v=1&code.z=y8wtyC8qUSjJL0rO4EpUsIWw9BKLEvPSUzUsNPWKUoszEgtSNYx0FEw0uRL1SjQ09coyU8shAgA';
const contract = readFileSync(
  fileURLToPath(new URL('../contract/links.txt', import.meta.url)),
  'utf8',
);
const old = contract
  .split('### ')
  .map((entry) => entry.split('\n'))
  .flatMap(([path, link = '', state = '']) => (path === '/' ? [[link, state] as const] : []));

linked.describe('a link of old', () => {
  for (const [link, state] of oneInFive(old, 'links of old')) {
    linked(`opens the same program: ${link}`, async ({ page }) => {
      const wanted = JSON.parse(state);
      await page.goto('/about/');
      await page.goto(`/${link}`);
      await expect(page).toHaveURL(/\/playground\/[?#]/);
      await expect(page.locator('.program textarea')).toHaveValue(wanted.code);
      if (wanted.lang) await expect(page.locator('html')).toHaveAttribute('lang', wanted.lang);
      if (wanted.theme)
        await expect(page.locator('html')).toHaveAttribute('data-theme', wanted.theme);
      await page.goBack();
      await expect(page).toHaveURL(/\/about\/$/);
    });
  }

  for (const link of [
    query(code, '&statement=2&step=4&theme=dark'),
    `${packed}&statement=2&step=3`,
  ]) {
    linked(`opens what the playground's own would: ${link}`, async ({ page }) => {
      await page.goto(`/playground/${link}`);
      await ready(page);
      const [said, at] = [await textOf(caption(page)), await stepOf(page)];
      expect(at).toMatch(/[45]/);
      await page.goto('/about/');
      await page.goto(`/${link}`);
      await ready(page);
      await expect(caption(page)).toHaveText(said);
      expect(await stepOf(page)).toBe(at);
    });
  }

  linked('shows nothing of the start page', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname !== '/') return;
      const seen = () => performance.getEntriesByType('paint').map(({ name }) => name);
      const tell = () => {
        const { hidden } = document.documentElement;
        sessionStorage.setItem('left', JSON.stringify({ hidden, seen: seen() }));
      };
      addEventListener('pagehide', tell);
    });
    await page.goto(`/${query(code)}`);
    await expect(page).toHaveURL(/\/playground\//);
    const left = await page.evaluate(() => sessionStorage.getItem('left'));
    expect(JSON.parse(left ?? 'null')).toEqual({ hidden: true, seen: [] });
    await expect(editor(page)).toHaveValue(code);
  });

  linked('opens too when it is typed over the start page’s address', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `#v=1&code=${encodeURIComponent(code)}`,
    );
    await expect(page).toHaveURL(/\/playground\/#v=1/);
    await expect(editor(page)).toHaveValue(code);
  });
});

const stepOf = (page: Page) =>
  story(page).locator('.sw-goto input, input[type=number]').first().inputValue();

test('what is about the page alone stays here', async ({ page }) => {
  await page.goto('/?theme=dark&lang=ko&from=newsletter#course');
  await expect(page.locator('h1')).toHaveText(/[가-힣]/);
  await expect(page).toHaveURL(/\/ko\/\?theme=dark&from=newsletter#course$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settled(page);
  // Its pictures say their words in the reader's language.
  await expect(page.locator('.picture-frame').first()).toContainText('저장소');
  await page.getByRole('link', { name: '내 코드' }).click();
  await expect(page).toHaveURL(/\/ko\/playground\/$/);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`one door is a button, and on the first screen: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/', { waitUntil: 'networkidle' });
    const names = page.getByRole('navigation', { name: 'Where to begin' }).locator('strong');
    const filled = await names.evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((one) => one.textContent),
    );
    expect(filled).toEqual(['Learn']);
    await expect(names.first()).toBeInViewport({ ratio: 1 });
  });

test('every door leads where it says', async ({ page }) => {
  for (const [name, address] of [
    ['Learn', /\/lessons\/$/],
    ['My code', /\/playground\/$/],
    ['My error', /\/error\/$/],
    ['Put it in your course', /\/author\/$/],
  ] as const) {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page
      .getByRole('navigation', { name: 'Where to begin' })
      .getByRole('link', { name })
      .click();
    await expect(page).toHaveURL(address);
    await page.waitForLoadState('networkidle');
  }
});

test('the HTML for a course is that of a frame with a story', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/', { waitUntil: 'networkidle' });
  const copy = page.getByRole('button', { name: 'Copy HTML' });
  const make = page.getByRole('link', { name: 'Make a widget of your own program' });
  expect(await roomBetween(copy, make)).toBeGreaterThanOrEqual(8);
  await copy.click();
  await expect(page.locator('.copy-said')).toHaveText('Copied');
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const frame = /<iframe src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await page.goto(frame);
  await expect(page.locator('.sw-operation')).toContainText('column + row');
});

test('every picture opens its program in the playground, at its statement', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('.picture');
  expect(await links.count()).toBe(9);
  for (const link of await links.all()) {
    await expect(link.locator('svg .st-cell').first()).toBeVisible();
    const statement = await link.locator('> code').textContent();
    const address = (await link.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\.\/playground\/#v=1&code=.*&statement=\d$/);
    const other = await page.context().newPage();
    await other.goto(new URL(address, page.url()).href);
    await expect(other.locator('.transcript [aria-pressed=true]')).toContainText(statement ?? '');
    await expect(other.locator('.sw-stage svg').first()).toBeVisible();
    await other.close();
  }
});

/** All that is seen of the picture that plays. */
const opening = (page: Page) => page.locator('.opening-picture:visible svg');
const shown = (page: Page) =>
  opening(page).evaluate((svg) =>
    [...svg.querySelectorAll('[data-key]:not([display])')].map(
      (one) => `${one.getAttribute('transform')} ${one.getAttribute('opacity')} ${one.textContent}`,
    ),
  );
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((done) => requestAnimationFrame(done));
  }, count);

for (const width of [360, 1280]) {
  test.describe(`the picture, ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('plays, pauses and goes on, and nothing else moves', async ({ page }) => {
      const shifted = await watchShifts(page);
      await page.goto('/');
      const sent = await shown(page);
      await expect.poll(() => shown(page)).not.toEqual(sent);
      await page.getByRole('button', { name: 'Pause' }).click();
      const paused = await shown(page);
      await frames(page, 30);
      expect(await shown(page)).toEqual(paused);
      await page.getByRole('button', { name: 'Play' }).click();
      await expect.poll(() => shown(page)).not.toEqual(paused);
      expect(await shifted()).toBe(0);
    });

    test('is there without scripts, whole, with the doors', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 740 },
      });
      const page = await context.newPage();
      await page.goto('/');
      await expect(opening(page)).toHaveCount(1);
      await expect(opening(page)).toBeInViewport({ ratio: 1 });
      await expect(opening(page)).toHaveAccessibleName(/become a table/);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Learn' })).toBeVisible();
      await expect(page.locator('.needs-script')).toContainText('playground');
      await expect(page.locator('.picture svg').last()).toBeVisible();
      await context.close();
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the picture stands still and fetches nothing, until it is asked to play', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    const sent = await shown(page);
    expect(sent.join(' ')).toContain('24');
    await settled(page);
    expect(await shown(page)).toEqual(sent);
    expect(asked.filter((url) => /\.wasm$|theatre/.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => shown(page)).not.toEqual(sent);
  });
});

linked('where the core does not come, the pictures stay', async ({ page }) => {
  await page.route('**/core-*.wasm', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.core-notice')).not.toBeEmpty();
  await expect(opening(page)).toBeVisible();
});
