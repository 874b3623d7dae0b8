// Opens the notebook of examples/ in a real JupyterLab in Chromium and steps through its stories: the
// magic, `show`, and the story below the error of a cell. The browser is offline while it steps, and
// if the system allows it, JupyterLab sees no network but the machine's own. Then the notebook is exported
// by nbconvert, and another is run by marimo. By hand: node scripts/test-notebook.mjs PYTHON REPORT.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { single } from './lib/counts.mjs';
import { exported, inMarimo } from './lib/notebook-files.mjs';
import { install, makeEnvironment } from './lib/python.mjs';
import { root, run, succeeds, tell, which } from './lib/run.mjs';

const port = 18_888;
const token = 'stridewise';
const pictures = join(root, 'build/reports');
const example = readFileSync(join(root, 'examples/notebook/stridewise.ipynb'), 'utf8');
/** The notebook's code cells: the magic, arrays, `show`, a program, and an error. */
const cellCount = JSON.parse(example).cells.filter((cell) => cell.cell_type === 'code').length;

const seconds = (count) => count * 1000;
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function startLab(python, folder) {
  const options = ['no-browser', 'allow-root', `ServerApp.token=${token}`, `port=${port}`];
  const lab = spawn(
    python,
    ['-m', 'jupyterlab', '--ip=127.0.0.1', ...options.map((option) => `--${option}`)],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, HOME: folder, JUPYTER_NO_CONFIG: '1' } },
  );
  for (let i = 0; i < 120; i++) {
    const answered = await fetch(`http://127.0.0.1:${port}/api?token=${token}`).catch(() => null);
    if (answered?.ok) return lab;
    await wait(seconds(0.5));
  }
  lab.kill();
  throw new Error('JupyterLab did not start');
}

async function check(name, action, counts) {
  try {
    await action();
    counts.passed++;
    tell(`  ✓ ${name}`);
  } catch (error) {
    counts.failed++;
    tell(`  ✗ ${name}: ${error.message.split('\n')[0]}`);
  }
}

/** The story in the output of a cell, once it is drawn. */
async function storyOf(page, cell) {
  const output = page.locator('.jp-CodeCell').nth(cell).locator('.jp-OutputArea-output iframe');
  await output.waitFor({ timeout: seconds(60) });
  await output.scrollIntoViewIfNeeded();
  const frame = await (await output.elementHandle()).contentFrame();
  await frame.waitForSelector('.sw-figure, svg', { timeout: seconds(30) });
  return frame;
}

const textOf = async (frame) =>
  ((await frame.locator('#app').textContent()) ?? '').replace(/\s+/g, ' ');

async function assertSays(frame, words) {
  for (let i = 0; i < 40; i++) {
    if ((await textOf(frame)).includes(words)) return;
    await wait(250);
  }
  throw new Error(`"${words}" is not in: ${await textOf(frame)}`);
}

async function stepThrough(frame) {
  const before = await textOf(frame);
  await frame
    .getByRole('button', { name: /^Back|^Previous/ })
    .first()
    .click();
  for (let i = 0; i < 40; i++) {
    if ((await textOf(frame)) !== before) return;
    await wait(100);
  }
  throw new Error('a press changed nothing');
}

const startBrowser = () =>
  chromium.launch({ executablePath: which('chromium'), args: ['--no-sandbox'] });

