/** The package for npm, as it is packed: scripts/build-package.mjs. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { code } from '../../web/src/docs/example';
import { hostDocs } from '../../web/src/docs/hosts';
import { crc32 } from '../../web/src/film/png';
import { notQuick, takesAll } from '../one-in-five';
import { expect, test } from './site';

interface Size {
  width: number;
  height: number;
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

test.describe.configure({ mode: 'serial' });
test.skip(!takesAll, notQuick);

// Playwright asks every command for colours.
delete process.env.FORCE_COLOR;

const folder = 'build/package';
const program = [
  'import torch',
  'x = torch.arange(12).view(3, 4)',
  'x.t().view(12)',
  'torch.ones(3, 1) + torch.ones(4)',
  '',
].join('\n');

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build-package.mjs'], { stdio: 'pipe' });
});

const told = (file: string, args: string[], input: string) => {
  const { stdout, stderr, status } = spawnSync(file, args, { input, encoding: 'utf8' });
  return { stdout, stderr, status };
};
const command = (args: string[], input = program) =>
  told(process.execPath, [join(folder, 'command.js'), ...args], input);

test('it names the licences of what is in it', () => {
  const text = readFileSync(join(folder, 'licences.txt'), 'utf8');
  for (const name of ['preact', '@preact/signals-core', 'preact-render-to-string', 'musl'])
    expect(text).toContain(name);
  const listed = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(listed.filter((name) => /bundled|\.(br|gz)$/.test(name))).toEqual([]);
});

test('it names no folder of the machine that built it', () => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|ts|json)$/.test(file))
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toContain(process.cwd());
});

test('its command says what the native one says, to the byte', () => {
  const native = 'build/native/stridewise';
  const programs = [
    program,
    'import torch\nwhile',
    'import numpy as np\nprint(np.arange(3)[::-1])',
  ];
  for (const input of programs)
    for (const args of [
      ['run', '-'],
      ['run', '--json', '-'],
      ['explain', '-'],
      ['explain', '--json', '--line', '2', '-'],
      ['explain', '--line', '99', '-'],
      ['scene', '--line', '2', '--step', '1', '-'],
      ['scene', '--line', '2', '--step', '9999', '-'],
      ['map', '-'],
      ['map', '--json', '-'],
      ['map', '--svg', '-'],
      ['map', '--html', '-'],
    ]) {
      expect(command(args, input), args.join(' ')).toEqual(told(native, args, input));
    }
  const wrong = [
    ['run', '--svg', '-'],
    ['map', '--json', '--html', '-'],
    ['run', '--fly', '-'],
  ];
  for (const args of [['fly'], ['run'], ['scene', '-'], ['draw', '-'], ...wrong]) {
    expect(command(args).status).toBe(2);
    expect(command(args).stderr).toMatch(/^stridewise: .+\nTry stridewise --help\.\n$/s);
  }
});

test('its command says what a copied error means', () => {
  const message =
    'RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1';
  const { stdout, status } = command(['diagnose', '-'], message);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^RuntimeError: The size of tensor a/);
  const flowing = stdout.replace(/\s+/g, ' ');
  expect(flowing).toContain("They differ and neither is 1, so these shapes can't be broadcast.");
  expect(JSON.parse(command(['diagnose', '--json', '-'], message).stdout)).toMatchObject({
    type: 'RuntimeError',
  });
  expect(command(['diagnose', '-'], 'nothing').status).toBe(2);
});

test('its library runs in Node, and brings no code that draws', () => {
  const script = `
    import { run } from './${folder}/index.node.js';
    import './${folder}/element/stride-wise.js';
    const { transcript, stories, scenes } = await run(${JSON.stringify(program)});
    const [refused] = transcript.statements.filter(({ error }) => error);
    const more = await run('import torch\\nprint(torch.ones(3).logsumexp(0))');
    console.log(JSON.stringify([transcript.statements.length, refused.error.type, stories.length,
      [...scenes(3)].length === stories.at(-1).stops.length, more.transcript.statements[1].output]));`;
  const { stdout, stderr } = told(process.execPath, ['--input-type=module', '-e', script], '');
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([4, 'RuntimeError', 3, true, 'tensor(2.0986)\n']);
  for (const entry of ['index.js', 'index.node.js']) {
    const all = [...new Set(withImports(entry))];
    expect(all.join(' ')).not.toMatch(/preact|stage|element\/(?!parts\/core)/);
    const size = all.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
    expect(size).toBeLessThan(8500);
  }
});

test('the example for Node runs with it', () => {
  const place = mkdtempSync(join(tmpdir(), 'stridewise-'));
  cpSync('examples/node', place, { recursive: true });
  execFileSync(
    'npm',
    ['install', '--offline', '--silent', '--no-audit', '--no-fund', resolve(folder)],
    {
      cwd: place,
    },
  );
  const npm = (name: string) =>
    execFileSync('npm', ['run', '--silent', name], { cwd: place, encoding: 'utf8' });
  const steps = npm('start');
  expect(steps).toMatch(/^tensor\(\[\[ 1, {2}2, {2}3\],\n {8}\[11, 12, 13\]\]\)\n/);
  expect(steps).toMatch(/\nprint\(column \+ row\)\n {2}0\. column has shape \(2, 1\)/);
  expect(npm('explain')).toContain('line 4:  print(column + row)');
  npm('draw');
  expect(readdirSync(join(place, 'pictures'))).toEqual(['line-4-sheet.svg']);
});

test('what the docs say about beamer makes slides, one for each picture', () => {
  const latex = spawnSync('kpsewhich', ['beamer.cls'], { encoding: 'utf8' }).stdout?.trim();
  test.skip(!latex, 'LaTeX with beamer is not installed');
  const place = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const [[, draw = ''] = [], [, frame = ''] = []] =
    hostDocs.find(({ slug }) => slug === 'beamer')?.setup ?? [];
  const [install, drawing = ''] = draw.split('\n');
  expect(install).toBe('npm install stridewise @resvg/resvg-js');
  mkdirSync(join(place, 'node_modules'));
  symlinkSync(resolve(folder), join(place, 'node_modules/stridewise'));
  symlinkSync(resolve('node_modules/@resvg'), join(place, 'node_modules/@resvg'));
  writeFileSync(join(place, 'program.py'), code);
  const run = drawing.replace('npx stridewise', `node ${resolve(folder, 'command.js')}`);
  // It ends with 1: the program raises.
  expect(spawnSync('sh', ['-c', run], { cwd: place }).status).toBe(1);
  const shown = frame.match(/pictures\/[\w-]+\.png/g) ?? [];
  expect(shown).toHaveLength(2);
  for (const ratio of ['43', '169']) {
    const head = `\\documentclass[aspectratio=${ratio}]{beamer}`;
    const deck = `${head}\n\\begin{document}\n${frame}\n\\end{document}\n`;
    writeFileSync(join(place, 'deck.tex'), deck);
    const args = ['-interaction=nonstopmode', '-halt-on-error', 'deck.tex'];
    const { stdout } = spawnSync('pdflatex', args, { cwd: place, encoding: 'utf8' });
    expect(stdout).toContain('Output written on deck.pdf (2 pages,');
    for (const file of shown) expect(stdout).toContain(`<./${file}`);
    expect(stdout).not.toContain('Overfull');
  }
});

test('what the docs say about a site of your own does what they say', async ({ page }) => {
  const said = readFileSync('web/dist/docs/host/index.html', 'utf8');
  const lines = (id: string) => {
    const [, text = ''] =
      new RegExp(`data-snippet="host-${id}"[^>]*><code>([^<]*)<`).exec(said) ?? [];
    return text.replace(/&(lt|gt|quot|amp);/g, (_, name) => entities[name as 'lt']);
  };
  const place = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const shell = (line: string) =>
    execFileSync('sh', ['-c', line], { cwd: place, encoding: 'utf8' });
  shell(`npm install --offline --silent --no-audit --no-fund ${resolve(folder)}`);
  expect(shell(lines('command'))).toMatch(
    /^Written: docs\/v1 \(2\.0 MB\) and docs\/embed\/index\.html\n/,
  );
  const body = `<!doctype html><title>A course</title>${lines('element')}${lines('frame')}`;
  writeFileSync(join(place, 'docs/index.html'), body);
  const port = String(await freePort());
  // In a sub-folder of what is served.
  const serve = lines('serve').replace('8000', port).replace('--directory docs', '--directory .');
  const server = spawn('sh', ['-c', `exec ${serve}`], { cwd: place, stdio: 'ignore' });
  try {
    const own = `http://127.0.0.1:${port}/`;
    await expect
      .poll(() =>
        fetch(own).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${own}docs/`);
    const element = page.locator('stride-wise');
    await expect(element.locator('.sw-caption')).toContainText('x');
    // No link leads to a site that is not there.
    await expect(element.locator('a[href^="http"]:visible')).toHaveCount(0);
    const frame = page.frameLocator('iframe');
    await frame.locator('body').scrollIntoViewIfNeeded();
    const caption = frame.locator('.sw-caption');
    await expect(caption).toContainText('read with shape (3, 1)');
    const before = (await caption.textContent()) ?? '';
    const heard = page.evaluate(
      () =>
        new Promise((done) =>
          addEventListener(
            'message',
            ({ data }) => data.type === 'stepchange' && data.step > 0 && done(data.atStart),
          ),
        ),
    );
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector('iframe') ?? {};
      contentWindow?.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*');
    });
    await expect(caption).not.toHaveText(before);
    expect(await heard).toBe(false);
    expect(asked.filter((url) => !url.startsWith(own) && !/^(data|blob):/.test(url))).toEqual([]);
  } finally {
    server.kill();
  }
  // A page of somebody else's stays.
  writeFileSync(join(place, 'docs/embed/index.html'), 'mine');
  const { status, stderr } = command(['host', join(place, 'docs')]);
  expect([status, stderr]).toEqual([2, expect.stringContaining('is another page')]);
});

test('its command has colours where they are wished for, and else none', () => {
  const asked = [join(folder, 'command.js'), 'run', '-'];
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, asked, {
      input: program,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env } as NodeJS.ProcessEnv,
    }).stdout;
  const plain = run({});
  expect(plain).not.toContain('\u001b');
  const forced = run({ FORCE_COLOR: '1' });
  expect(forced).toContain('\u001b[2m>>> import torch\u001b[22m\n');
  expect(forced).toContain('\u001b[31mRuntimeError: ');
  expect(stripVTControlCharacters(forced)).toBe(plain);
  // In a terminal, which `script` has. Node takes one with CI in its environment for a log without colours.
  const inTerminal = (env: string) =>
    told('sh', ['-c', `${env} script -qec "node ${asked[0]} run missing.py" /dev/null`], '').stdout;
  if (spawnSync('script', ['--version']).status !== 0) return;
  expect(inTerminal('env -u CI -u NO_COLOR -u FORCE_COLOR TERM=xterm')).toContain(
    '\u001b[31mstridewise: missing.py',
  );
  expect(inTerminal('env -u FORCE_COLOR TERM=xterm NO_COLOR=1')).not.toContain('\u001b');
});

test('its command ends quietly when nobody reads on', () => {
  const file = join(folder, 'command.js');
  const pipe = `node ${file} explain --json - | head -c 1`;
  expect(told('sh', ['-c', pipe], `${program}torch.ones(200, 300).t()\n`)).toMatchObject({
    stdout: '{',
    stderr: '',
  });
});

/** A file and all that it imports at once. */
function withImports(file: string): string[] {
  const code = readFileSync(join(folder, file), 'utf8');
  const found = [...code.matchAll(/(?:from|import) ?["'](\.[^"']+)["']/g)];
  return [file, ...found.flatMap(([, path = '']) => withImports(join(file, '..', path)))];
}

