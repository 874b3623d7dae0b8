/** What the browser tests share: a page that must keep silent, and the addresses of programs. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

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
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('requestfailed', (request) => heard.push(`request failed: ${request.url()}`));
  return heard;
}

export function query(code: string, more = ''): string {
  return `?v=1&code=${encodeURIComponent(code)}${more}`;
}

/** Opens the playground with a program and waits until its answer stands there. */
export async function open(page: Page, code: string, more = ''): Promise<void> {
  await page.goto(`/${query(code, more)}`);
  await ready(page);
}

/** The page is taken over, and the coloured editor has come: it waits for a reader's hand. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.locator('html.linked')).toHaveCount(0);
  await expect(page.locator('.pce-textarea')).toHaveCount(1);
}

export const story = (page: Page) => page.getByRole('region', { name: 'Story', exact: true });
export const caption = (page: Page) => story(page).locator('.sw-caption');
export const transcript = (page: Page) => page.getByRole('list', { name: 'What Python answers' });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Program' });

/** How much of what stood there moves by itself, from now on; asked at the end. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
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
  while ((await next.getAttribute('aria-disabled')) !== 'true') {
    expect(sentences.length).toBeLessThan(most);
    await next.click();
    sentences.push(await textOf(caption(page)));
  }
  return sentences;
}
