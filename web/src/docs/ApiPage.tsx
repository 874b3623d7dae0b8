import { useState } from 'preact/hooks';
import { type Run, runIn } from '../../../npm/src/api';
import { href } from '../lib/href';
import { textTypedEarly } from '../lib/text-typed-early';
import { useCore } from '../player/core-context';
import { Code, DocsPage, Facts, Paste } from './parts';

const fromEmbed = {
  ready: '{ step, steps, atStart, atEnd }: the widget is ready.',
  stepchange: '{ step, steps, atStart, atEnd }: another step is shown.',
  resize: '{ height }: its height now, in CSS pixels; also sent as LTI and H5P messages.',
  answer: '{ question, answer, correct, rule }: a question was answered (predict=1).',
  leave:
    '{ direction }: a key asked for a step after the last or before the first one; next or previous. A slide can move on.',
  error: '{ message }: the program can’t run, or the core did not load.',
};
const toEmbed = {
  'play, pause, next, previous': 'Same as the buttons.',
  'goTo with step': 'Goes to a step by its number, from 0.',
  'goTo with at': 'Goes to a step by what it shows, such as CHUNK_CUT dim=0.',
  'theme with theme':
    'auto, light or dark: the theme of your page. A frame of your own site follows your page by itself.',
  'fonts with ui, code':
    'Families for sentences, and for code and values, such as Georgia, serif. A frame has only fonts that the reader’s system has. v1/frames.js sends those of --stridewise-font-ui and --stridewise-font-code.',
  '"slide:start", "slide:stop"': 'reveal.js sends these by itself.',
};
const telling = `frame.contentWindow.postMessage({ source: 'stridewise', v: 1, type: 'next' }, '*');
frame.contentWindow.postMessage({ source: 'stridewise', v: 1, type: 'goTo', at: 'END' }, '*');`;
const library = `import { run } from 'stridewise';

const { transcript, stories, scenes } = await run(program);
for (const { output } of transcript.statements) if (output) console.log(output);
const last = stories.at(-1);
for (const { sentence } of scenes(last.statement)) console.log(sentence);`;
const ofRun = {
  transcript:
    'What Python prints or raises, statement by statement; or why the program can’t run, with line and column.',
  stories: 'The steps of every statement that has some, in order.',
  'story(statement)': 'The steps of one statement, or null.',
  'scene(statement, step)':
    'One step, with its sentence and figures; null if there is no such step.',
  'scenes(statement, which)':
    'The steps that Next stops at ("stops", the default) or "all" of them, one by one: there may be billions.',
};
const command = `npx stridewise run program.py
npx stridewise explain --line 3 program.py
npx stridewise draw program.py --line 3 --step all -o out/`;

/** Messages, library and command, for programmers. */
export function ApiPage() {
  return (
    <DocsPage
      title="The API"
      lead="Frames send and receive messages; the core is also a library and a command. Types and values keep their meaning within version 1."
    >
      <h2>Frames</h2>
      <p>
        A frame’s address is /embed/ with a query: v=1, the program as code, and the attributes of
        the element.
      </p>
      <Paste id="iframe" />
      <p>
        It posts {'{ source: "stridewise", v: 1, type, … }'} to the page around it, never the
        program, and ignores any other message.{' '}
        <a href={href('/schema/messages-1.json')}>The JSON schema of all messages</a>
      </p>
      <h3>From a frame</h3>
      <Facts of={fromEmbed} />
      <h3>To a frame</h3>
      <Facts of={toEmbed} />
      <Code text={telling} />
      <p>To make each frame as high as its content, and let it follow the theme of your page:</p>
      <Paste id="sizing" />
      <h2>The core as a library</h2>
      <p>It works in Node and in browsers, has types, and loads only the core. Try it here:</p>
      <Code text={library} />
      <Tried />
      <p>run(program) resolves to:</p>
      <Facts of={ofRun} />
      <h2>The command</h2>
      <Code text={command} />
    </DocsPage>
  );
}

const first = 'import torch\nx = torch.arange(6).view(2, 3)\nx.t() + torch.ones(2)';

/** The lines above, over the program that is written here. */
function Tried() {
  const { core } = useCore();
  const [program, setProgram] = useState(
    () => textTypedEarly('.docs-tried-here textarea') ?? first,
  );
  return (
    <div class="docs-tried-here">
      <label>
        program
        <textarea
          value={program}
          rows={4}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          onInput={(event) => setProgram(event.currentTarget.value)}
        />
      </label>
      <output>
        <pre>{core ? said(() => runIn(core, program)) : ''}</pre>
      </output>
    </div>
  );
}

function said(run: () => Run): string {
  try {
    const { transcript, stories, scenes } = run();
    if (transcript.refusal) return transcript.refusal.message;
    const printed = transcript.statements.flatMap(
      ({ output, error }) => output || (error ? `${error.type}: ${error.message}` : []),
    );
    const last = stories.at(-1);
    const told = last ? [...scenes(last.statement)].map(({ sentence }) => sentence) : [];
    return [...printed, ...told.slice(0, 30)].join('\n');
  } catch {
    return 'The computation had to be stopped.';
  }
}
