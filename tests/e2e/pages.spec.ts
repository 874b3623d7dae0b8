import { oneInFive } from '../one-in-five';
import { colourFaults, wcagFaults } from './axe';
import { delayFiles, expect, open, query, ready, SCRIPTS, test } from './site';

const knownError = `/error/?message=${encodeURIComponent("shape '[4, 2]' is invalid for input of size 6")}`;
const pages = [
  '/',
  '/playground/',
  '/lessons/',
  '/lessons/align-right/',
  '/lessons/why-a-view-fails/',
  '/ko/lessons/',
  '/glossary/',
  '/practice/?seed=axe&n=10&level=2',
  '/error/',
  knownError,
  '/runs/',
  '/about/',
  '/docs/',
  '/docs/api/',
  '/docs/embed/html/',
  '/404.html',
];
const embed = '/embed/?v=1&code=import+torch%0Atorch.ones(2,1)%2Btorch.ones(3)';
const inMidStory = `/playground/${query('import torch\nx = torch.ones(5, 3, 4, 1)\ny = torch.ones(3, 1, 1)\nx + y', '&statement=3&step=6')}`;

for (const address of oneInFive([inMidStory, ...pages, embed], 'pages that axe looks at')) {
  test(`axe finds nothing on ${address.slice(0, 20)}, light or dark`, async ({ page }) => {
    await page.goto(address);
    if (address === '/playground/') await ready(page);
    await expect(page.locator('main')).toBeVisible();
    if (address !== '/404.html') await page.waitForLoadState('networkidle');
    expect(await wcagFaults(page)).toEqual([]);
    expect(await colourFaults(page, 'dark')).toEqual([]);
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const address of oneInFive([...pages, embed], 'pages at 320 px')) {
    test(`${address.slice(0, 20)} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
    });
  }
});

test('the theme is chosen, and remembered on the next page', async ({ page }) => {
  await page.goto('/about/');
  await page.waitForLoadState('networkidle');
  const toggle = page.getByRole('button', { name: /Theme/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/lessons/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the playground keeps what a link says about the page', async ({ page }) => {
  await open(page, 'import torch\ntorch.ones(2) + 1', '&theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the list of what runs is searched, and a refusal leads to it', async ({ page }) => {
  await open(page, 'import torch\nf = lambda x: x');
  await page.getByRole('link', { name: 'Supported code' }).last().click();
  await expect(page).toHaveURL(/\/runs\/$/);
  const list = page.getByRole('main');
  await expect(list).toContainText('Tensor.view(*size)');
  await page.getByRole('searchbox', { name: 'Search' }).fill('torch sum');
  await expect(list).toContainText('torch.sum(input, dim=None');
  await expect(list).not.toContainText('Tensor.view');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
  await expect(list).toContainText('Nothing with this name runs here.');
});

test('what is looked for before the scripts have come is found when they have', async ({
  page,
}) => {
  const come = await delayFiles(page, SCRIPTS);
  await page.goto('/runs/', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('torch sum');
  come();
  await expect(page.getByRole('main')).not.toContainText('Tensor.view');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('torch sum');
});

for (const [path, name] of [
  ['/author/', 'Program'],
  ['/docs/api/', 'program'],
  ['/error/', 'Traceback or message'],
] as const)
  test(`what is typed at ${path} before the scripts have come stays`, async ({ page }) => {
    const come = await delayFiles(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name, exact: true });
    await field.fill('import torch\ntorch.ones(7, 1) + torch.ones(8, 6)');
    come();
    await expect(page.getByRole('main')).toContainText(
      /size of tensor a \(7\)|must match|ones\(8, 6\)/,
    );
    await expect(field).toHaveValue('import torch\ntorch.ones(7, 1) + torch.ones(8, 6)');
  });

test('about says whose parts are shipped, under which licence', async ({ page }) => {
  await page.goto('/about/');
  await page.getByRole('link', { name: 'their own' }).click();
  await expect(page).toHaveURL(/\/licences\.txt$/);
  const text = page.locator('body');
  for (const name of ['preact', '@preact/signals-core', 'prism-code-editor', 'gifenc', 'musl'])
    await expect(text).toContainText(name);
  expect((await page.request.get('/bundled.json')).status()).toBe(404);
  expect((await page.request.get('/v1/bundled-whole.json')).status()).toBe(404);
});
