/** The sentences about what does not run, as a reader sees them: in the reader's language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { fetchNotices, speak } from '../../web/src/locales/translation';
import { TranscriptList } from '../../web/src/playground/TranscriptList';
import { RefusalSentence } from '../../web/src/ui/RefusalSentence';

let core: Core;

beforeAll(async () => {
  core = await Core.fromBytes(
    readFileSync(join(import.meta.dirname, '../../build/wasm/core.wasm')),
  );
  await speak('ko');
  await fetchNotices();
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
