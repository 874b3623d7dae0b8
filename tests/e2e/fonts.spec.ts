/** The shipped fonts: every letter and sign of a page is theirs, and nothing moves when they come. */
import type { Page } from '@playwright/test';
import { delayFiles, expect, query, settled, story, test, watchShifts } from './site';

const program = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';

/** Texts of the page that a font of the system draws. */
async function foreign(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *:not(script, style, option, title, desc):not(:has(*))',
  });
  const found = nodeIds.map(async (nodeId) => {
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.every((font) => font.isCustomFont)) return [];
    const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
    return `${fonts.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 200)}`;
  });
  return (await Promise.all(found)).flat();
}

const playground = `playground/${query(program)}`;
const pages = ['', 'lessons/align-right/', 'ru/lessons/align-right/', playground];
for (const address of pages) {
  const name = address.replace(/\?.*/, '') || 'the start page';
  test(`${name} is drawn with the shipped fonts`, async ({ page }) => {
    await page.goto(address);
    await settled(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await foreign(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`fonts that come late move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const moved = await watchShifts(page);
    const come = await delayFiles(page, '**/*.woff2');
    await page.goto(playground, { waitUntil: 'commit' });
    await expect(story(page).locator('.sw-caption')).not.toBeEmpty();
    const place = () => story(page).locator('.sw-stage').boundingBox();
    const before = await place();
    come();
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await place()).toEqual(before);
    expect(await moved()).toBeLessThan(0.01);
  });

test('an embed and its fonts are of one host', async ({ page, baseURL }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto(`embed/${query(program)}`);
  await settled(page);
  expect(fonts.length).toBeGreaterThan(1);
  expect(fonts.filter((url) => !url.startsWith(`${baseURL}assets/`))).toEqual([]);
});
