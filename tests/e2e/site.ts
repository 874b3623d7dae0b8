/** What the browser tests share: a page that must keep silent, and the addresses of programs. */
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

/** `test` whose page fails it with any page error, console message or failed request. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const heard = listen(page);
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (!isHint(message) && message.text() !== BLOCKED)
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => heard.push(`request failed: ${request.url()}`));
  return heard;
}

/** Playwright's own words: playwright.config.ts asks for it. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What Chromium itself says under *Verbose*, on a busy machine more of it: no page wrote that. */
const isHint = (message: ConsoleMessage) =>
  /^(?:debug|verbose)$/.test(message.type()) && message.args().length === 0;

export function query(code: string, more = ''): string {
  return `?v=1&code=${encodeURIComponent(code)}${more}`;
}

/** Opens the playground with a program and waits until its answer stands there. */
export async function open(page: Page, code: string, more = ''): Promise<void> {
  await page.goto(`/playground/${query(code, more)}`);
  await ready(page);
}

/** The page is taken over, and the coloured editor has come: it waits for a reader's hand. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.locator('html.linked')).toHaveCount(0);
  await expect(page.locator('.pce-textarea')).toHaveCount(1);
}

/** Holds back what the page asks for of these, as a slow network does, until what it returns is called. */
export async function delayFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let come = () => {};
  const waited = new Promise<void>((done) => {
    come = done;
  });
  await page.route(files, async (route) => {
    await waited;
    await route.continue();
  });
  return () => come();
}

/** All scripts of the site's pages. */
export const SCRIPTS = '**/assets/*.js';

export const story = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true });
export const caption = (page: Page) => story(page).locator('.sw-caption');
export const transcript = (page: Page) => page.getByRole('list', { name: 'Output' });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Program' });

/** The figures of the step; where the stage stands they are asked for. */
export async function figuresOf(page: Page): Promise<Locator> {
  const more = story(page).locator('.sw-more');
  if ((await more.count()) === 0) return story(page).locator('.sw-stage');
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
  return more.locator('.sw-more-figures');
}

/** All that was asked for has come, and what it set off is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    // A headless shell on a busy machine may hold a frame back until something asks for a picture:
    // then there is nothing to wait for.
    const frame = () =>
      Promise.race([new Promise((done) => requestAnimationFrame(done)), later(250)]);
    // What waits until the steps rest (web/src/lib/use-when-seen.ts) was asked for before this, and
    // so comes before it, however busy the machine.
    const rested = () => later(150);
    await frame();
    await frame();
    // What is drawn may ask for more to be drawn: until nothing changes twice in a row.
    for (let still = 0; still < 2; ) {
      let changed = false;
      const watch = new MutationObserver(() => {
        changed = true;
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      await rested();
      await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
      await frame();
      await frame();
      watch.disconnect();
      still = changed ? 0 : still + 1;
    }
  });
}

/**
 * How much of what stood there moves by itself, from now on; asked at the end. Nothing that a page
 * loads is at hand from another test.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.addInitScript(() => {
    interface Shift {
      value: number;
      sources: { previousRect: DOMRect; currentRect: DOMRect }[];
    }
    // A word is a few pixels wider or narrower when its font has come, and moves those behind it; no line
    // may move for it.
    const isWidth = ({ previousRect: before, currentRect: now }: Shift['sources'][number]) =>
      Math.abs(now.y - before.y) <= 4 &&
      Math.abs(now.bottom - before.bottom) <= 4 &&
      Math.abs(now.x - before.x) <= 40;
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        if (!entry.sources.every(isWidth)) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/** Room between two of them, in CSS pixels: the one stands beside the other, or above it. */
export async function roomBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not on the page');
  const apart = (from: number, size: number, to: number, next: number) =>
    Math.max(to - from - size, from - to - next);
  return Math.max(apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height));
}

/** A space that no line ends at is a space. */
export const textOf = async (locator: Locator) =>
  ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ');

export async function step(page: Page, name: 'First step' | 'Back' | 'Next' | 'Last step') {
  await story(page).getByRole('button', { name, exact: true }).click();
}

/** Presses *Next* until the story is at its end; returns the sentences on the way. */
export async function toTheEnd(page: Page, most = 60): Promise<string[]> {
  const sentences = [await textOf(caption(page))];
  const next = story(page).getByRole('button', { name: 'Next', exact: true });
  // After a refusal *Next* goes on with its first repair: the story itself ends at its last step.
  const last = story(page).getByRole('button', { name: 'Last step', exact: true });
  while ((await last.getAttribute('aria-disabled')) !== 'true') {
    expect(sentences.length).toBeLessThan(most);
    await next.click();
    sentences.push(await textOf(caption(page)));
  }
  return sentences;
}
