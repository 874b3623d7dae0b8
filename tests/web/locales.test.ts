/** Each language says what it says with every value, and a complete one says everything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../../wasm/messages.generated';
import { notices } from '../../wasm/notices.generated';
import { operations } from '../../wasm/operations.generated';
import { door } from '../../web/src/locales/en/door';
import { errors } from '../../web/src/locales/en/errors';
import { examples } from '../../web/src/locales/en/examples';
import { explorer } from '../../web/src/locales/en/explorer';
import { figures } from '../../web/src/locales/en/figures';
import { furtherFigures } from '../../web/src/locales/en/further-figures';
import { hands } from '../../web/src/locales/en/hands';
import { link } from '../../web/src/locales/en/link';
import { map } from '../../web/src/locales/en/map';
import { pages } from '../../web/src/locales/en/pages';
import { phrases } from '../../web/src/locales/en/phrases';
import { player } from '../../web/src/locales/en/player';
import { playground } from '../../web/src/locales/en/playground';
import { practice } from '../../web/src/locales/en/practice';
import { remarks } from '../../web/src/locales/en/remarks';
import { runs } from '../../web/src/locales/en/runs';
import { shell } from '../../web/src/locales/en/shell';
import { languageFor, languageNames, languages } from '../../web/src/locales/languages';
import { relisted } from '../../web/src/locales/relisted';
import {
  fetchNotices,
  say,
  sayName,
  sayNotice,
  speak,
  spoken,
} from '../../web/src/locales/translation';
import { topicsOf } from '../../web/src/pages/operation-list';
import * as python from '../../web/src/pages/python-subset';

const english = {
  shell,
  door,
  link,
  playground,
  examples,
  player,
  figures,
  furtherFigures,
  explorer,
  hands,
  map,
  remarks,
  errors,
  pages,
  runs,
  practice,
};
const translated = languageNames.filter((name) => name !== 'en');
const isComplete = (name: (typeof translated)[number]) => languages[name].complete;

/** A value that can be found again in a sentence; integers differ so that every plural form comes up. */
const integers = [1000, 1001, 1002, 1005, 1011, 1021];

/** The values of a sentence, and whether the English one says them: some only choose a form. */
function valuesOf(key: string) {
  const { values, english: sentence } = messages[key as keyof typeof messages];
  return Object.entries(values).map(([name, kind]) => {
    const [, form = ''] = sentence.split(`{${name}, plural,`);
    return { name, kind, said: sentence.includes(`{${name}}`) || form.includes('#') };
  });
}

const translationOf = async (language: (typeof translated)[number]) => {
  await speak(language);
  const { translation } = spoken.value;
  if (!translation) throw new Error(`no chunk of ${language}`);
  return translation;
};

