/**
 * Five screens: statement, sentence, picture and buttons stand on the screen together, and stay where
 * they are from the first step to the last. That the stage of every story fits into the box that it
 * has there is for tests/web/stage-texts.test.ts.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Core } from '../../wasm/binding';
import { hasStoryboard } from '../../web/src/player/has-storyboard';
import { oneInFive } from '../one-in-five';
import { screens } from '../web/fixtures/screens';
import { editor, expect, query, settled, test } from './site';

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
    for (const [at, program] of oneInFive([...programs.entries()], 'programs on a screen', name)) {
      test(`story ${at + 1} is on one screen at each step, and nothing moves`, async ({ page }) => {
        await page.goto(
          `/${path || 'playground/'}${query(program, path ? '&size=full' : '&statement=3')}`,
        );
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
        const [top = 0, bottom = 0, left = 0, right = 0] = first.room;
        // A small picture is enlarged: its own pixels are then larger than those of the screen.
        expect(Math.max(wide, right - left)).toBeGreaterThanOrEqual(room.width);
        expect(Math.max(high, bottom - top)).toBeGreaterThanOrEqual(room.height);
        if (full) {
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

interface Link {
  code: string;
  statement: number;
}

const linkTo = ({ code, statement }: Link) => query(code, `&statement=${statement}`);

/** As *Back* does: to load the playground for each story would take four times as long. */
async function goBackTo(page: Page, { code, statement }: Link): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, linkTo({ code, statement }));
  await expect(editor(page)).toHaveValue(code);
}

/** Of the gallery's programs those whose tensors have at most 64 elements and four dims. */
async function usualPrograms(page: Page): Promise<Link[]> {
  const core = await Core.fromBytes(readFileSync('build/wasm/core.wasm'));
  const html = await (await page.request.get('/gallery/')).text();
  const shown = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('.gallery-scenes pre')].map((pre) => pre.textContent ?? '');
  }, html);
  // The page leaves out the first import.
  const codes = shown.map((code) =>
    [/\bnp\./.test(code) ? 'import numpy as np' : 'import torch', code].join('\n'),
  );
  return [...new Set(codes)].flatMap((code) => {
    const statement = core.run(code).statements.findLast(({ operations }) => operations)?.index;
    const operations = statement === undefined ? [] : core.story(code, statement)?.operations;
    const usual = operations?.every(
      (operation) =>
        hasStoryboard(operation) &&
        operation.tensors.every(({ numel, shape }) => Number(numel) <= 64 && shape.length <= 4),
    );
    return statement !== undefined && usual ? [{ code, statement }] : [];
  });
}

/** Steps through the story from inside the page; what is wrong at any step, a line each. */
const faults = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const of = (name: string) => {
      const box = document.querySelector(`.sw-story ${name}`)?.getBoundingClientRect();
      return box ? [box.top, box.bottom].map(Math.round) : null;
    };
    let first = '';
    // A frame; or a moment, where a headless shell on a busy machine holds the frame back.
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    for (let step = 1; step < 80; step++) {
      await frame();
      // What a later operation is told with may still be on its way.
      for (let wait = 0; wait < 200 && !of('.st-picture'); wait++) await frame();
      const [statement, told, picture, buttons] = [
        of('.sw-operation mark'),
        of('.sw-caption'),
        of('.st-picture'),
        of('.sw-buttons'),
      ];
      const report = (what: string) => found.push(`step ${step}: ${what}`);
      if (!statement || !told || !picture || !buttons) report('something is not there');
      else {
        const [top = 0, low = 0] = picture;
        if ((told[1] ?? 0) > top + 1) report('the sentence lies on the picture');
        if (low > innerHeight) report('the picture leaves the screen');
        if ((buttons[0] ?? 0) < low - 1) report('the buttons lie on the picture');
        if ((buttons[1] ?? 0) > innerHeight) report('the buttons leave the screen');
      }
      const now = String([picture, buttons]);
      first ||= now;
      if (now !== first) report('something moved');
      const next = document.querySelector<HTMLElement>('.sw-button[data-main]');
      const last = document.querySelector('.sw-button[aria-label="Last step"]') ?? next;
      if (!next || last?.ariaDisabled === 'true') break;
      next.click();
      // After a refusal *Next* goes on with its cure, which is another story with its own sentences.
      await frame();
      if (document.querySelector('.sw-story .sw-cure')) break;
    }
    return found;
  });

