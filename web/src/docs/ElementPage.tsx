import { useEffect, useState } from 'preact/hooks';
import { attributes, events, methods, parts, properties, styles } from './element-facts';
import { code } from './example';
import { Code, DocsPage, Facts, Live, Paste } from './parts';

const driving = `const widget = document.querySelector('stride-wise');
widget.addEventListener('stepchange', ({ detail }) => {
  console.log(\`step \${detail.step + 1} of \${detail.steps}\`);
});
widget.goTo('CHUNK_CUT dim=0');`;
const presenting = `addEventListener('keydown', (event) => {
  const widget = document.querySelector('.current-slide stride-wise');
  if (event.key !== 'PageDown' || !widget || widget.atEnd !== false) return;
  widget.next();
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });`;
const asking = `<stride-wise predict controls="minimal">
<pre>
import torch
a = torch.ones(2, 3)
a.view(6)
</pre>
</stride-wise>`;
const [view, reshape] = ['x.t().view(6)', 'x.t().reshape(6)'].map(
  (line) => `import torch\nx = torch.arange(6).view(2, 3)\n${line}`,
);
const comparing = `<stride-wise compare controls="minimal">
<pre>
${view}
</pre>
<pre>
${reshape}
</pre>
</stride-wise>`;
const block = `import torch
def heads(x, count):
    B, T, C = x.shape
    return x.view(B, T, count, C // count).transpose(1, 2)
x = torch.zeros(1, 4, 6)
q = heads(x, 2)
scores = q @ q.transpose(-2, -1)`;
const themed = `stride-wise {
  --stridewise-paper: #fdf6e3;
  --stridewise-surface: #fffdf5;
}
stride-wise::part(caption) { font-style: italic }`;

const whole = '<script src="stride-wise-whole.js"></script>';

/** `<stride-wise>`, for authors of pages. */
export function ElementPage() {
  return (
    <DocsPage
      title="The element"
      lead="One small script defines <stride-wise>. The player, its figures and the core load when a widget comes near the screen, once for all widgets of a page."
    >
      <Paste id="element" />
      <Live code={code} options={{ at: 'CHUNK_CUT dim=0', step: '20', controls: 'minimal' }} />
      <h2>Attributes, and properties of the same name</h2>
      <Facts of={attributes} />
      <p>
        Unknown names and values are ignored: the default is used, and nothing is written to the
        console.
      </p>
      <h2>More properties</h2>
      <Facts of={properties} />
      <h2>Methods</h2>
      <Facts of={methods} />
      <h2>Events</h2>
      <Facts of={events} />
      <Code text={driving} />
      <Driven />
      <h2>Questions</h2>
      <Code text={asking} />
      <Live
        code={'import torch\na = torch.ones(2, 3)\na.view(6)'}
        options={{ predict: true, controls: 'minimal' }}
      />
      <h2>Two programs side by side</h2>
      <Code text={comparing} />
      <Live code={view ?? ''} options={{ compare: reshape ?? '', controls: 'minimal' }} />
      <h2>A model as its calls</h2>
      <p>
        With view="map" readers first see every call with the shapes that it got and gave. A row
        opens its steps, and a tab leads back.
      </p>
      <Live code={block} options={{ view: 'map', controls: 'minimal' }} />
      <h2>Colours and parts</h2>
      <p>
        A widget is light or dark as your page is, and follows its toggle: the attributes and
        classes of MkDocs Material, Sphinx themes, Docusaurus, VitePress, Quarto, JupyterLab, marimo
        and reveal.js, color-scheme, or your background. Other styles of your page don’t reach it,
        nor its styles your page. Theme it with custom properties, for light and dark alike by
        light-dark(), and with its parts:
      </p>
      <Facts of={styles} />
      <Facts of={parts} />
      <Code text={themed} />
      <div class="docs-themed">
        <Live code={code} options={{ controls: 'minimal', theme: 'light' }} />
      </div>
      <h2>On slides</h2>
      <p>
        Let the key for the next slide step the story first. In reveal.js the plugin v1/reveal.js
        does that; anywhere else, a few lines:
      </p>
      <Code text={presenting} />
      <h2>On paper</h2>
      <p>
        Before a page is printed, each widget shows its step, also those that nobody scrolled to.
        What they need for that is loaded once the page is quiet, unless the reader saves data.
      </p>
      <h2>A page opened from a file</h2>
      <p>
        In a page opened from a file, browsers run no modules and fetch nothing. Put this script,
        which contains everything, next to the page. The element is the same.
      </p>
      <Code text={whole} />
      <h2>Your page’s policy</h2>
      <p>
        A Content-Security-Policy must list the script’s site and 'wasm-unsafe-eval' under
        script-src, and the site under connect-src. Trusted Types may be required. If the core is
        blocked, readers still see the program, and the widget says what is missing.
      </p>
    </DocsPage>
  );
}

interface Drivable extends HTMLElement {
  next(): void;
  previous(): void;
  goTo(step: number | string): void;
}

/** The methods and the events, at work. */
function Driven() {
  const [element, setElement] = useState<Drivable | null>(null);
  const [heard, hear] = useState('');
  useEffect(() => {
    if (!element) return;
    const tell = (event: Event) => {
      const { step, steps } = (event as CustomEvent).detail;
      hear(`${event.type}: step ${Number(step) + 1} of ${steps}`);
    };
    for (const type of ['ready', 'stepchange']) element.addEventListener(type, tell);
    return () => {
      for (const type of ['ready', 'stepchange']) element.removeEventListener(type, tell);
    };
  }, [element]);
  const button = (label: string, press: (widget: Drivable) => void) => (
    <button type="button" class="button" onClick={() => element && press(element)}>
      {label}
    </button>
  );
  return (
    <>
      <p class="docs-buttons">
        {button('previous()', (widget) => widget.previous())}
        {button('next()', (widget) => widget.next())}
        {button('goTo("CHUNK_CUT dim=0")', (widget) => widget.goTo('CHUNK_CUT dim=0'))}
        {button('goTo("END")', (widget) => widget.goTo('END'))}
        <output>{heard}</output>
      </p>
      <Live
        code={code}
        options={{ controls: 'none' }}
        onElement={(found) => setElement(found as Drivable | null)}
      />
    </>
  );
}
