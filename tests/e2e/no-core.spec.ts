/** Where core.wasm does not come, or has no answer: what stands there stays, is explained, and comes back. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import { caption, editor, ready, test as silent, story, transcript, watchShifts } from './site';

/** Here browsers do complain: of what they could not load. */
const test = base;

const broadcast = 'import torch\nx = torch.arange(3).reshape(3, 1)\nx + torch.arange(4)';
const link = `?v=1&code=${encodeURIComponent(broadcast)}`;
const pasted =
  'RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0';

const core = '**/core-*.wasm';
/** As it is served. */
function wholeCore(): Buffer {
  const assets = fileURLToPath(new URL('../../web/dist/assets/', import.meta.url));
  const name = readdirSync(assets).find((file) => /^core-.*\.wasm$/.test(file));
  return readFileSync(`${assets}${name}`);
}
const notice = (page: Page) => page.locator('.core-notice');
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const pictures = (page: Page) => page.locator('.sw-stage svg').count();

/** How a core is lost, each with how it comes back. */
const losses: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  async 'not found'(page) {
    await page.route(core, (route) => route.fulfill({ status: 404, body: 'not here' }));
    return () => page.unroute(core);
  },
  async 'a blip of the network'(page) {
    await page.route(core, (route) => route.abort());
    return () => page.unroute(core);
  },
  async truncated(page) {
    // At hand before it is asked for: a route that waits may find itself taken away meanwhile.
    const body = wholeCore().subarray(0, 100_000);
    await page.route(core, (route) =>
      route.fulfill({ status: 200, contentType: 'application/wasm', body }),
    );
    return () => page.unroute(core);
  },
  async 'no instance: too many memories'(page) {
    await page.addInitScript(() => {
      const { instantiate } = WebAssembly;
      const refuse = async () => {
        throw new RangeError('WebAssembly.instantiate(): Out of memory');
      };
      Object.assign(WebAssembly, { instantiate: refuse });
      Object.assign(window, { allow: () => Object.assign(WebAssembly, { instantiate }) });
    });
    return () => page.evaluate(() => (window as unknown as { allow(): void }).allow());
  },
};

const places = {
  'the playground': '/playground/',
  'an example': '/examples/view-refused/',
  'a lesson': '/lessons/align-right/',
  'another language': '/playground/?lang=ru',
} as const;

/** Each loss in each place; one in five of them has another place for each loss. */
const lostAt = oneInFive(
  Object.keys(losses).flatMap((loss) => Object.keys(places).map((place) => `${loss}: ${place}`)),
  'places whose core is lost',
);

for (const [name, lose] of Object.entries(losses)) {
  test.describe(`${name}:`, () => {
    for (const [place, address] of Object.entries(places)) {
      if (!lostAt.includes(`${name}: ${place}`)) continue;
      test(`${place} keeps its pictures, says so, and comes alive`, async ({ page }) => {
        const shifted = await watchShifts(page);
        const mend = await lose(page);
        await page.goto(address);
        await expect(notice(page)).not.toBeEmpty();
        const drawn = await pictures(page);
        expect(drawn).toBeGreaterThan(0);
        await expect(page.locator('.sw-stage svg').first()).toBeVisible();
        await expect(page.locator('.sw-caption').first()).not.toBeEmpty();
        expect(await shifted()).toBe(0);
        await mend();
        await notice(page).getByRole('button').click();
        await expect(notice(page)).toBeEmpty();
        await expect.poll(() => pictures(page)).toBeGreaterThanOrEqual(drawn);
        await alive(page);
      });
    }

    test('a link shows its program, and no picture of another', async ({ page }) => {
      const mend = await lose(page);
      await page.goto(`/playground/${link}`);
      await expect(notice(page)).not.toBeEmpty();
      await expect(editor(page)).toHaveValue(broadcast);
      await expect(editor(page)).toBeVisible();
      expect(await pictures(page)).toBe(0);
      await mend();
      await again(page).click();
      await expect(transcript(page)).toContainText('x + torch.arange(4)');
      await expect(caption(page)).toBeVisible();
      await alive(page);
    });

    test('an embed shows its program at once', async ({ page }) => {
      const mend = await lose(page);
      await page.goto(`/embed/${link}`);
      await expect(page.locator('.embed-program')).toBeVisible();
      await expect(notice(page)).not.toBeEmpty();
      await expect(page.locator('.embed-program')).toHaveText(broadcast);
      await expect(page.getByRole('link', { name: 'Open in Stridewise' })).toBeVisible();
      await mend();
      await again(page).click();
      await expect(page.locator('.sw-caption')).toBeVisible();
      await alive(page);
    });

    test('the error page keeps what was pasted', async ({ page }) => {
      const mend = await lose(page);
      await page.goto('/error/');
      await page.getByRole('textbox').fill(pasted);
      await expect(notice(page)).not.toBeEmpty();
      await expect(page.getByRole('textbox')).toHaveValue(pasted);
      await mend();
      await expect(async () => {
        // Perhaps the paste itself has asked again by now.
        if (await again(page).isVisible()) await again(page).click({ timeout: 1000 });
        await expect(page.locator('.diagnosis .error')).toContainText('must match', {
          timeout: 1000,
        });
      }).toPass();
      await alive(page, 'Back'); // the story stands where it is refused
    });
  });
}

