/** Practice: answered by keyboard on the stage, the same ten for a class, on paper, and without scripts. */
import { test as base, type Page } from '@playwright/test';
import { languageNames } from '../../web/src/locales/languages';
import { addressIn } from '../../web/src/locales/route';
import { axeFaults, colourFaults } from './axe';
import { expect, listen, test, textOf, watchShifts } from './site';

const ten = '/practice/?seed=class&n=10&level=2';
const choices = (page: Page) => page.locator('.practice-choice:not(.is-unsure)');
const board = (page: Page) => page.locator('.practice-board');
const verdict = (page: Page) => page.locator('.practice-verdict');
const next = (page: Page) => page.locator('.practice-answer .sw-button');
const stands = (page: Page) => board(page).locator('.st-picture');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(stands(page)).toBeVisible();
}

const field = (page: Page) => page.locator('.practice-field input');
/** Nothing about this lesson is typed. */
const chosen = '&about=contiguous-clone-resize';
const unsure = (page: Page) => page.locator('.is-unsure');

/** A first answer, of which the reader is sure. */
async function choose(page: Page, order: number): Promise<void> {
  await choices(page).nth(order).click();
  await page.getByRole('button', { name: 'Sure' }).click();
}

/** A first try with the first choice; if it is wrong, the answer is shown. */
async function tryFirst(page: Page): Promise<void> {
  if (await field(page).isVisible()) await field(page).fill('99');
  else await choices(page).first().click();
  await page.locator('.practice-sure button').first().click();
  await expect(verdict(page)).toBeVisible();
  if (!(await next(page).isVisible())) await unsure(page).click();
}

async function giveUp(page: Page): Promise<void> {
  await unsure(page).click();
  await unsure(page).click();
}

/** What is asked, one question after the other; `after` is told of each when it was answered. */
async function goThrough(page: Page, count: number, after = async () => {}): Promise<string[]> {
  const asked: string[] = [];
  for (let number = 0; number < count; number++) {
    await expect(page.locator('.practice-number')).toHaveText(`Question ${number + 1} of ${count}`);
    asked.push(await textOf(board(page).locator('.practice-ask')));
    await tryFirst(page);
    await after();
    await next(page).click();
  }
  // What was missed comes once more.
  while (await board(page).isVisible()) {
    await expect(page.locator('.practice-number')).toHaveText('Once more');
    await giveUp(page);
    await next(page).click();
  }
  return asked;
}

test('a seed and a level give the same ten, and another seed others', async ({ page }) => {
  await open(page, ten);
  const first = await goThrough(page, 10);
  await expect(page.locator('.practice-summary h2')).toHaveText(/^\d+ of 10 right$/);
  await open(page, ten);
  expect(await goThrough(page, 10)).toEqual(first);
  await open(page, ten.replace('class', 'other'));
  expect(await goThrough(page, 10)).not.toEqual(first);
});