test('what its exports name is there, with types', () => {
  const { exports, bin, types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(paths);
  for (const path of [...paths(exports), ...paths(bin), types])
    expect(existsSync(join(folder, path)), path).toBe(true);
  expect(readFileSync(join(folder, 'command.js'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

test('it draws steps as files that every program can show', async ({ page }) => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  expect(command(['draw', '-', '--line', '3', '--step', 'all', '-o', out]).status).toBe(1);
  const all = readdirSync(out);
  expect(all.length).toBeGreaterThan(6);
  command(['draw', '-', '--line', '4', '--step', 'STRETCH', '--theme', 'dark', '-o', out]);
  command(['draw', '-', '--line', '4', '--step', 'sheet', '--lang', 'ru', '-o', out]);
  const files = readdirSync(out);
  expect(files).toEqual([...all, 'line-4-08.svg', 'line-4-sheet.svg']);
  for (const file of files) {
    const svg = readFileSync(join(out, file), 'utf8');
    // Nothing that only browsers know.
    expect(svg).not.toMatch(/var\(|light-dark|color-mix|<style|class=|initial|undefined|NaN/);
    expect(svg).toMatch(/<title>.+<\/title><desc>.+<\/desc><metadata>.*MIT/);
    const size = await page.evaluate(async (source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      return parsed.querySelector('parsererror') ? null : [image.width, image.height];
    }, svg);
    expect(size?.[0]).toBeGreaterThan(700);
  }
  const refused = command(['draw', '-', '--line', '3', '--step', 'STRETCH', '-o', out]);
  expect(refused).toMatchObject({ status: 2, stderr: '-:3:1: no step shows STRETCH\n' });
});

test('it says what it wrote, draws a PDF and without paper, and helps with each command', () => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const draw = (...more: string[]) => command(['draw', '-', '--line', '4', '-o', out, ...more]);
  const { stdout } = draw('--step', '0', '--background', 'none');
  expect(stdout).toBe(`${join(out, 'line-4-00.svg')}\n`);
  const clear = readFileSync(join(out, 'line-4-00.svg'), 'utf8');
  draw('--step', '0');
  const paper = readFileSync(join(out, 'line-4-00.svg'), 'utf8');
  expect(paper.length).toBeGreaterThan(clear.length);
  expect(clear.replace(/<svg[^>]*>/, '')).not.toContain('fill="#fbfaf6" ');
  expect(draw('--format', 'pdf').stdout).toBe(`${join(out, 'line-4.pdf')}\n`);
  const pdf = readFileSync(join(out, 'line-4.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf.match(/\/Type \/Page /g)?.length).toBeGreaterThan(6);
  const [, table] = /startxref\n(\d+)/.exec(pdf) ?? [];
  expect(pdf.slice(Number(table))).toMatch(/^xref\n/);
  // Each place in the table is that of an object.
  for (const [at, [, place]] of [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].entries())
    expect(pdf.slice(Number(place))).toMatch(new RegExp(`^${at + 1} 0 obj`));
  expect(draw('--format', 'gif', '--background', 'none').status).toBe(2);
  const help = command(['draw', '--help']).stdout;
  expect(help).toMatch(/^stridewise draw .*--background/s);
  expect(command(['help', 'draw']).stdout).toBe(help);
  expect(command(['--version']).stdout).toMatch(/^stridewise \d/);
  expect(command(['completion', 'fly']).status).toBe(2);
  const completed = `${command(['completion', 'bash']).stdout}
COMP_WORDS=(stridewise draw --form); COMP_CWORD=2; _stridewise; echo "\${COMPREPLY[*]}"`;
  expect(told('bash', ['-c', completed], '').stdout).toBe('--format\n');
});

test('it draws all steps on a page to print', () => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const made = command(['draw', '-', '--line', '4', '--format', 'html', '--lang', 'ru', '-o', out]);
  expect(made).toMatchObject({ status: 1, stderr: '' });
  expect(readdirSync(out)).toEqual(['line-4-sheet.html']);
  const html = readFileSync(join(out, 'line-4-sheet.html'), 'utf8');
  expect(html).toContain('<html lang="ru">');
  expect(html.match(/<li><svg [^>]*width="512"/g)?.length).toBeGreaterThan(8);
  expect(html).toMatch(/<meta name="description" content="[^"]*[а-я]/);
});

test('its PNG is the picture that a browser makes of its SVG, and says what it shows', async ({
  page,
}) => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const draw = ['draw', '-', '--line', '3', '-o', out, '--step'];
  for (const step of ['0', '22']) {
    expect(command([...draw, step]).status).toBe(1);
    expect(command([...draw, step, '--format', 'png'])).toMatchObject({ status: 1, stderr: '' });
  }
  const read = (name: string) => readFileSync(join(out, name));
  const svg = read('line-3-22.svg').toString();
  const png = read('line-3-22.png');
  const [, wide, high] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    2 * Number(wide),
    2 * Number(high),
  ]);
  const [, title, description] = /<title>(.+)<\/title><desc>(.+)<\/desc>/.exec(svg) ?? [];
  expect(textsIn(png)).toEqual({
    Title: title,
    Description: description,
    Copyright: 'Made with Stridewise, under the MIT licence',
    Software: 'Stridewise',
  });
  const drawn = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const asPng = (name: string) => `data:image/png;base64,${read(name).toString('base64')}`;
  const size = { width: Number(wide), height: Number(high) };
  expect(await difference(page, drawn, asPng('line-3-22.png'), size)).toBeLessThan(0.02);
  expect(await difference(page, drawn, asPng('line-3-00.png'), size)).toBeGreaterThan(0.05);
});

/** The chunks iTXt of a PNG; every chunk ends in the checksum that it should. */
function textsIn(png: Buffer): Record<string, string> {
  const texts: Record<string, string> = {};
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const body = png.subarray(at + 4, at + 8 + size);
    expect(png.readUInt32BE(at + 8 + size)).toBe(crc32(body));
    const [keyword = '', text = ''] = body.subarray(4).toString().split(/\0{5}/);
    if (body.subarray(0, 4).toString() === 'iTXt') texts[keyword] = text;
    at += size + 12;
  }
  return texts;
}

/** The share of pixels of two pictures that are clearly not alike. */
function difference(page: Page, one: string, other: string, size: Size): Promise<number> {
  return page.evaluate(
    async ([sources, { width, height }]) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      const pixels = sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        pen?.drawImage(image, 0, 0, width, height);
        return pen?.getImageData(0, 0, width, height).data ?? [];
      });
      const [a = [], b = []] = await Promise.all(pixels);
      let unlike = 0;
      for (let at = 0; at < a.length; at++)
        unlike += Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 60 ? 1 : 0;
      return unlike / (width * height);
    },
    [[one, other], size] as const,
  );
}

