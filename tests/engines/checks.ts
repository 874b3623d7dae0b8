/** What a reader does, in an engine that Playwright does not speak to: each page used, and none complains. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startHost } from '../e2e/somebody-else';
import { startSite } from './site';
import { type Send, Tab } from './tab';
import { until } from './until';

const sum =
  'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3, 4])\ncolumn + row';
const refused = 'import torch\nx = torch.arange(12).view(3, 4)\nx.t().view(12)';
const query = (code: string, more = '') => `?v=1&code=${encodeURIComponent(code)}${more}`;

const kinds = ['', 'lessons/', 'glossary/', 'examples/view-refused/', 'runs/', 'about/', 'docs/'];
const keys = { right: '\ue014', tab: '\ue004', end: '\ue010', enter: '\ue007' };

type Engine = () => Promise<{ send: Send; close(): Promise<void> }>;

export function checksOf(name: string, start: Engine, isThere: boolean): void {
  describe.skipIf(!isThere)(name, () => {
    let site: Awaited<ReturnType<typeof startSite>>;
    let host: Awaited<ReturnType<typeof startHost>>;
    let engine: Awaited<ReturnType<Engine>>;
    let tab: Tab;

    beforeAll(async () => {
      site = await startSite();
      host = await startHost(hosted(site.url));
      engine = await start();
      tab = await Tab.over(engine.send);
    });
    afterAll(async () => {
      await engine?.close();
      host?.close();
      await site?.close();
    });
    /** Neither errors nor warnings, and nothing that its policy forbade. */
    const complaints = () =>
      tab.run(() => (window as unknown as { heard?: string[] }).heard ?? 'nothing was listened to');
    afterEach(async ({ task }) => {
      if (!task.name.startsWith('elsewhere')) expect(await complaints()).toEqual([]);
    });

    const open = (path: string) => tab.open(site.url + path);
    const caption = () => tab.text('.sw-caption:not(:empty)');
    const changed = (before: string, most?: number) =>
      until(
        'another sentence',
        () =>
          tab.run((old) => {
            const now = document.querySelector('.sw-caption')?.textContent;
            return now === old ? null : now;
          }, before),
        most,
      );
    /** What stands above may still be drawn: then the button has moved away from under the mouse. */
    const stepped = (first: string) =>
      until('a step', async () => {
        await tab.click(next);
        return changed(first, 1000);
      });
    const labels = () =>
      tab.run(() =>
        [...document.querySelectorAll('.sw-stage .st-cell:not([display="none"]) .st-label')].map(
          (one) => one.textContent,
        ),
      );
    const next = '.sw-buttons button[aria-label="Next"]';

    /** The playground with a program, taken over and with its editor: what was prerendered is gone. */
    const openStory = async (code: string, more = '') => {
      await open(`playground/${query(code, more)}`);
      await tab.wait('the answer', () => !document.documentElement.matches('.linked, .starting'));
      // It comes with the first touch that somebody listens to.
      await until('the coloured editor', async () => {
        await tab.touch();
        return tab.run(() => document.querySelector('.pce-textarea') !== null);
      });
      return caption();
    };

    for (const kind of kinds)
      test(`/${kind} is complete and complains of nothing`, async () => {
        await open(kind);
        expect((await tab.text('main h1')).length).toBeGreaterThan(3);
        const wide = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      });

    test('the pictures of the start page are drawn', async () => {
      await open('');
      const cells = await tab.run(
        () =>
          [...document.querySelectorAll('.picture svg .st-cell')].filter(
            (one) => one.getBoundingClientRect().width > 3,
          ).length,
      );
      expect(cells).toBeGreaterThan(50);
    });

    test('a story is stepped through by mouse and keys, and the address follows', async () => {
      const first = await openStory(sum);
      const second = await stepped(first);
      await tab.press(keys.right);
      await changed(second);
      await tab.wait('the address', () => /step=/.test(location.href));
    });

    test('a link opens its step with the cells that the sum has', async () => {
      await openStory(sum, '&statement=3&step=3');
      await tab.click(next);
      await tab.press(keys.end);
      await until('the cells of the sum', async () => {
        const drawn = await labels();
        return ['1', '11', '21', '24'].every((one) => drawn.includes(one));
      });
    });

    test('what is typed is coloured and run', async () => {
      await openStory(sum);
      await tab.click('#program');
      await tab.run(() => {
        const field = document.querySelector<HTMLTextAreaElement>('#program');
        field?.focus();
        field?.setSelectionRange(field.value.length, field.value.length);
      });
      await tab.press(' * 2  # x<y');
      await tab.wait('the answer', () => document.body.textContent?.includes('22, 24, 26, 28'));
      const colours = await tab.run(() =>
        [...document.querySelectorAll('.pce-line .token.number')].map(
          (one) => getComputedStyle(one).color,
        ),
      );
      expect(colours).toHaveLength(8);
      expect(new Set(colours)).not.toContain(
        await tab.run(() => getComputedStyle(document.body).color),
      );
      expect(await tab.text('.pce-line:last-child .comment')).toBe('# x<y');
    });

    test('a refused view ends in the words of PyTorch, and why', async () => {
      await openStory(refused);
      await tab.wait('the error', () =>
        document.body.textContent?.includes("view size is not compatible with input tensor's size"),
      );
      await tab.click(next);
      await tab.press(keys.end);
      await tab.wait('the end', () =>
        document.querySelector('.sw-buttons [aria-label="Last step"][aria-disabled="true"]'),
      );
      expect(await caption()).toContain('What works instead: x.t().reshape(12)');
    });

    test('a step is saved as a picture of its size', async () => {
      await openStory(sum, '&statement=3&step=4');
      await tab.run(() => {
        const kept: Blob[] = [];
        Object.assign(window, { kept });
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          kept.push(blob as Blob);
          return make.call(URL, blob);
        };
        HTMLAnchorElement.prototype.click = () => {};
      });
      await tab.click('.sw-saves > summary');
      await tab.wait('the menu', () => document.querySelectorAll('.sw-saves button').length > 2);
      await tab.run(() => {
        const all = [...document.querySelectorAll<HTMLElement>('.sw-saves button')];
        all.find(({ textContent }) => textContent === 'This step as PNG')?.click();
      });
      await tab.wait('a blob', () => (window as unknown as { kept: Blob[] }).kept.length);
      const [type, size, colours] = await tab.run(async () => {
        const [blob = new Blob()] = (window as unknown as { kept: Blob[] }).kept;
        const bitmap = await createImageBitmap(blob);
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
        const pen = canvas.getContext('2d');
        pen?.drawImage(bitmap, 0, 0);
        const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        const seen = new Set<string>();
        for (let at = 0; at < data.length; at += 4)
          seen.add(`${data[at]} ${data[at + 1]} ${data[at + 2]}`);
        return [blob.type, bitmap.width, seen.size] as const;
      });
      expect(type).toBe('image/png');
      expect(size).toBeGreaterThan(300);
      expect(colours).toBeGreaterThan(20);
    });

    test('the language and the theme change in place', async () => {
      await openStory(sum);
      await tab.run(() => {
        const choice = document.querySelector<HTMLSelectElement>('select.language-choice');
        if (choice) choice.value = 'ko';
        choice?.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await tab.wait('Korean', () =>
        /[가-힣]/.test(document.querySelector('.sw-caption')?.textContent ?? ''),
      );
      const paper = () => tab.run(() => getComputedStyle(document.documentElement).backgroundColor);
      const before = await paper();
      for (let presses = 0; presses < 2 && (await paper()) === before; presses++)
        await tab.click('.theme-toggle');
      expect(await paper()).not.toBe(before);
      await tab.run(() => localStorage.clear());
    });

    test('a lesson tells its stories and answers its questions', async () => {
      await open('lessons/view-not-contiguous/');
      await tab.touch();
      await tab.wait('the end of loading', () => document.readyState === 'complete');
      await tab.wait('another sentence of the first story', async () => {
        const story = document.querySelector('[data-story]');
        const said = () => story?.querySelector('.live .sw-caption')?.textContent;
        const before = said();
        story?.querySelector<HTMLElement>('.live [aria-label="Next"]')?.click();
        await new Promise((done) => setTimeout(done, 300));
        return before && said() !== before;
      });
      await tab.click('[data-question] .option');
      await tab.wait(
        'a verdict',
        () => document.querySelector('[data-question] .verdict')?.textContent,
      );
    });

    test('a lesson stands in Russian at an address of its own', async () => {
      await open('ru/lessons/align-right/');
      expect(await tab.text('main h1')).toMatch(/[а-я]/);
      expect(await tab.run(() => document.documentElement.lang)).toBe('ru');
    });

    test('practice asks, and says why an answer is wrong', async () => {
      await open('practice/?seed=class&n=10&level=2&about=contiguous-clone-resize');
      await tab.click('.practice-choice');
      await tab.click('.practice-sure button');
      expect(await tab.text('.practice-verdict:not(:empty)')).toMatch(
        /^(Right|Not quite)\..{20,}/s,
      );
    });

    test('a pasted error is diagnosed', async () => {
      await open('error/');
      await tab.click('main textarea');
      await tab.press(
        'The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1',
      );
      await tab.wait('a program', () =>
        document.querySelector('.lesson-program')?.textContent?.includes('torch'),
      );
      await tab.wait('its error', () => document.querySelector('.error'));
    });

    test('the author page shows what it makes', async () => {
      await open('author/');
      await tab.wait(
        'the preview',
        () =>
          document
            .querySelector<HTMLIFrameElement>('.author-frame iframe')
            ?.contentDocument?.querySelector('.sw-caption')?.textContent,
      );
      expect(await tab.text('.author-code')).toContain('<stride-wise');
    });

    test('an embed steps', async () => {
      await open(`embed/${query(sum)}`);
      const first = await caption();
      await stepped(first);
    });

    test('what was read is kept for when there is no network', async () => {
      await open('about/');
      await tab.click('h1');
      expect(await tab.run(async () => (await navigator.serviceWorker.ready).scope)).toBe(
        `${site.url}about/`,
      );
    });

    test('elsewhere: a sandboxed embed tells its height and obeys its page', async () => {
      await tab.open(`${host.url}/sandbox`);
      type Told = { told: { type: string; step?: number; height?: number }[] };
      await tab.wait('ready', () =>
        (window as unknown as Told).told.some(({ type }) => type === 'ready'),
      );
      const height = await tab.wait(
        'its height',
        () => (window as unknown as Told).told.find(({ type }) => type === 'resize')?.height,
      );
      expect(height).toBeGreaterThan(150);
      await tab.run(() =>
        frames[0]?.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*'),
      );
      await tab.wait('the step', () =>
        (window as unknown as Told).told.some(
          ({ type, step }) => type === 'stepchange' && step === 1,
        ),
      );
    });

    test('elsewhere: the element steps in a page that requires Trusted Types', async () => {
      await tab.open(`${host.url}/element`);
      const shown = () =>
        tab.wait(
          'the caption',
          () =>
            document.querySelector('stride-wise')?.shadowRoot?.querySelector('.sw-caption')
              ?.textContent,
        );
      const first = await shown();
      await tab.run(() => {
        const root = document.querySelector('stride-wise')?.shadowRoot;
        root?.querySelector<HTMLElement>('button[aria-label="Next"]')?.click();
      });
      expect(
        await tab.wait(
          'another',
          (old) => {
            const now = document
              .querySelector('stride-wise')
              ?.shadowRoot?.querySelector('.sw-caption')?.textContent;
            return now === old ? null : now;
          },
          first,
        ),
      ).toBeTruthy();
    });
  });
}

/** Pages of somebody else. */
function hosted(site: string) {
  const head = '<!doctype html><html lang="en"><title>A course</title>';
  const address = `${site}embed/${query(sum)}`.replaceAll('&', '&amp;');
  return {
    '/sandbox': {
      html: `${head}<script>told = []; addEventListener('message', ({ data }) => told.push(data));</script>
<iframe sandbox="allow-scripts" src="${address}" width="800" height="500"></iframe>`,
    },
    '/element': {
      html: `${head}<script type="module" src="${site}v1/stride-wise.js"></script>
<stride-wise><pre>${sum}</pre></stride-wise>`,
      csp: `default-src 'none'; script-src ${site} 'wasm-unsafe-eval'; connect-src ${site}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  };
}
