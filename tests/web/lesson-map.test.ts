/** The map of the course: every lesson has its place and its picture, and is found by its words. */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { course } from '../../web/lessons/course';
import { rows, sections, spotOf, WIDTH, waysFrom } from '../../web/lessons/map';
import { pictures } from '../../web/lessons/pictures';
import { find, type SearchEntry } from '../../web/src/lesson/map/find';
import { extentOf } from '../../web/src/lesson/text/extent';
import { seenOf, thumbnailOf } from '../../web/src/lesson/text/Thumb';
import { lessons } from '../../web/src/lesson-list';
import { type Language, languageNames } from '../../web/src/locales/languages';
import { speak } from '../../web/src/locales/translation';
import { searchEntries } from '../../web/src/pages/search-entries';
import { loadCore } from './staged-stories';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const slugs = course.map(({ slug }) => slug);

describe('the map', () => {
  test('has a place for every lesson, and none on another', () => {
    const placed = rows.flatMap((row) => Object.keys(row));
    expect(placed.toSorted()).toEqual(slugs.toSorted());
    for (const row of rows) {
      const middles = Object.values(row).toSorted((a, b) => a - b);
      for (const [order, middle] of middles.entries()) {
        expect(middle - (middles[order - 1] ?? -1)).toBeGreaterThanOrEqual(2);
        expect(middle).toBeLessThan(WIDTH);
      }
    }
  });

  test('has what a lesson builds on in the row above it', () => {
    for (const { slug, needs } of course)
      for (const need of needs) expect(spotOf(need).row, slug).toBe(spotOf(slug).row - 1);
    const ways = rows.flatMap((_, row) => waysFrom(row));
    expect(ways).toHaveLength(course.flatMap(({ needs }) => needs).length);
  });

  test('has sections that begin with lessons, in the order of the course', () => {
    const starts = sections.map(({ from }) => slugs.indexOf(from as (typeof slugs)[number]));
    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe.each(slugs)('the picture of %s', (slug) => {
  test('is a step of a story, with no more words than numbers, inside its frame', () => {
    const picture = pictures[slug];
    const thumbnail = picture && thumbnailOf(core, picture);
    if (!thumbnail) throw new Error(`nothing shows ${picture?.at}`);
    const seen = seenOf(thumbnail);
    expect(seen.length).toBeGreaterThan(5);
    const { x, y, width, height } = extentOf(seen);
    expect(Math.max(width, height)).toBeLessThan(420);
    for (const { sprite, drawn } of seen) {
      expect(drawn.label ?? sprite.label ?? '').not.toMatch(/[a-z]{4}/i);
      if (sprite.kind === 'path' || sprite.kind === 'thread') continue;
      expect(drawn.x).toBeGreaterThanOrEqual(x);
      expect(drawn.y).toBeGreaterThanOrEqual(y);
      expect(drawn.x).toBeLessThanOrEqual(x + width);
      expect(drawn.y).toBeLessThanOrEqual(y + height);
    }
  });
});

/** Queries in the words of readers, among them the titles of posts about the same; and the lesson that answers. */
const asked: [Language, Record<string, string>][] = [
  [
    'en',
    {
      'difference between view and reshape': 'reshape-view-or-copy',
      'how does broadcasting work in numpy': 'align-right',
      'what does view(-1) mean': 'view-and-minus-one',
      'The size of tensor a (7) must match the size of tensor b (9) at non-singleton dimension 0':
        'error/size-of-tensor-a/',
      'transpose vs view pytorch': 'transpose-permute',
      'brodcasting rules': 'align-right',
      'why contiguous()': 'view-not-contiguous',
      'add column vector to matrix': 'scalars-rows-columns',
    },
  ],
  [
    'zh-Hans',
    {
      广播机制: 'align-right',
      'view 和 reshape 的区别': 'reshape-view-or-copy',
      'view()和reshape()有什么区别': 'reshape-view-or-copy',
      'stride 是什么': 'storage-shape-stride',
      'keepdim=True 的作用': 'keepdim',
      'PyTorch中contiguous()和clone()的区别': 'contiguous-clone-resize',
      多头注意力: 'attention-heads',
      拷贝: '#copy',
    },
  ],
  [
    'zh-Hant',
    {
      廣播機制: 'align-right',
      'view 和 reshape 的差別': 'reshape-view-or-copy',
      'expand 會不會複製記憶體': 'stretching-is-free',
      'transpose permute 不同': 'transpose-permute',
      就地運算: 'in-place',
      'could not be broadcast together': 'error/could-not-be-broadcast/',
      'view(-1) 是什麼意思': 'view-and-minus-one',
      步長: '#stride',
    },
  ],
  [
    'ko',
    {
      'view()와 reshape() 차이': 'reshape-view-or-copy',
      브로드캐스팅이란: 'align-right',
      'contiguous 의미': 'view-not-contiguous',
      'keepdim 뜻': 'keepdim',
      '스트라이드 이해': 'storage-shape-stride',
      'permute와 transpose의 차이점': 'transpose-permute',
      '멀티헤드 어텐션': 'attention-heads',
      보폭: '#stride',
    },
  ],
  [
    'ru',
    {
      'отличие view и reshape': 'reshape-view-or-copy',
      'что такое broadcasting': 'align-right',
      'почему view выдаёт ошибку': 'why-a-view-fails',
      'что такое stride в pytorch': 'storage-shape-stride',
      'зачем нужен contiguous': 'view-not-contiguous',
      'keepdim что делает': 'keepdim',
      бродкастнг: 'align-right',
      страйд: '#stride',
    },
  ],
];

describe('the search', () => {
  const known = new Map<Language, SearchEntry[]>();
  const entriesIn = async (language: Language) => {
    await speak(language);
    const entries = known.get(language) ?? searchEntries(core, language);
    known.set(language, entries);
    return entries;
  };
  const pathsOf = (entries: readonly SearchEntry[], asked: string) =>
    find(entries, asked).map(({ entry }) => entry.path);

  test.each(languageNames)('in %s finds every lesson by its title, first', async (language) => {
    const entries = await entriesIn(language);
    for (const { path, title } of entries.filter((one) => one.path.startsWith('lessons/')))
      expect(pathsOf(entries, title)[0], title).toBe(path);
  });

  test('finds by a function, an error, a word of the glossary, and another form of it', async () => {
    const entries = await entriesIn('en');
    expect(pathsOf(entries, 'as_strided')).toContain('lessons/storage-shape-stride/');
    expect(pathsOf(entries, 'spans across two contiguous subspaces')).toContain(
      'lessons/why-a-view-fails/',
    );
    const lesson = find(entries, 'subspaces').find(({ entry }) => /^lessons/.test(entry.path));
    expect(lesson?.where).toMatch(/^RuntimeError: view size/);
    expect(pathsOf(entries, 'CHUNKS')).toContain('glossary/#chunk');
    expect(pathsOf(entries, 'negative stride')[0]).toBe('glossary/#negative-stride');
    expect(pathsOf(entries, 'zebra giraffe')).toEqual([]);
    expect(pathsOf(entries, '   ')).toEqual([]);
  });

  test.each(asked)(
    'in %s finds what readers ask for, among the first three',
    async (language, all) => {
      const entries = await entriesIn(language);
      const missed = Object.entries(all).filter(([words, slug]) => {
        const lesson = slug.startsWith('#') ? `glossary/${slug}` : `lessons/${slug}/`;
        const path = slug.startsWith('error/') ? slug : lesson;
        return !pathsOf(entries, words).slice(0, 3).includes(path);
      });
      expect(missed).toEqual([]);
    },
  );

  /** What this project began from. */
  const documents: [Language, string, string][] = [
    ['zh-Hans', '广播机制', 'align-right'],
    ['zh-Hans', 'view 和 reshape 的区别', 'reshape-view-or-copy'],
    ['ko', 'view()와 reshape() 차이', 'reshape-view-or-copy'],
    ['ru', 'отличие view и reshape', 'reshape-view-or-copy'],
    ['en', 'difference between view and reshape', 'reshape-view-or-copy'],
  ];
  test.each(documents)('in %s %s leads to the lesson, first', async (language, title, slug) => {
    expect(pathsOf(await entriesIn(language), title)[0]).toBe(`lessons/${slug}/`);
  });

  test('finds the page of a message with other numbers, and what runs', async () => {
    for (const language of languageNames) {
      const entries = await entriesIn(language);
      const first = (asked: string) => pathsOf(entries, asked)[0];
      expect(first('size of tensor a (512) must match the size of tensor b (64)')).toBe(
        'error/size-of-tensor-a/',
      );
      expect(
        first('RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x1024 and 512x10)'),
      ).toBe('error/mat1-and-mat2/');
      expect(pathsOf(entries, 'torch.broadcast_tensors')).toContain('runs/');
    }
  });

  test.each(languageNames)(
    'has an index of at most 40 KB in %s, as it is sent',
    async (language) => {
      const text = JSON.stringify(await entriesIn(language));
      expect(brotliCompressSync(text).length).toBeLessThan(40_960);
    },
  );

  test('finds a lesson by its English title in every language', async () => {
    for (const language of languageNames) {
      const entries = await entriesIn(language);
      for (const { slug, texts } of lessons)
        expect(pathsOf(entries, texts.en.title), `${slug} in ${language}`).toContain(
          `lessons/${slug}/`,
        );
    }
  });
});
