/** What axe finds wrong on a page, a line for each rule that is broken. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that look at colours, which take longer than all others. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** One axe in the page: no page of ours has frames, and what is right need not be told. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function told(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join('\n'));
}

/** By every rule that axe has. */
export const axeFaults = (page: Page) => told(axeOf(page));

/** By the rules of WCAG. */
export const wcagFaults = (page: Page) => told(axeOf(page).withTags(wcag));

/** By those of them that no colour changes. */
export const wcagFaultsButColours = (page: Page) =>
  told(axeOf(page).withTags(wcag).disableRules(ofColours));

/** By the rules that look at colours, once the page stands there in `colorScheme`. */
export async function colourFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (wanted) =>
      matchMedia(`(prefers-color-scheme: ${wanted})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    colorScheme,
  );
  return told(axeOf(page).withRules(ofColours));
}
