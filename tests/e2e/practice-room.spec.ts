/** A question for a room: two votes, the answer, and the letter that a phone holds up. */
import { axeFaults, colourFaults } from './axe';
import { expect, test } from './site';

const asked = '/practice/?seed=v2-class&n=3&level=2';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('votes are bars, stay in the address, and Back hides the answer', async ({ page }) => {
  await page.goto(asked);
  await page.locator('.practice-options summary').click();
  await page.getByRole('link', { name: 'Ask a class on a screen' }).click();
  await expect(page).toHaveURL(/level=2&room=1$/);
  await page.getByRole('textbox', { name: 'Vote 1, letter A' }).fill('6');
  await page.getByRole('textbox', { name: 'Vote 1, letter B' }).fill('2x');
  await page.getByRole('textbox', { name: 'Vote 2, letter C' }).fill('5');
  await expect(page).toHaveURL(/room=1&first=6\.2\.0&second=0\.0\.5$/);
  const bars = page.locator('.vote-bar');
  await expect(bars).toHaveText(['75%', '0%', '25%', '0%', '0%', '100%']);
  await page.reload();
  await expect(bars).toHaveCount(6);
  await expect(page.locator('[data-mark="right"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hide the answer' })).toBeFocused();
  await expect(page.locator('.votes [data-mark="right"]')).toHaveCount(1);
  await expect(page.locator('.practice-verdict')).toHaveText(/^[A-D] .{20,}/s);
  await expect(page.locator('.practice-stage .sw-caption')).not.toBeEmpty();
  await page.goBack();
  await expect(page.locator('[data-mark="right"], .practice-verdict')).toHaveCount(0);
  await expect(bars).toHaveCount(6);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.locator('.practice-number')).toHaveText('Question 2 of 3');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bars).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.practice-number')).toHaveText('Question 1 of 3');
});

test('a phone asks the same, and holds up one letter, by keyboard too', async ({ page }) => {
  await page.goto(`${asked}&room=2`);
  const texts = () => page.locator('h1, .practice-ask pre').allTextContents();
  const choices = '.vote-choice, .practice-choice';
  await expect(page.locator(choices).first()).toBeVisible();
  const [onScreen, offered] = [await texts(), await page.locator(choices).allTextContents()];
  await page.locator('.practice-options summary').click();
  await expect(page.getByRole('img', { name: 'Answer page for phones' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the page for phones' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page).toHaveURL(/phone=2$/);
  await expect(page.locator('.practice-choice').first()).toBeVisible();
  expect(await texts()).toEqual(onScreen);
  expect(await page.locator(choices).allTextContents()).toEqual(offered);
  const second = page.locator('.practice-choice').nth(1);
  await second.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Your letter: B' });
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(/phone=2&letter=B$/);
  expect(await card.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(second).toBeFocused();
  await second.click();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await page.goForward();
  await expect(card).toBeVisible();
});

test('axe finds nothing on either page, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const more of [
    '&room=1&first=6.2.1&second=0.0.5&answer=1',
    '&phone=1',
    '&phone=1&letter=A',
  ]) {
    await page.goto(asked + more);
    await expect(page.locator('.letter').first()).toBeVisible();
    const options = page.locator('.practice-options summary');
    if (more.startsWith('&room')) await options.click();
    expect(await axeFaults(page), more).toEqual([]);
    expect(await colourFaults(page, 'dark'), more).toEqual([]);
    expect(await colourFaults(page, 'light'), more).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), more).toBe(360);
  }
});
