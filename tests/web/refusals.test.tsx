/** The sentences about what does not run, as a reader sees them: in the reader's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { languageNames } from '../../web/src/locales/languages';
import { fetchNotices, sayNotice, speak } from '../../web/src/locales/translation';
import { TranscriptList } from '../../web/src/playground/TranscriptList';
import { RefusalSentence } from '../../web/src/ui/RefusalSentence';

let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(
    readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
  );
});

afterAll(() => speak('en'));

const refused = [
  ['x.hann_window()', 'Stridewise는 <code>Tensor.hann_window</code> 사용을 지원하지 않습니다.'],
  [
    'import pandas as pd\npd.DataFrame()',
    'Stridewise는 <code>pandas</code> 사용을 지원하지 않습니다.',
  ],
  ['f"{3:_^^^}"', 'Stridewise는 <code>_^^^</code> 서식을 지원하지 않습니다.'],
  ['np.ones(2).sum(initial="a")', 'sum()에 이 <code>initial=</code>을 쓸 수 없습니다.'],
  ['torch.sort(torch.zeros(20))', 'sort()에서는 같은 원소들의 순서가 정해져 있지 않습니다.'],
  ['x.view([1] * 70)', '이 텐서는 70차원이 되는데 Stridewise는 16차원까지만 지원합니다.'],
  ['match x:\n    case 1:\n        pass', 'Stridewise는 <code>match</code>를 지원하지 않습니다.'],
] as const;

const noPrograms = [
  'x = [1,',
  'a < b = 1',
  'f() = 1',
  'x\u00a0= 1',
  'x = \u201ca\u201d',
  'if x:\ny',
  '@f\nx',
  'x.1',
  'import',
  'x[]',
  'print x',
  "f'{a!z}'",
  'import pandas\npandas.x\ny = pandas.z\ny + 1',
];

/** English outside of code and names. */
const ENGLISH = /\b(?!Stridewise|UTF|Python)[A-Za-z]{2,}\b/;

test.each([
  ['ko', 'x = [1 2]', '여기에 필요한 것은 `,` 또는 `]`인데, `2` 코드가 있습니다.'],
  ['ko', 'None = 1', '대입할 수 없는 대상입니다: None. `==`를 쓰려던 것인가요?'],
  ['ru', 'x = [1 2]', 'Здесь ожидается `,` или `]`, а написано `2`.'],
  ['zh-Hans', 'f() = 1', '这里不能赋值：调用的结果。你是想写 `==` 吗？'],
] as const)('a noun within a sentence, in %s: %j', async (language, code, own) => {
  await speak(language);
  await fetchNotices();
  const { refusal } = core.run(code);
  expect(sayNotice(refusal?.message ?? '')).toEqual({ text: own });
  const said = renderToString(<RefusalSentence refusal={refusal} />).replace(/<[^>]*>/g, '');
  expect(said).toContain(own.replaceAll('`', ''));
  expect(said).not.toMatch(/[?？]\./);
});

test('a line that lacks what a failed line would have made is grey, and names that line', async () => {
  await speak('en');
  const transcript = core.run(
    'import torch\ny = torch.ones(2) + torch.ones(3)\nz = y * 2\nprint(z)\nprint(q)',
  );
  const html = renderToString(
    <TranscriptList
      transcript={transcript}
      selected={null}
      onSelect={() => {}}
      below={() => null}
    />,
  );
  const said = [...html.matchAll(/<p class="(error|not-run)">(.*?)<\/p>/g)].map(
    ([, kind, text]) => `${kind}: ${text?.replace(/<[^>]*>/g, '')}`,
  );
  expect(said).toEqual([
    expect.stringMatching(/^error: RuntimeError/),
    'not-run: y was not made: line 2 raised an error.',
    'not-run: z was not made: line 2 raised an error.',
    "error: NameError: name 'q' is not defined",
  ]);
  const rows = core.map(transcript.statements.map(({ source }) => source).join('\n')).rows;
  const follows = rows.filter(({ outcome }) => outcome === 'follows');
  expect(follows.map(({ message }) => message)).toEqual(
    transcript.statements.flatMap(({ follows }) => follows ?? []),
  );
});

describe.each(languageNames.filter((name) => name !== 'en'))('in %s', (language) => {
  test.each(noPrograms)('no English is left about %j', async (code) => {
    await speak(language);
    await fetchNotices();
    const { refusal } = core.run(code);
    const { text, lang } = sayNotice(refusal?.message ?? '');
    expect({ lang, text: text.replace(/`[^`]*`/g, '') }).toEqual({
      lang: undefined,
      text: expect.not.stringMatching(ENGLISH),
    });
  });
});

describe('in Korean', () => {
  beforeAll(async () => {
    await speak('ko');
    await fetchNotices();
  });

  test.each(refused)('a transcript in Korean: %j', (code, korean) => {
    const transcript = core.run(`import torch\nimport numpy as np\nx = torch.ones(2)\n${code}`);
    expect(transcript.refusal).not.toBeNull();
    const html = renderToString(
      <>
        <TranscriptList
          transcript={transcript}
          selected={null}
          onSelect={() => {}}
          below={() => null}
        />
        <RefusalSentence refusal={transcript.refusal} />
      </>,
    );
    // In the transcript, and above it.
    expect(html.split(korean)).toHaveLength(3);
    expect(html).not.toContain('lang="en"');
  });
});