test('a later edit asks again by itself', async ({ page }) => {
  await page.route(core, (route) => route.abort());
  await page.goto('/playground/');
  await expect(notice(page)).not.toBeEmpty();
  await page.unroute(core);
  await editor(page).fill('import torch\ntorch.ones(2, 1) + torch.ones(3)');
  await expect(transcript(page)).toContainText('torch.ones(2, 1)');
  await expect(notice(page)).toBeEmpty();
});

test('what is pasted later asks again by itself', async ({ page }) => {
  await page.route(core, (route) => route.abort());
  await page.goto('/error/');
  await expect(notice(page)).not.toBeEmpty();
  await page.unroute(core);
  await page.getByRole('textbox').fill(pasted);
  await expect(page.locator('.diagnosis .error')).toContainText('must match');
});

test('while the core does not come, an example is a page of its own', async ({ page }) => {
  await page.route(core, (route) => route.abort());
  await page.goto('/playground/');
  await expect(notice(page)).not.toBeEmpty();
  await page.locator('summary', { hasText: 'Examples' }).click();
  await page.getByRole('button', { name: 'permute, then view' }).click();
  await expect(page).toHaveURL(/\/examples\/permuted\/$/);
  await expect(editor(page)).toHaveValue(/permute/);
  await expect(page.locator('.sw-stage svg').first()).toBeVisible();
});

