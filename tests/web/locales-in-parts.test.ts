/** A lesson in another language has its words in parts: all of them, and those of a story before it is told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { effect } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { messages } from '../../wasm/messages.generated';
import type { Operation } from '../../wasm/types';
import { lessons } from '../../web/src/lesson-list';
import { speakInLesson } from '../../web/src/locales/in-lesson';
import { languageNames } from '../../web/src/locales/languages';
import type { Part } from '../../web/src/locales/more';
import { type Fetches, inParts, partsOf } from '../../web/src/locales/parts';
import { titles, words } from '../../web/src/locales/ru/reading';
import { say, speak, spoken } from '../../web/src/locales/translation';
import { gallery } from '../../web/src/pages/gallery-scenes';
import { loadCore } from './staged-stories';

const translated = languageNames.filter((name) => name !== 'en');
const names: readonly Part[] = [
  'meeting',
  'views',
  'writes',
  'refusals',
  'cautions',
  'repairs',
  'hands',
  'figures',
];
/** What the page of a lesson may show; the rest belongs to other pages. */
const TABLES = /^(event|word|caution|repair)\./;
const WORDS = [
  'shell',
  'player',
  'figures',
  'lesson',
  'remarks',
  'hands',
  'furtherFigures',
] as const;

test.each(translated)('%s in parts says what it says in one', async (language) => {
  await speak(language);
  const { translation: whole } = spoken.value;
  await speakInLesson(language);
  const { translation: own, more } = spoken.value;
  if (!whole || !own || !more) throw new Error(`no ${language}`);
  expect(own.titles).toBe(whole.titles);
  expect(Object.keys(own.narration).length).toBeLessThan(Object.keys(whole.narration).length / 4);
  await more.need(...names);
  for (const part of WORDS) expect(own.words[part], part).toBe(whole.words[part]);
  const keys = Object.keys(messages).filter((key) => TABLES.test(key));
  expect(Object.keys(own.narration).toSorted()).toEqual(keys.toSorted());
  for (const key of keys)
    expect(Reflect.get(own.narration, key), key).toBe(Reflect.get(whole.narration, key));
});

describe('a sentence that is not there yet', () => {
  const nothing = async () => ({});
  const first = { titles, words, narration: {} };
  const fetches = Object.fromEntries(names.map((name) => [name, nothing])) as Fetches;
  const speakWith = (own: Partial<Fetches>) => {
    spoken.value = { language: 'ru', ...inParts(first, { ...fetches, ...own }) };
  };
  const said = () => say('caution', { id: 'NOT_TURNED', values: {} }, 'English.');

  test('is empty while it is on its way, and whoever has read it is told when it comes', async () => {
    speakWith({ cautions: async () => ({ narration: { 'caution.NOT_TURNED': () => 'Есть.' } }) });
    const drawn: string[] = [];
    const stop = effect(() => void drawn.push(said().text));
    await spoken.value.more?.need('cautions');
    stop();
    expect(drawn).toEqual(['', 'Есть.']);
  });

  test('is English where it does not come, and is asked for again by who needs it', async () => {
    let times = 0;
    speakWith({
      cautions: async () => {
        times++;
        throw new Error('no network');
      },
    });
    expect(said().text).toBe('');
    await spoken.value.more?.need('cautions');
    expect(said()).toEqual({ text: 'English.', lang: 'en' });
    expect(said()).toEqual({ text: 'English.', lang: 'en' });
    expect(times).toBe(1);
    await spoken.value.more?.need('cautions');
    expect(times).toBe(2);
  });
});

test('whatever a story says is there when it is told', async () => {
  const core = await loadCore();
  const sources = await sourcesOf();
  const programs = [
    ...lessons.flatMap((lesson) => Object.values(lesson.programs)),
    ...gallery.flatMap(({ scenes }) => scenes.map(({ code }) => code)),
  ];
  const strange = new Map<string, string>();
  for (const program of new Set(programs))
    for (const [statement] of core.run(program).statements.entries()) {
      const story = core.story(program, statement);
      for (let step = 0; step < Math.min(Number(story?.steps ?? 0), 200); step++) {
        const scene = core.scene(program, statement, step);
        const operation = story?.operations[scene?.operation ?? 0];
        if (!scene || !operation) continue;
        for (const { id } of [scene.event, scene.stop?.event ?? scene.event]) {
          const part = sources.get(`event.${id}`);
          if (part && !partsOf(operation).includes(part))
            strange.set(`${kindOf(operation)}: ${part}, ${id}`, program);
        }
      }
    }
  expect([...strange]).toEqual([]);
});

const kindOf = ({ kind, refused }: Operation) => (refused ? `${kind}, refused` : kind);

/** In which part a key is. */
async function sourcesOf(): Promise<Map<string, Part>> {
  const all = new Map<string, Part>();
  const folder = join(import.meta.dirname, '../../web/src/locales/ru');
  const files = {
    meeting: 'events/meeting',
    views: 'events/views',
    writes: 'events/writes',
    refusals: 'refusals',
  } as const;
  for (const [part, file] of Object.entries(files))
    for (const [, key = ''] of readFileSync(join(folder, `${file}.ts`), 'utf8').matchAll(
      /^ {2}'([\w.]+)':/gm,
    ))
      all.set(key, part as Part);
  return all;
}