test('it draws a story as a GIF that moves', async ({ page }) => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  const made = command([
    'draw',
    '-',
    '--line',
    '2',
    '--format',
    'gif',
    '--width',
    '400',
    '-o',
    out,
  ]);
  expect(made).toMatchObject({ status: 1, stderr: '' });
  const gif = readFileSync(join(out, 'line-2.gif'));
  expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
  expect(gif.includes('under the MIT licence')).toBe(true);
  await page.goto('/');
  const [frames, width] = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const { image } = await decoder.decode({ frameIndex: 3 });
    return [decoder.tracks.selectedTrack?.frameCount, image.displayWidth];
  }, gif.toString('base64'));
  expect(frames).toBeGreaterThan(8);
  expect(width).toBe(432);
});

test('without what draws PNG it says what to install', () => {
  const out = mkdtempSync(join(tmpdir(), 'stridewise-'));
  cpSync(folder, join(out, 'package'), { recursive: true });
  const args = ['draw', '-', '--line', '3', '--format', 'png', '-o', out];
  const refused = told(process.execPath, [join(out, 'package/command.js'), ...args], program);
  expect(refused).toMatchObject({
    status: 2,
    stderr:
      '-:3:1: PNG and GIF are drawn by the package @resvg/resvg-js: install it with npm install @resvg/resvg-js\n',
  });
  expect(command(['draw', '-', '--format', 'tiff', '-o', out]).stderr).toMatch(
    /^stridewise: no such format: tiff\n/,
  );
});
