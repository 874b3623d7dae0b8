import { useState } from 'preact/hooks';
import { type Run, runIn } from '../../../npm/src/api';
import { href } from '../lib/href';
import { textTypedEarly } from '../lib/text-typed-early';
import { useCore } from '../player/core-context';
import { Code, DocsPage, Facts, Paste } from './parts';

const fromEmbed = {
  ready: '{ step, steps }: the story stands there.',
  stepchange: '{ step, steps }: another step is shown.',
  resize:
    '{ height }: it is as high as this, in CSS pixels; said in the words of LTI and H5P, too.',
  answer: '{ question, answer, correct, rule }: a question was answered (predict=1).',
  error: '{ message }: the program is refused, or the core did not come.',
};
const toEmbed = {
  'play, pause, next, previous': 'As the buttons do.',
  'goTo with step': 'To a step by its number, from 0.',
  'goTo with at': 'To a step by what it shows, as CHUNK_CUT dim=0.',
  '"slide:start", "slide:stop"': 'What reveal.js says by itself.',
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
    'Statement by statement, what Python prints or raises; or the refusal, with its place.',
  stories: 'The stories of all statements that have one, in their order.',
  'story(statement)': 'The story of one statement, or null.',
  'scene(statement, step)':
    'One step: its sentence and its figures; null where there is no such step.',
  'scenes(statement, which)':
    'The steps that Next stops at ("stops", the default) or "all" of them, one by one: a story may have billions.',
};
const command = `npx stridewise run program.py
npx stridewise explain --line 3 program.py
npx stridewise draw program.py --line 3 --step all -o out/`;

/** Messages, library and command, for who writes programs. */
export function ApiPage() {
  return (
    <DocsPage
      title="The API"
      lead="Frames speak by messages; the core is a library and a command. Types and values keep their meaning within version 1."
    >
      <h2>Frames</h2>
      <p>
        A frame shows what its address says: /embed/ with v=1, the program as code, and the
        attributes of the element as a query.
      </p>
      <Paste id="iframe" />
      <p>
        It posts {'{ source: "stridewise", v: 1, type, … }'} to the page around it, never the
        program, and passes over whatever else it is sent.{' '}
        <a href={href('/schema/messages-1.json')}>The JSON schema of all messages</a>
      </p>
      <h3>From a frame</h3>
      <Facts of={fromEmbed} />
      <h3>To a frame</h3>
      <Facts of={toEmbed} />
      <Code text={telling} />
      <p>Each frame as high as its content:</p>
      <Paste id="sizing" />
      <h2>The core as a library</h2>
      <p>
        In Node and in browsers, with types. It brings the core alone, and runs here in this page:
      </p>
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
