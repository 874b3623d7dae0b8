/** Every page forbids by itself what it does not need; nothing that it does is forbidden. */
import { test as loud, type Page } from '@playwright/test';
import { oneInFive } from '../one-in-five';
import { editor, expect, open, query, ready, settled, step, story, test } from './site';
import { startHost } from './somebody-else';

const program = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';

test.use({ serviceWorkers: 'allow' });

/** What a page was refused is heard by `test` too, as a message of the console; here with its reason. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
});
const refused = (page: Page) =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);

const kinds = [
  '',
  'playground/',
  'lessons/',
  'lessons/view-not-contiguous/',
  'ko/lessons/align-right/',
  'glossary/',
  'practice/',
  'error/',
  'examples/',
  'examples/view-refused/',
  'film/',
  'runs/',
  'about/',
  'author/',
  'docs/',
  'docs/element/',
  'docs/api/',
  'docs/embed/html/',
  '404.html',
  `embed/${query(program)}`,
];

for (const kind of oneInFive(kinds, 'pages and their policies')) {
  test(`/${kind} asks for nothing that it forbids`, async ({ page }) => {
    await page.goto(`/${kind}`);
    await page.mouse.move(5, 5);
    await settled(page);
    const policies = await page
      .locator('head > meta[http-equiv="Content-Security-Policy"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? ''));
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      expect(policy).toMatch(/^default-src 'none'; script-src /);
      expect(policy).toContain("base-uri 'none'; form-action 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain("'unsafe-");
    }
    const theme = page.locator('.theme-toggle');
    if (await theme.isVisible()) await theme.click();
    expect(await refused(page)).toEqual([]);
  });
}

test('nothing that is done in the playground is forbidden', async ({ page }) => {
  await open(page, program, '&statement=2');
  await step(page, 'Next');
  await editor(page).fill(`${program}\ny = x + 1  # <b>&"`);
  await expect(page.locator('.pce-line').last()).toContainText('# <b>&"');
  await settled(page);
  await step(page, 'Next');
  await story(page).locator('.sw-saves > summary').click();
  for (const name of ['This step as PNG', 'All steps as SVG (ZIP)']) {
    const coming = page.waitForEvent('download');
    await story(page).getByRole('button', { name, exact: true }).click();
    await coming;
  }
  await page.locator('.theme-toggle').click();
  await page.locator('.language-choice').selectOption('ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await settled(page);
  await page.goto(page.url());
  await ready(page);
  expect(await refused(page)).toEqual([]);
});

test('what was read is kept by the worker', async ({ page }) => {
  await page.goto('/about/');
  await page.mouse.move(5, 5);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  expect(await refused(page)).toEqual([]);
});

test('links of old are sent on', async ({ page }) => {
  await page.goto(`/${query(program)}`);
  await expect(page).toHaveURL(/\/playground\/\?/);
  await ready(page);
  expect(await refused(page)).toEqual([]);
});

test('an embed has its policy in a sandbox too', async ({ page, baseURL }) => {
  const address = `${baseURL}embed/${query(program)}`.replaceAll('&', '&amp;');
  const html = `<!doctype html><html lang="en"><title>x</title><link rel="icon" href="data:,">
    <iframe sandbox="allow-scripts" src="${address}" title="x"></iframe></html>`;
  const host = await startHost({ '/': { html } });
  await page.goto(host.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.sw-caption')).not.toBeEmpty();
  await frame.getByRole('button', { name: 'Next', exact: true }).click();
  const inner = page.frames()[1];
  expect(await inner?.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual(
    [],
  );
  host.close();
});

for (const kind of ['about/', `embed/${query(program)}`]) {
  loud(
    `/${kind.slice(0, 6)} runs no script and loads nothing that somebody puts into it`,
    async ({ page }) => {
      const host = await startHost({ '/': { html: 'theirs' } });
      await page.goto(`/${kind}`);
      await settled(page);
      const outcome = await page.evaluate(async (theirs) => {
        const tried = {
          script: 0,
          html: 0,
          attribute: 0,
          code: 0,
          style: 0,
          fetched: 0,
          pictures: 0,
        };
        Object.assign(window, { tried });
        const attempt = (act: () => void) => {
          try {
            act();
          } catch {
            // Refused, as it shall be.
          }
        };
        const place = document.body.appendChild(document.createElement('div'));
        attempt(() => {
          const script = document.createElement('script');
          script.append('tried.script++');
          place.append(script);
        });
        attempt(() => {
          place.innerHTML = '<b>x</b>';
          tried.html++;
        });
        attempt(() => {
          place.setAttribute('onclick', 'tried.attribute++');
          place.click();
        });
        // What a debugger runs may call eval; what runs later may not.
        await new Promise((done) => setTimeout(done));
        attempt(() => {
          // biome-ignore lint/security/noGlobalEval: that it is refused
          tried.code += globalThis.eval('1');
        });
        attempt(() => place.setAttribute('style', 'position: fixed'));
        if (getComputedStyle(place).position === 'fixed') tried.style++;
        await fetch(theirs).then(
          () => tried.fetched++,
          () => {},
        );
        const image = new Image();
        const blocked = new Promise((done) => addEventListener('securitypolicyviolation', done));
        image.src = `${theirs}/x.png`;
        const late = new Promise((done) => setTimeout(done, 5000, 'late'));
        if ((await Promise.race([blocked, late])) === 'late') tried.pictures++;
        return tried;
      }, host.url);
      host.close();
      for (const [name, times] of Object.entries(outcome)) expect([name, times]).toEqual([name, 0]);
    },
  );
}