test('by keyboard alone: choose, read why, go on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ten + chosen);
  const question = await textOf(board(page).locator('h2'));
  await choices(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(choices(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sure' })).toBeFocused();
  await expect(verdict(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/^(Right|Not quite)\..{20,}/s);
  if (!(await next(page).isVisible())) {
    await expect(verdict(page)).toContainText('Hint:');
    await expect(page.locator('.practice-choices')).toBeFocused();
    await unsure(page).focus();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toContainText('The answer:');
  }
  await expect(page.locator('[data-mark="right"]')).toHaveCount(1);
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board(page).locator('h2')).toBeFocused();
  expect(await textOf(board(page).locator('h2'))).not.toBe(question);
});

test('the picture has what there was before the question, then plays to the step that tells why', async ({
  page,
}) => {
  await open(page, ten);
  const given = board(page).locator('[data-asks]');
  for (let number = 0; number < 10; number++) {
    await expect(stands(page)).toBeVisible();
    await expect(given.locator('[data-operand="result"], .sw-caption, .sw-controls')).toHaveCount(
      0,
    );
    const programs = (await textOf(board(page).locator('pre'))).split('\n');
    const named = programs.slice(1, -1).flatMap((line) => /^[ab](?= = )/.exec(line) ?? []);
    const label = await stands(page).getAttribute('aria-label');
    expect(named.join()).toContain((label?.match(/[a-z](?= \()/g) ?? []).join());
    await giveUp(page);
    await expect(verdict(page)).toContainText('The answer:');
    await expect(board(page).locator('.sw-caption')).not.toBeEmpty();
    await next(page).click();
  }
  for (let again = 0; again < 5; again++) {
    await giveUp(page);
    await next(page).click();
  }
  await expect(page.locator('.practice-summary li a').first()).toHaveAttribute(
    'href',
    /\/lessons\/[\w-]+\/$/,
  );
});

test('after a wrong answer come a hint and a second try, and the result counts it apart', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/practice/?seed=again&n=1&level=1${chosen}`);
  await giveUp(page);
  const marked = await page.locator('[data-mark="right"]').textContent();
  const right = (await choices(page).allTextContents()).indexOf(marked ?? '');
  await page.reload();
  const wrong = right === 0 ? 1 : 0;
  await choose(page, wrong);
  await expect(page.getByRole('status').filter({ hasText: 'Not quite. Hint:' })).toBeVisible();
  await expect(choices(page).nth(wrong)).toHaveAttribute('data-mark', 'wrong');
  await expect(page.locator('[data-mark="right"], .practice-answer .sw-button')).toHaveCount(0);
  await choices(page).nth(right).click();
  await expect(verdict(page)).toContainText('Right, on the second try.');
  await next(page).click();
  await expect(page.locator('.practice-number')).toHaveText('Once more');
  await giveUp(page);
  await next(page).click();
  await expect(page.locator('.practice-summary')).toContainText('0 of 1 right');
  await expect(page.locator('.practice-summary')).toContainText('1 more on the second try');
  await expect(page.locator('.practice-summary')).toContainText('Sure: 0 of 1 right');
  await expect(page.locator('.practice-summary li')).toContainText('(you were sure)');
});

test('what was missed begins the round on the next day, and a class link leaves it out', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00'));
  await open(page, '/practice/?seed=today&n=1');
  const missed = await textOf(board(page).locator('pre'));
  await giveUp(page);
  await page.reload();
  const label = page.locator('.practice-number');
  await expect(label).toHaveText('Question 1 of 1');
  await page.clock.setFixedTime(new Date('2026-03-02T08:00:00'));
  await open(page, '/practice/?seed=other&n=1&level=1');
  await expect(label).toHaveText('Question 1 of 1');
  await open(page, '/practice/?seed=other&n=1');
  await expect(label).toHaveText('From an earlier day');
  expect(await textOf(board(page).locator('pre'))).toBe(missed);
});

test('a typed answer: a wrong one, a hint, and the right one by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/practice/?seed=typed&n=1&level=1&about=transpose-permute');
  await field(page).fill('99');
  await page.getByRole('button', { name: 'A guess' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not quite. Hint:' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('98');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('The answer:');
  const right = await textOf(page.locator('.practice-choice[data-mark="right"] code'));
  await next(page).click();
  await expect(page.locator('.practice-number')).toHaveText('Once more');
  await field(page).fill(right.replace(/[() ]/g, ''));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Right.');
  expect(await axeFaults(page)).toEqual([]);
});

test('where an element is in storage is answered on the picture, by finger and by keys', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/practice/?seed=picture&n=2&level=1&about=storage-shape-stride');
  if (!(await page.locator('.cell-hint').isVisible())) {
    await giveUp(page);
    await next(page).click();
  }
  const cells = page.getByRole('radiogroup', { name: /choose the cell/ }).getByRole('radio');
  await cells.nth(1).click();
  await expect(field(page)).toHaveValue('1');
  await expect(cells.nth(1)).toBeChecked();
  await expect(cells.nth(1).locator('rect').first()).toHaveCSS('stroke-width', '3.5px');
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveValue('2');
  await field(page).fill('0');
  await expect(cells.first()).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'A guess' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not quite. Hint:' })).toBeVisible();
  await board(page).locator('.st-cell[data-address="1"]').click();
  await expect(field(page)).toHaveValue('1');
  await unsure(page).click();
  await expect(cells).toHaveCount(0);
});

test('a lesson leads to questions on what it tells, and from there to all', async ({ page }) => {
  await page.goto('/lessons/keepdim/');
  await page.locator('.lesson-ways').getByRole('link', { name: 'Practice' }).click();
  await expect(page).toHaveURL(/\/practice\/\?seed=[\w-]+&n=10&about=keepdim$/);
  await expect(board(page).locator('pre')).toContainText(/(dim|axis)=/);
  await page.getByRole('button', { name: 'All kinds of questions' }).click();
  await expect(page).toHaveURL(/\?seed=[\w-]+&n=10$/);
  await expect(stands(page)).toBeVisible();
});

test('without a level it follows the reader, is remembered, and can be put back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/practice/?seed=follow&level=1${chosen}`);
  const right: number[] = [];
  for (let number = 0; number < 2; number++) {
    await giveUp(page);
    const marked = await page.locator('[data-mark="right"]').textContent();
    right.push((await choices(page).allTextContents()).indexOf(marked ?? ''));
    await next(page).click();
  }
  await open(page, `/practice/?seed=follow${chosen}`);
  const level = page.locator('.practice-level');
  await expect(level).toHaveText('Level 1');
  for (const order of right) {
    await choose(page, order);
    await expect(verdict(page)).toContainText('Right.');
    await next(page).click();
  }
  await expect(level).toHaveText('Level 2');
  await page.reload();
  await expect(level).toHaveText('Level 2');
  await page.locator('.practice-options summary').click();
  await page.getByRole('button', { name: 'Back to level 1' }).click();
  await expect(level).toHaveText('Level 1');
  await open(page, '/practice/');
  await expect(level).toHaveText('Level 1');
  await expect(page).toHaveURL(/\?seed=[\w-]+&n=10$/);
});

test('a sheet is two pages of paper: questions, and answers on the back', async ({ page }) => {
  for (const [language, seed] of [
    ['', 'class'],
    ['', 'x7'],
    ['ru/', 'class'],
    ['ko/', 'paper'],
    ['zh-Hant/', 'paper'],
  ])
    for (const level of [1, 3]) {
      await open(page, `/${language}practice/?seed=${seed}&n=10&level=${level}`);
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${language}${seed} ${level}`).toBe(2);
      }
      const sheet = page.locator('.practice-sheet');
      await expect(sheet.locator('.sheet-questions > li')).toHaveCount(10);
      await expect(sheet.locator('.sheet-from')).toContainText(`${seed}`);
      const asked = await textOf(board(page).locator('pre'));
      expect(await sheet.locator('pre').first().textContent()).toBe(asked);
    }
});

test('without scripts ten questions can be read, each with its answer', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const language of languageNames) {
    await page.goto(addressIn(language, '/practice/'));
    const questions = page.locator('.sheet-questions > li');
    await expect(questions).toHaveCount(10);
    const answer = questions.nth(9).locator('details');
    await answer.locator('summary').click();
    await expect(answer.locator('p')).toHaveText(/^[A-E] .{20,}/s);
    await expect(page.locator('.practice .live')).toBeHidden();
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  await context.close();
});

base('without the core the ten questions stand there too', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
  const heard = listen(page);
  await page.goto('/practice/');
  await expect(page.locator('.sheet-questions > li').first()).toBeVisible();
  expect(heard.filter((line) => line.startsWith('page error'))).toEqual([]);
});

test('on a phone nothing scrolls sideways, and nothing moves by itself', async ({ page }) => {
  const moved = await watchShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/practice/?seed=phone&n=12&level=3');
  expect(await moved()).toBeLessThan(0.01);
  await goThrough(page, 12, async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
  });
});

test('axe finds nothing before an answer, after it and at the end, light or dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/practice/?seed=axe&n=1&level=2');
  const faults = async () => [
    ...(await axeFaults(page)),
    ...(await colourFaults(page, 'dark')),
    ...(await colourFaults(page, 'light')),
  ];
  expect(await faults()).toEqual([]);
  await unsure(page).click();
  expect(await faults()).toEqual([]);
  await unsure(page).click();
  expect(await faults()).toEqual([]);
  await next(page).click();
  await giveUp(page);
  await next(page).click();
  await page.locator('.practice-options summary').click();
  expect(await faults()).toEqual([]);
});

test('in another language the same seed asks the same', async ({ page }) => {
  await open(page, ten);
  const program = await textOf(board(page).locator('pre'));
  await page.getByRole('combobox').selectOption('ko');
  await expect(page).toHaveURL(/\/ko\/practice\/\?seed=class&n=10&level=2/);
  await expect(board(page).locator('pre')).toHaveText(program);
  await expect(page.locator('.practice-number')).toHaveText('문제 1 / 10');
});
