/**
 * Five screens: statement, sentence, picture and buttons stand on the screen together, and stay where
 * they are from the first step to the last. That the stage of every story fits into the box that it
 * has there is for tests/web/stage-texts.test.ts.
 */
import type { Page } from '@playwright/test';
import { screens } from '../web/fixtures/screens';
import { expect, query, settled, test } from './site';

const programs = [
  'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row',
  'import torch\nweights_per_head = torch.ones(2, 3, 4, 1)\nbias_of_the_batch = torch.ones(3, 1, 2)\nweights_per_head * bias_of_the_batch',
];

/** Where everything stands, in CSS pixels of the screen. */
const places = (page: Page) =>
  page.evaluate(() => {
    const of = (name: string) => {
      const { top, bottom, left, right } =
        document.querySelector(`.sw-story ${name}`)?.getBoundingClientRect() ?? new DOMRect();
      return [top, bottom, left, right].map(Math.round);
    };
    return {
      statement: of('.sw-operation mark').slice(0, 2),
      room: of('.st-picture'),
      buttons: of('.sw-buttons'),
    };
  });

for (const { name, width, height, path, full, room } of screens) {
  test.describe(`on ${name}, ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    for (const [at, program] of programs.entries()) {
      test(`story ${at + 1} is on one screen at each step, and nothing moves`, async ({ page }) => {
        await page.goto(`/${path}${query(program, path ? '' : '&statement=3')}`);
        await expect(page.locator('.st-picture')).toBeVisible();
        await settled(page);
        if (full) {
          await page.getByRole('button', { name: 'Full screen' }).click();
          await expect
            .poll(() => page.evaluate(() => document.fullscreenElement !== null))
            .toBe(true);
          await settled(page);
        }
        const next = page.getByRole('button', { name: 'Next', exact: true });
        const caption = page.locator('.sw-story .sw-caption');
        const first = await places(page);
        const box = await page.locator('.st-picture').getAttribute('viewBox');
        const [, , wide = 0, high = 0] = (box ?? '').split(' ').map(Number);
        expect(wide).toBeGreaterThanOrEqual(room.width);
        expect(high).toBeGreaterThanOrEqual(room.height);
        if (full) {
          const [top = 0, bottom = 0, left = 0, right = 0] = first.room;
          expect(((bottom - top) * (right - left)) / (width * height)).toBeGreaterThan(0.7);
        }
        for (let steps = 0; steps < 40; steps++) {
          expect(await places(page)).toEqual(first);
          for (const [top = 0, bottom = 0] of Object.values(first)) {
            expect(top).toBeGreaterThanOrEqual(0);
            expect(bottom).toBeLessThanOrEqual(height);
          }
          // Between the statement and the picture.
          const told = await caption.boundingBox();
          expect(told?.y).toBeGreaterThanOrEqual((first.statement[1] ?? 0) - 4);
          expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(
            (first.room[0] ?? 0) + 1,
          );
          if ((await next.getAttribute('aria-disabled')) === 'true') break;
          await next.click();
        }
        await expect(next).toHaveAttribute('aria-disabled', 'true');
      });
    }
  });
}

test.describe('on a projector', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test('PageDown and PageUp step, B blacks the screen, no text is too small', async ({ page }) => {
    await page.goto(`/${query(programs[0] ?? '', '&statement=3&step=13')}`);
    await expect(page.locator('.st-picture')).toBeVisible();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await settled(page);
    const caption = page.locator('.sw-story .sw-caption');
    const said = await caption.textContent();
    await page.keyboard.press('PageDown');
    await expect(caption).not.toHaveText(said ?? '');
    await page.keyboard.press('PageUp');
    await expect(caption).toHaveText(said ?? '');
    const story = page.locator('.sw-story');
    await page.keyboard.press('b');
    await expect(story).toHaveAttribute('data-black', '');
    await page.keyboard.press('PageDown');
    await expect(story).not.toHaveAttribute('data-black');
    await expect(caption).toHaveText(said ?? '');
    const small = await page.evaluate(() => {
      const scale = (text: Element) => {
        const svg = text.closest('svg');
        return svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      };
      return [...document.querySelectorAll('.sw-story :is(text, .sw-caption, mark, .sw-count)')]
        .filter((text) => text.textContent && text.checkVisibility())
        .filter(
          (text) =>
            Number.parseFloat(getComputedStyle(text).fontSize) * scale(text) < 0.02 * innerHeight,
        )
        .map((text) => text.textContent);
    });
    expect(small).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the program is one line until it is edited; the first tap moves nothing; a swipe steps', async ({
    page,
  }) => {
    await page.goto(`/${query(programs[0] ?? '', '&statement=3')}`);
    await expect(page.locator('.st-picture')).toBeVisible();
    await settled(page);
    const program = page.locator('.editor');
    expect((await program.boundingBox())?.height).toBeLessThan(45);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const before = await next.boundingBox();
    await next.tap();
    await settled(page);
    expect(await next.boundingBox()).toEqual(before);
    const count = page.getByRole('spinbutton', { name: 'Step' });
    await expect(count).toHaveValue('2');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 450 }],
      });
    const swipe = async (...way: number[]) => {
      await touch('touchStart', way[0]);
      for (const x of way.slice(1)) await touch('touchMove', x);
      await touch('touchEnd');
    };
    await swipe(280, 240, 180, 120, 90);
    await expect(count).toHaveValue('3');
    await swipe(90, 130, 190, 260);
    await expect(count).toHaveValue('2');
    await page.getByRole('textbox', { name: 'Program' }).focus();
    await expect.poll(async () => (await program.boundingBox())?.height).toBeGreaterThan(90);
  });
});