for (const [order, { name, width, height, path, full }] of screens.entries())
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test('tensors, storage and sentence of every story of the gallery stand together', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const all = await usualPrograms(page);
      expect(all.length).toBeGreaterThan(40);
      // Where there is little room all of them; of the larger screens each has a third.
      const shown = order < 2 ? all : all.filter((_, at) => at % 3 === order % 3);
      for (const [at, link] of oneInFive(shown, 'stories on a screen', name).entries()) {
        if (at > 0 && !path) await goBackTo(page, link);
        else {
          await page.goto(`/${path || 'playground/'}${linkTo(link)}`);
          await expect(page.locator('.st-picture'), link.code).toBeVisible();
          await expect(page.locator('html.linked')).toHaveCount(0);
        }
        if (full && at === 0) {
          await page.getByRole('button', { name: 'Full screen' }).click();
          await expect
            .poll(() => page.evaluate(() => document.fullscreenElement !== null))
            .toBe(true);
          await settled(page);
        }
        expect(await faults(page), link.code).toEqual([]);
      }
    });
  });

const refusals = [
  'import torch\nx = torch.ones(3, 2)\ny = torch.arange(3)\nx + y',
  'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)',
  'import torch\nx = torch.zeros(3)\nx += torch.ones(2, 3)',
];
for (const language of ['en', 'ru', 'ko'])
  test(`the picture of a refusal keeps its place in the cure: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const code of refusals) {
      await page.goto(`/playground/${query(code, `&lang=${language}`)}`);
      await settled(page);
      const places = await page.evaluate(async () => {
        const found = new Set<string>();
        let cured = 0;
        for (let step = 0; step < 60 && cured < 8; step++) {
          document.querySelector<HTMLElement>('.sw-button[data-main]')?.click();
          await new Promise((done) => setTimeout(done, 60));
          const { top = 0, bottom = 0 } =
            document.querySelector('.sw-stage')?.getBoundingClientRect() ?? {};
          found.add(String([top, bottom].map(Math.round)));
          if (document.querySelector('.sw-cure')) cured++;
        }
        return { found: [...found], cured };
      });
      expect(places.cured, code).toBe(8);
      expect(places.found, code).toHaveLength(1);
    }
  });

test('in an embed the picture of the next operation is there at once', async ({ page }) => {
  await page.goto(`/embed/${query('import torch\ntorch.arange(6).view(2, 3)')}`);
  await expect(page.locator('.st-picture')).toBeVisible();
  await settled(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.evaluate((button) => (button as HTMLElement).click());
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(await page.locator('.st-picture').count()).toBe(1);
});

test.describe('on a projector', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test('PageDown and PageUp step, B blacks the screen, no text is too small', async ({ page }) => {
    await page.goto(`/playground/${query(programs[0] ?? '', '&statement=3&step=13')}`);
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

  test('with a note above it the story is still on the screen', async ({ page }) => {
    await page.goto(`/${query(programs[0] ?? '', '&statement=3&step=9999')}`);
    await expect(page.locator('.program .note')).toBeVisible();
    await expect(page.locator('.st-picture')).toBeVisible();
    await settled(page);
    const [picture, bar] = [
      await page.locator('.st-picture').boundingBox(),
      await page.locator('.sw-bar').boundingBox(),
    ];
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await expect(page.locator('.st-picture [data-address="11"]').last()).toBeInViewport({
      ratio: 1,
    });
  });

  test('the program is one line until it is edited; the first tap moves nothing; a swipe steps', async ({
    page,
  }) => {
    await page.goto(`/playground/${query(programs[0] ?? '', '&statement=3')}`);
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

for (const width of [1280, 1920]) {
  test(`the stage has 60 % of a page of ${width} px, and the buttons one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/playground/${query(programs[0] ?? '')}`);
    await settled(page);
    const pane = await page.locator('.story-pane').boundingBox();
    expect((pane?.width ?? 0) / width).toBeGreaterThanOrEqual(0.6);
    const toolbar = await page.locator('.toolbar').first().boundingBox();
    expect(toolbar?.height).toBeLessThan(60);
  });
}