describe.each(translated)('%s', (language) => {
  test('has a sentence for every key of the core if it is complete, and for no other', async () => {
    const { narration } = await translationOf(language);
    const all = Object.keys(messages);
    const own = Object.keys(narration);
    const missing = isComplete(language) ? all.filter((key) => !own.includes(key)) : [];
    expect({ missing }).toEqual({ missing: [] });
    expect({ surplus: own.filter((key) => !all.includes(key)) }).toEqual({ surplus: [] });
  });

  test('uses every value that the English sentence uses, in each plural form', async () => {
    const { narration } = await translationOf(language);
    const lost = Object.keys(narration).flatMap((key) => {
      const [table = '', id = ''] = key.split('.');
      return integers.flatMap((integer) => {
        const used = valuesOf(key).map(({ name, kind, said }, at) => ({
          name,
          value: kind === 'integer' ? integer + at * 10_000 : `<${name}>`,
          said,
        }));
        const values = Object.fromEntries(used.map(({ name, value }) => [name, value]));
        const { text } = say(table, { id, values }, 'English');
        const absent = used.filter(({ value, said }) => said && !text.includes(String(value)));
        return [
          ...absent.map(({ name }) => `${key} does not say ${name}: ${text}`),
          ...(/undefined|NaN|\[object|^English$/.test(text) ? [`${key}: ${text}`] : []),
        ];
      });
    });
    expect(lost).toEqual([]);
  });

  test('has words of its own for what no expression names, also within a longer text', async () => {
    const { narration } = await translationOf(language);
    const all = Object.entries(messages).filter(([key]) => key.startsWith('word.'));
    expect(all.length).toBeGreaterThan(5);
    const words = all.filter(([key]) => key in narration);
    for (const [key, { english: word }] of words) {
      const own = Reflect.get(narration, key) as string;
      expect(sayName(`(${word})[0, 1]`)).toBe(`(${own})[0, 1]`);
      const values = { tensor: word, have: 1, want: 2, ones: 1 };
      if ('event.PAD' in narration)
        // Russian has cases: the stem stays.
        expect(say('event', { id: 'PAD', values }, 'English').text).toContain(own.slice(0, 3));
      expect(own).not.toMatch(/the/);
    }
  });

  test('has every notice of the core if it is complete, and recognises each as itself', async () => {
    await speak(language);
    await fetchNotices();
    // A language that is begun may have no such file yet.
    const { notices: own } = await import(`../../web/src/locales/${language}/notices.ts`).catch(
      () => ({ notices: {} }),
    );
    expect(notices.length).toBeGreaterThan(130);
    const surplus = Object.keys(own).filter((notice) => !notices.some((known) => known === notice));
    expect({ surplus }).toEqual({ surplus: [] });
    const missing = notices.filter((notice) => !(notice in own));
    expect({ missing: isComplete(language) ? missing : [] }).toEqual({ missing: [] });
    for (const [notice, said] of Object.entries<string>(own)) {
      expect(placesIn(said), said).toEqual(placesIn(notice));
      expect(said.replace(/[ -~]/g, ''), notice).not.toBe('');
      const expected = { text: filledWithNames(said) };
      expect(sayNotice(filledWithNames(notice))).toEqual(expected);
      expect(sayNotice(filledWithNames(notice).replace(/\.$/, ''))).toEqual(expected);
    }
  });

  test('leaves the words of the libraries as they are', () => {
    const warning = 'RuntimeWarning: Mean of empty slice';
    expect(sayNotice(warning)).toEqual({ text: warning, lang: 'en' });
  });

  test('has every word of the interface, with every value', async () => {
    const { words } = await translationOf(language);
    const faults = compare(english, words);
    expect(isComplete(language) ? faults : faults.filter(isPresent)).toEqual([]);
  });
});

const isPresent = (fault: string) => !fault.endsWith(' is missing');

const PLACE = /\{(\w+)\}/g;
const placesIn = (notice: string) => (notice.match(PLACE) ?? []).toSorted();
const filledWithNames = (notice: string) => notice.replace(PLACE, 'a_$1');

/** Where a table lacks something that the English one has. */
function compare(from: object, to: object, path = ''): string[] {
  return Object.entries(from).flatMap(([key, value]) => {
    const own = Reflect.get(to, key) as unknown;
    const place = `${path}${key}`;
    if (typeof own !== typeof value) return [`${place} is missing`];
    if (typeof value === 'string') {
      if (marksIn(value) !== marksIn(String(own))) return [`${place} has other links or code`];
      return value && !own ? [`${place} is empty`] : [];
    }
    if (typeof value === 'object') return compare(value, own as object, `${place}.`);
    return spokenBy(value)
      .filter((said) => !spokenBy(own).includes(said))
      .map((said) => `${place} does not say ${said}`);
  });
}

const marksIn = (text: string) => text.replace(/[^[\]`]/g, '');

/** Which of the values that it is given a function of words says. */
function spokenBy(words: unknown): number[] {
  const given = [10_001, 20_005];
  const text = String((words as (...values: number[]) => string)(...given));
  return given.filter((value) => text.replaceAll(',', '').includes(String(value)));
}

describe('the language of a reader', () => {
  test.each([
    [['zh-CN', 'en'], 'zh-Hans'],
    [['zh'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-Hant-HK'], 'zh-Hant'],
    [['ko-KR'], 'ko'],
    [['uk', 'ru-RU'], 'ru'],
    [['en-GB', 'zh'], 'en'],
    [['xx', 'tlh'], 'en'],
    [[], 'en'],
  ])('%j is served in %s', (tags, language) => {
    expect(languageFor(tags)).toBe(language);
  });
});

test('every refusal of the core is a notice, so that each language has it', () => {
  const core = join(import.meta.dirname, '../../core');
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.c'),
  );
  expect(files.length).toBeGreaterThan(200);
  const literal =
    /\bsw_(?:refuse\w*|stop|parser_unsupported|bind_refused)\([^;]*?"(?!\{sentence\})[A-Z{][^;]*;/g;
  const found = files.flatMap(
    (file) => readFileSync(join(core, file), 'utf8').match(literal) ?? [],
  );
  expect(found).toEqual([]);
});

test('every text that is its own key is in the list that languages translate', () => {
  const pasted = (file: string) =>
    readFileSync(join(import.meta.dirname, '../../core/story/pasted', file), 'utf8');
  const rows = pasted('reproduce.def') + pasted('reproduce_layers.def');
  const outside = pasted('outside.def');
  const advice = [
    ...outside.matchAll(/^ABOUT\(\w+, "([^"]*)"\)$/gm),
    ...rows.matchAll(/^(?:ASK|MISSING)\(\w+, "\w+", "([^"]*)"/gm),
    ...rows.matchAll(/^WHY\(\w+, "([^"]*)"\)$/gm),
    ...rows.matchAll(/^WHEN\(\w+, "[^"]*", "([^"]*)"\)$/gm),
    ...rows.matchAll(/^REPAIR\(.*, "([^"]*)"\)$/gm),
  ].map(([, text]) => text);
  expect(advice.length).toBeGreaterThan(40);
  const topics = topicsOf(operations).map(({ title }) => title);
  const constructs = [...python.runs, ...python.refused].map(({ name }) => name);
  const reasons = python.refused.map(({ why }) => why);
  const said = new Set([...advice, ...topics, ...constructs, ...reasons]);
  expect([...said].toSorted()).toEqual([...phrases].toSorted());
});

test('a Russian noun after a number has the form of that number', async () => {
  const { narration } = await translationOf('ru');
  const nouns =
    '(?:элемент|позици|единиц|ячее?к|строк|столбц|массив|байт)(?!ы|и )[а-я]*|раза?(?![а-я])';
  const after = (key: string, name: string, number: number) => {
    const [table = '', id = ''] = key.split('.');
    const values = Object.fromEntries(valuesOf(key).map(({ name }) => [name, 7007]));
    const { text } = say(table, { id, values: { ...values, [name]: number } }, '');
    return new RegExp(`${number}[ \u00a0](${nouns})`).exec(text)?.[1];
  };
  const counted = Object.keys(narration).flatMap((key) =>
    valuesOf(key).map(({ name }) => ({
      key,
      forms: [1001, 1002, 1005].map((number) => after(key, name, number)),
    })),
  );
  const said = counted.filter(({ forms }) => forms.some(Boolean));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(({ forms }) => new Set(forms).size < 2)).toEqual([]);
});

test('a tensor without a name is in the case of a Russian sentence', async () => {
  await speak('ru');
  const [left, right] = ['the\u00a0left\u00a0one', 'the\u00a0right\u00a0one'];
  const shapes = { a: left, a_shape: '(2, 3)', b: right, b_shape: '(2, 1)' };
  const { text } = say('event', { id: 'SHAPES_TWO', values: shapes }, '');
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    'Форма левого операнда — (2, 3), форма правого операнда — (2, 1).',
  );
  const stretched = { tensor: right, dim: 1, size: 3 };
  expect(say('event', { id: 'STRETCH', values: stretched }, '').text).toMatch(
    /^Правый\u00a0операнд растягивается до 3/,
  );
  expect(sayName(`(${left})[0, 1]`)).toBe('(левый\u00a0операнд)[0, 1]');
});

test('a list of the core has the signs of the language, and Python keeps its own', async () => {
  const jumps = { dim: 0, addresses: '0, 4, 1', jumps: '+4, −3' };
  const jumpsIn = async (language: 'zh-Hans' | 'ko') => {
    await speak(language);
    return say('event', { id: 'JUMPS', values: jumps }, '').text;
  };
  expect(await jumpsIn('zh-Hans')).toContain('0、4、1');
  expect(await jumpsIn('ko')).toContain('0, 4, 1');
  expect(relisted('x[0, 1] (2, 3), f("a, b"), y', '、')).toBe('x[0, 1] (2, 3)、f("a, b")、y');
});

describe('a sentence that a language lacks', () => {
  test('is English, and marked as English', async () => {
    await speak('zh-Hans');
    expect(say('event', { id: 'NOT_THERE', values: {} }, 'In English.')).toEqual({
      text: 'In English.',
      lang: 'en',
    });
  });
});