async function drive(counts) {
  const browser = await startBrowser();
  const context = await browser.newContext({ viewport: { width: 1100, height: 1400 } });
  const page = await context.newPage();
  const foreign = [];
  const errors = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && host !== `127.0.0.1:${port}`) foreign.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`http://127.0.0.1:${port}/lab/tree/stories.ipynb?token=${token}`);
  await page
    .locator('.jp-CodeCell')
    .first()
    .waitFor({ timeout: seconds(90) });
  await page.locator('.jp-Notebook').waitFor();
  // Control+Enter is lost until the kernel is ready.
  await page
    .getByText(/Python 3.*\| Idle/)
    .first()
    .waitFor({ timeout: seconds(60) });
  for (let i = 0; i < cellCount; i++) {
    const cell = page.locator('.jp-CodeCell').nth(i);
    const ran = cell.locator('.jp-InputPrompt').filter({ hasText: /\[\d+\]/ });
    // On a busy machine a press may be lost.
    for (let turn = 0; turn < 5 && (await ran.count()) === 0; turn++) {
      await cell.locator('.cm-content').click();
      await page.keyboard.press('Control+Enter');
      await ran.waitFor({ timeout: seconds(20) }).catch(() => {});
    }
  }
  let shown;
  let magic;
  let failed;
  await check(
    'show(...) shows a story',
    async () => {
      shown = await storyOf(page, 2);
      await assertSays(shown, 'rows.T.reshape(3, 4)');
    },
    counts,
  );
  await check(
    '%%stridewise shows the story of the cell',
    async () => {
      magic = await storyOf(page, 3);
      await assertSays(magic, 'x.view(8, 3)');
    },
    counts,
  );
  await check(
    'an error is followed by its story',
    async () => {
      await page
        .locator('.jp-CodeCell')
        .nth(4)
        .getByText('could not be broadcast')
        .first()
        .waitFor({ timeout: seconds(60) });
      failed = await storyOf(page, 4);
      await assertSays(failed, 'rows');
      await assertSays(failed, 'steps');
    },
    counts,
  );
  await check(
    'offline, stories are stepped through',
    async () => {
      // JupyterLab shows a dialog once it notices that it is offline.
      const dialog = page.locator('.jp-Dialog');
      await page.addLocatorHandler(dialog, () => dialog.getByRole('button').last().click());
      await context.setOffline(true);
      for (const frame of [shown, magic, failed]) {
        await frame.getByRole('button', { name: /^Next/ }).first().click();
        await wait(700);
        await stepThrough(frame);
      }
    },
    counts,
  );
  await check(
    'nothing was asked of another server',
    async () => {
      if (foreign.length) throw new Error(foreign.join(', '));
      if (errors.length) throw new Error(errors.join(', '));
    },
    counts,
  );
  await page.screenshot({ path: join(pictures, 'jupyterlab.png') });
  await browser.close();
}

async function work(python) {
  const folder = mkdtempSync(join(tmpdir(), 'stridewise-lab-'));
  writeFileSync(join(folder, 'stories.ipynb'), example);
  const counts = { passed: 0, failed: 0 };
  mkdirSync(pictures, { recursive: true });
  const lab = await startLab(python, folder);
  try {
    await drive(counts);
  } finally {
    lab.kill();
  }
  const browser = await startBrowser();
  const context = await browser.newContext();
  const others = { 'nbconvert exports stories': exported, 'marimo shows stories': inMarimo };
  for (const [name, shown] of Object.entries(others))
    await check(
      `${name}, and they are stepped through`,
      () => shown(context, python, folder),
      counts,
    );
  await browser.close();
  return counts;
}

/** Tests `wheel` in a fresh environment with JupyterLab, without a network if the system allows it. */
export async function testNotebook(wheel) {
  const list = join(root, 'python/tests/requirements-jupyter.txt');
  const python = await makeEnvironment('jupyter', ['-r', list]);
  if (!python || (await install(python, ['--no-index', '--no-deps', wheel]))) return single(1);
  const report = join(root, 'build/reports/jupyter.json');
  rmSync(report, { force: true });
  const self = [process.execPath, 'scripts/test-notebook.mjs', python, report];
  const cut = ['unshare', '-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  const canCut = which('unshare') && succeeds(cut[0], [...cut.slice(1), 'true']);
  tell(canCut ? 'JupyterLab, without a network' : 'JupyterLab; the network cannot be cut here');
  const [command, ...args] = canCut ? [...cut, ...self] : self;
  const status = await run(command, args);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : single(status || 1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [python, report] = process.argv.slice(2);
  const counts = await work(python);
  writeFileSync(report, JSON.stringify(counts));
  process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);
}
