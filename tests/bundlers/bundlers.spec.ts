/** Small apps with the npm package, built by each bundler as it comes, and opened in a browser. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';

/** scripts/test-bundlers.mjs puts the tools here, and the package among them. */
const work = resolve('build/bundlers/tools');
const bin = (name: string) => join(work, 'node_modules/.bin', name);

const run = (name: string, args: string[], cwd: string, env = {}) =>
  execFileSync(bin(name), args, { cwd, stdio: 'pipe', env: { ...process.env, ...env } });

/** A copy of an app beside the tools, so that it finds them and the package. */
function app(name: string, from: string): string {
  const place = join(work, name);
  rmSync(place, { recursive: true, force: true });
  cpSync(from, place, { recursive: true });
  return place;
}

const plain = (name: string) => app(name, 'tests/bundlers/plain');

/** The page beside the script that a bundler wrote. */
function withPage(place: string): string {
  cpSync(join(place, 'index.html'), join(place, 'dist/index.html'));
  return join(place, 'dist');
}

/** Each builds an app and gives the folder to serve. */
const tools: Record<string, () => string> = {
  vite() {
    const place = plain('app-vite');
    run('vite', ['build', '--base', './'], place);
    return join(place, 'dist');
  },
  webpack() {
    const place = plain('app-webpack');
    run('webpack', ['--mode', 'production', '--entry', './main.js'], place);
    return withPage(place);
  },
  'esbuild, one file'() {
    const place = plain('app-esbuild');
    run('esbuild', ['main.js', '--bundle', '--minify', '--outfile=dist/main.js'], place);
    return withPage(place);
  },
  'esbuild, split'() {
    const place = plain('app-esbuild-split');
    const split = ['--bundle', '--splitting', '--format=esm', '--outdir=dist'];
    run('esbuild', ['main.js', ...split], place);
    return withPage(place);
  },
  rollup() {
    const place = plain('app-rollup');
    run('rollup', ['main.js', '-d', 'dist', '-p', '@rollup/plugin-node-resolve'], place);
    return withPage(place);
  },
  next() {
    const place = app('app-next', 'tests/bundlers/next');
    run('next', ['build'], place, { NEXT_TELEMETRY_DISABLED: '1' });
    return join(place, 'out');
  },
  'React, with types'() {
    const place = app('app-react', 'examples/react');
    run('tsc', ['--noEmit'], place);
    run('vite', ['build', '--base', './'], place);
    return join(place, 'dist');
  },
  Vue() {
    const place = app('app-vue', 'examples/vue');
    run('vite', ['build', '--base', './'], place);
    return join(place, 'dist');
  },
  /** A CDN hands out the files of the package as they are. */
  'no bundler'() {
    const place = plain('app-none');
    cpSync(join(work, 'node_modules/stridewise'), join(place, 'stridewise'), { recursive: true });
    return place;
  },
};

/** The library has run, and the widget is drawn and steps. */
async function works(page: Page): Promise<void> {
  await expect(page.locator('output')).toHaveText(/torch\.Size\(\[3, 4\]\)/);
  const widget = page.locator('stride-wise');
  const caption = widget.locator('.sw-caption');
  await expect(widget.locator('.st-picture').first()).toBeVisible();
  const before = (await caption.textContent()) ?? '';
  await widget.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(caption).not.toHaveText(before);
}

function listen(page: Page): string[] {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  return wrong;
}

/** The files of a folder that hold the address of this checkout. */
const namesTheMachine = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(js|html)$/.test(file) && readFileSync(join(folder, file), 'utf8').includes(process.cwd()),
  );

for (const [name, build] of Object.entries(tools))
  test(name, async ({ page }) => {
    const folder = build();
    expect(namesTheMachine(folder)).toEqual([]);
    const server = await startServer({ root: folder, port: 0, csp: false });
    try {
      const wrong = listen(page);
      if (name === 'no bundler') await page.addInitScript(importMap);
      await page.goto(server.url);
      await works(page);
      expect(wrong).toEqual([]);
    } finally {
      await server.close();
    }
  });

/** Without a bundler, the page says where the package is. */
function importMap(): void {
  const imports = {
    stridewise: './stridewise/index.js',
    'stridewise/element': './stridewise/element/stride-wise.js',
  };
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

test('vite dev', async ({ page }) => {
  const place = plain('app-vite-dev');
  const port = await freePort();
  const server = spawn(bin('vite'), ['--port', String(port), '--strictPort'], { cwd: place });
  try {
    const wrong = listen(page);
    const address = `http://localhost:${port}/`;
    await expect
      .poll(() =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await page.goto(address);
    await works(page);
    expect(wrong).toEqual([]);
  } finally {
    server.kill();
  }
});

const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

test('useCoreFrom takes the core from its address, and an error names a wrong address', async ({
  page,
}) => {
  const place = tools['no bundler']?.() ?? '';
  mkdirSync(join(place, 'own'));
  const { exports } = JSON.parse(readFileSync(join(place, 'stridewise/package.json'), 'utf8'));
  cpSync(join(place, 'stridewise', exports['./core.wasm']), join(place, 'own/core.wasm'));
  const server = await startServer({ root: place, port: 0, csp: false });
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const shapeFrom = (core: string) =>
      page.evaluate(async (url) => {
        const { run, useCoreFrom } = await import(`${location.origin}/stridewise/index.js`);
        useCoreFrom(url);
        return run('import torch\ntorch.ones(2).shape').then(
          ({ transcript }: { transcript: { statements: { output: string }[] } }) =>
            transcript.statements[1]?.output,
          ({ message }: Error) => message,
        );
      }, core);
    await page.goto(`${server.url}stridewise/README.md`);
    expect(await shapeFrom('/nowhere/core.wasm')).toMatch(/^404 .*: \/nowhere\/core\.wasm$/);
    expect(await shapeFrom('http://localhost:9/core.wasm')).toBe(
      'core.wasm could not be fetched from http://localhost:9/core.wasm',
    );
    expect(await shapeFrom('/own/core.wasm')).toContain('torch.Size([2])');
    expect(asked).toContain('/own/core.wasm');
    expect(asked.filter((path) => /packed-core/.test(path))).toEqual([]);
  } finally {
    await server.close();
  }
});
