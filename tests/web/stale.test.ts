/** Translations that are older than their English are listed; what a complete language lacks is a fault. */
import { describe, expect, test } from 'vitest';
import {
  acceptedIn,
  englishTexts,
  hashesOf,
  missingKeys,
  staleKeys,
  translatedKeys,
} from '../../scripts/lib/translations.mjs';
import { completeLanguages, languageNames } from '../../web/src/locales/languages';

const english = await englishTexts();

test.each(languageNames.filter((name) => name !== 'en'))('%s', async (language) => {
  const keys = await translatedKeys(language);
  const stale = staleKeys(english, keys, acceptedIn(language)).map(({ key }) => key);
  console.log(
    `${language}: ${stale.length} stale keys${stale.map((key) => `\n  ${key}`).join('')}`,
  );
  if (completeLanguages.includes(language)) expect(missingKeys(english, keys)).toEqual([]);
});

test('every kind of text has its keys', () => {
  for (const key of [
    'event.ALIGN',
    'shell.theme',
    'practice.reasons.RUNS',
    'title./about/',
    'unloaded.absent',
    'lesson.align-right',
    'glossary.dim',
  ])
    expect(english.get(key)?.join(), key).toMatch(/\w/);
});

describe('a translation is stale', () => {
  const keys = new Set(['event.A', 'lesson.b']);
  const sections = ['Title', '## One', '## Two'];
  const texts = (one: string, lesson: string[]) =>
    new Map([
      ['event.A', [one]],
      ['lesson.b', lesson],
      ['event.NOT_TRANSLATED', ['x']],
    ]);
  const accepted = { 'event.A': hashesOf(['Once']), 'lesson.b': hashesOf(sections) };
  const stale = (one: string, lesson: string[], known: Record<string, string> = accepted) =>
    staleKeys(texts(one, lesson), keys, known);

  test('where the English is another, by the section that is', () => {
    expect(stale('Once', sections)).toEqual([]);
    expect(stale('Twice', sections)).toEqual([{ key: 'event.A', parts: ['Twice'] }]);
    expect(stale('Once', ['Title', '## One!', '## Two'])).toEqual([
      { key: 'lesson.b', parts: ['## One!'] },
    ]);
  });

  test('where a section has gone, and where nobody has said what it was made from', () => {
    expect(stale('Once', ['Title', '## Two'])).toEqual([{ key: 'lesson.b', parts: [] }]);
    expect(stale('Once', sections, { 'lesson.b': accepted['lesson.b'] })).toEqual([
      { key: 'event.A', parts: ['Once'] },
    ]);
  });

  test('never where there is none: it is missing', () => {
    expect(missingKeys(texts('Once', sections), keys)).toEqual(['event.NOT_TRANSLATED']);
  });
});
