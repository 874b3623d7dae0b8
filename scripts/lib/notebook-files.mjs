// Notebooks outside of JupyterLab, in Chromium without a network: exported by nbconvert, and run by marimo.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Three outputs of a notebook together, in bytes: they share one player. */
const MOST_BYTES = 800_000;
const PORT = 18_899;
const SHOWN = 3;

const marimo = `import marimo

app = marimo.App()


@app.cell
def _():
    import stridewise
    return (stridewise,)

${['torch.arange(6).view(2, 3).t()', 'torch.ones(3, 1) + torch.ones(4)', 'torch.ones(2, 3).sum(1)']
  .map(
    (line) => `
@app.cell
def _(stridewise):
    stridewise.show("import torch\\n${line}")
    return
`,
  )
  .join('')}`;

/** Presses Next in each story of a page that has `SHOWN` of them. */
async function stepAll(page) {
  const storiesOf = async () => {
    const places = page.frames().map((frame) => frame.locator('.sw-story'));
    const counts = await Promise.all(places.map((place) => place.count()));
    return places.flatMap((place, at) => [...Array(counts[at]).keys()].map((i) => place.nth(i)));
  };
  let stories = [];
  for (let i = 0; i < 120 && stories.length < SHOWN; i++) {
    await page.waitForTimeout(250);
    stories = await storiesOf();
  }
  if (stories.length !== SHOWN) throw new Error(`${stories.length} stories, not ${SHOWN}`);
  for (const story of stories) {
    const caption = story.locator('.sw-caption').first();
    const before = await caption.textContent();
    // A story may open at its end: then there is only a way back.
    const next = story.getByRole('button', { name: /^Next/ }).first();
    const ended = (await next.getAttribute('aria-disabled')) === 'true';
    const pressed = ended ? story.getByRole('button', { name: /^(Back|Previous)/ }).first() : next;
    await pressed.click();
    for (let i = 0; (await caption.textContent()) === before; i++) {
      if (i === 40) throw new Error(`a press changed nothing: ${before}`);
      await page.waitForTimeout(100);
    }
  }
}

/** A page of HTML that nbconvert makes of the example, opened as a file. */
export async function exported(context, python, folder) {
  const convert = (to, name) => {
    const how = ['--to', to, '--execute', '--allow-errors', '--output', name];
    const { status, stderr } = spawnSync(
      python,
      ['-m', 'nbconvert', ...how, join(folder, 'stories.ipynb')],
      { encoding: 'utf8', env: { ...process.env, HOME: folder } },
    );
    if (status !== 0) throw new Error(stderr.split('\n').slice(-3).join(' '));
  };
  convert('notebook', 'ran.ipynb');
  convert('html', 'stories.html');
  const { cells } = JSON.parse(readFileSync(join(folder, 'ran.ipynb'), 'utf8'));
  const bytes = Buffer.byteLength(JSON.stringify(cells.flatMap(({ outputs }) => outputs ?? [])));
  if (bytes > MOST_BYTES) throw new Error(`${SHOWN} outputs have ${bytes} bytes`);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, 'stories.html')).href, { waitUntil: 'commit' });
  await stepAll(page);
}

/** A notebook of marimo, served by it; offline once its stories are there. */
export async function inMarimo(context, python, folder) {
  const file = join(folder, 'three.py');
  writeFileSync(file, marimo);
  const address = `http://127.0.0.1:${PORT}/`;
  const options = ['--headless', '--no-token', '--host', '127.0.0.1', '--port', String(PORT)];
  const server = spawn(python, ['-m', 'marimo', 'run', file, ...options], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  try {
    for (let i = 0; !(await fetch(address).catch(() => null))?.ok; i++) {
      if (i === 120) throw new Error('marimo did not start');
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await stepAll(page);
    await context.setOffline(true);
    await stepAll(page);
  } finally {
    await context.setOffline(false);
    server.kill();
  }
}