test.describe('a trap', () => {
  /** From now on the next `times` calls of `name` trap. */
  const trap = (page: Page, name: string, times: number) =>
    page.evaluate(([key, count]) => Object.assign(window, { traps: { [key]: count } }), [
      name,
      times,
    ] as const);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const traps = () => (window as unknown as { traps?: Record<string, number> }).traps ?? {};
      const { instantiate, Instance } = WebAssembly;
      const trapping = ({ exports }: WebAssembly.Instance) => {
        const own = Object.entries(exports).map(([name, value]) => {
          if (typeof value !== 'function') return [name, value];
          const call = (...values: unknown[]) => {
            const left = traps()[name] ?? 0;
            if (left <= 0) return value(...values);
            traps()[name] = left - 1;
            throw new WebAssembly.RuntimeError('unreachable');
          };
          return [name, call];
        });
        return { exports: Object.fromEntries(own) };
      };
      Object.assign(WebAssembly, {
        instantiate: async (module: WebAssembly.Module, imports: WebAssembly.Imports) =>
          trapping(await instantiate(module, imports)),
        Instance: new Proxy(Instance, {
          construct: (_, [module, imports]) => trapping(new Instance(module, imports)),
        }),
      });
    });
  });

  test('that does not come back is not noticed', async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    await trap(page, 'sw_wasm_run', 1);
    await editor(page).fill('import torch\ntorch.ones(2, 1) + torch.ones(3)');
    await expect(transcript(page)).toContainText('torch.ones(2, 1)');
    await expect(page.getByText('had to be stopped')).toHaveCount(0);
    await alive(page);
  });

  test('that comes back leaves the last picture, and can be tried again', async ({ page }) => {
    await page.goto('/playground/');
    await ready(page);
    await alive(page); // the picture is the core's own
    await trap(page, 'sw_wasm_run', 1e9);
    await editor(page).fill('import torch\ntorch.ones(2, 1) + torch.ones(3)');
    await expect(page.getByText('had to be stopped')).toBeVisible();
    expect(await pictures(page)).toBeGreaterThan(0);
    await trap(page, 'sw_wasm_run', 0);
    await again(page).click();
    await expect(transcript(page)).toContainText('torch.ones(2, 1)');
    await alive(page);
  });

  for (const [place, address] of Object.entries(places)) {
    test(`in every scene: ${place} keeps its pictures`, async ({ page }) => {
      await page.addInitScript(() => Object.assign(window, { traps: { sw_wasm_scene: 1e9 } }));
      await page.goto(address);
      const stopped = page.locator('.note[role="status"] button').first();
      await expect(stopped).toBeVisible();
      expect(await pictures(page)).toBeGreaterThan(0);
      await expect(page.locator('.sw-caption').first()).not.toBeEmpty();
      await trap(page, 'sw_wasm_scene', 0);
      await stopped.click();
      await alive(page);
    });
  }

  test('in an embed leaves its program, and can be tried again', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { traps: { sw_wasm_run: 1e9 } }));
    await page.goto(`/embed/${link}`);
    await expect(again(page)).toBeVisible();
    await expect(page.locator('.embed-program')).toHaveText(broadcast);
    await trap(page, 'sw_wasm_run', 0);
    await again(page).click();
    await alive(page);
  });

  test('on the error page is said, and the next paste is answered', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { traps: { sw_wasm_diagnose: 1e9 } }));
    await page.goto('/error/');
    await page.getByRole('textbox').fill(pasted);
    await expect(again(page)).toBeVisible();
    await trap(page, 'sw_wasm_diagnose', 0);
    await page.getByRole('textbox').fill(pasted.replace('(4)', '(5)'));
    await expect(page.locator('.diagnosis .error')).toContainText('(5)');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link shows no picture of another program, and says why', async ({ page }) => {
    await page.goto(`/playground/${link}`);
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.locator('.playground')).toBeHidden();
  });

  test('an example is there with its picture', async ({ page }) => {
    await page.goto('/playground/');
    await page.getByRole('main').getByRole('link', { name: 'Examples' }).click();
    await page.getByRole('link', { name: 'permute, then view' }).click();
    await expect(page.locator('.sw-stage svg').first()).toBeVisible();
    await expect(editor(page)).toHaveValue(/permute/);
  });
});

test('before its script has come, a link shows nothing of another program', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(`/playground/${link}`);
  await page.waitForTimeout(4000); // longer than what is kept back for its words' sake
  await expect(page.locator('.answer')).toBeHidden();
  await expect(editor(page)).toBeHidden();
});

silent('without a fault nothing is said', async ({ page }) => {
  await page.goto('/playground/');
  await alive(page);
  await expect(notice(page)).toBeEmpty();
  await expect(story(page)).toBeVisible();
});

/** *Next*, or another button, steps. */
async function alive(page: Page, name: 'Next' | 'Back' = 'Next'): Promise<void> {
  const lesson = page.locator('.lesson-story').first();
  if ((await lesson.count()) > 0) return lessonAlive(lesson);
  const said = page.locator('.sw-caption').first();
  const before = await said.textContent();
  const at = name === 'Next' ? 3 : 1;
  const step = page.locator('.sw-controls').first().locator('.sw-button').nth(at);
  await expect(async () => {
    await step.click();
    expect(await said.textContent()).not.toBe(before);
  }).toPass();
}

/** In a lesson the sentence of the picture that was sent stays in the page, for paper. */
async function lessonAlive(lesson: Locator): Promise<void> {
  const said = lesson.locator('.live .sw-caption');
  await expect(said).not.toBeEmpty();
  const before = await said.textContent();
  await lesson.locator('.lesson-bar .sw-button:not([aria-disabled])').last().click();
  await expect(said).not.toHaveText(before ?? '');
}
