/** The English of steps, questions, cautions and interface is plain: no frame reads as if translated. */
import { expect, test } from 'vitest';
import { englishTexts } from '../../scripts/lib/translations.mjs';
import { phrases } from '../../web/src/locales/en/phrases';

/** Frames that go, and plain words for them. */
const frames: [frame: RegExp, instead: string][] = [
  [/(: |[.] )refused\b/i, 'raises an error, does not fit'],
  [/\bstands?\b/, 'is, means'],
  [/\b(lies?|lay|lying)\b/, 'is'],
  [/\b(told|tells?)\b/, 'shown, shows'],
  [/\bends? in\b/, 'raises'],
  [/\b(is|are|be) asked (for|to)\b/, 'you asked for'],
  [/\bmend(s|ed)?\b/, 'fix'],
  [/, for (it|they|the|a)\b/, 'because'],
  [/\bof (its|their) own\b/, 'new, separate'],
  [/\b(that|it) is there\b/, 'existing'],
  [/\banew\b/, 'again'],
  [/\b(is|are) no (tensor|view)s?\b/, 'not a tensor'],
  [/\bvanish(es)?\b/, 'disappears'],
];

/** Texts that keep a frame, each with its reason. At most ten. */
const kept: Record<string, string> = {
  // The order of the options follows from the text of the question, and a seed keeps its questions.
  'question.STORAGE_CELL': 'seeds of practice',
  'question.STORAGE_CELL_BYTES': 'seeds of practice',
  'lesson.reshape-view-or-copy': '"you can\'t tell" is plain',
};

test('no text for readers has a frame that reads as if translated', async () => {
  const texts = [
    ...[...(await englishTexts())].filter(([key]) => !(key in kept)),
    ...phrases.map((phrase) => ['phrase', phrase]),
  ] as [key: string, text: string][];
  expect(texts.length).toBeGreaterThan(600);
  const found = texts.flatMap(([key, text]) =>
    frames
      .filter(([frame]) => frame.test(text))
      .map(([frame, instead]) => `${key}: ${frame} (${instead}): ${text}`),
  );
  expect(found).toEqual([]);
});

test('at most ten texts keep a frame', () => {
  expect(Object.keys(kept).length).toBeLessThanOrEqual(10);
});
