/** A room and its phones: what a link says, which questions are asked, and the code to scan. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { qrOf } from '../../web/src/lib/qr';
import { levels } from '../../web/src/practice/asked';
import { formatRoom, parseRoom, type RoomLink, roomOf } from '../../web/src/practice/room-link';
import { FAIR, questionsOf, roomQuestionAt } from '../../web/src/practice/series';

let core: Core;
beforeAll(async () => {
  const built = join(import.meta.dirname, '../../build/wasm/core.wasm');
  core = await Core.fromBytes(readFileSync(built));
});

const asking = { seed: 'x7', count: 10, level: 2 as const, about: null };

test('a link says the question, the votes, and whether the answer is shown', () => {
  const room: RoomLink = {
    ...roomOf(asking, 'room', 3),
    votes: [
      [9, 4, 0],
      [1, 12, 0],
    ],
    answered: true,
  };
  const link = '?seed=x7&n=10&level=2&room=3&first=9.4.0&second=1.12.0&answer=1';
  expect(formatRoom(room)).toBe(link);
  expect(parseRoom(link)).toEqual(room);
  const phone: RoomLink = { ...roomOf({ ...asking, about: 'keepdim' }, 'phone'), letter: 1 };
  expect(formatRoom(phone)).toBe('?seed=x7&n=10&level=2&about=keepdim&phone=1&letter=B');
  expect(parseRoom(formatRoom(phone))).toEqual(phone);
});

test('a link that says too much or too little asks a question all the same', () => {
  expect(parseRoom('?seed=x7&n=10&level=2')).toBe(null);
  expect(parseRoom('?room=1')).toBe(null);
  expect(parseRoom('?seed=x7&room=1')).toEqual(roomOf({ ...asking, level: 1 }, 'room'));
  const odd = '?seed=x7&n=10&level=2&room=99&first=a.b&second=1.2.3.4.5.6&letter=Z';
  expect(parseRoom(odd)).toEqual({
    ...roomOf(asking, 'room', 10),
    votes: [[], [1, 2, 3, 4, 5]],
  });
  expect(parseRoom('?seed=x7&level=2&room=0')?.number).toBe(1);
  expect(parseRoom('?seed=x7&level=2&room=&first=5000')?.votes[0]).toEqual([999]);
});

// practice.test.ts holds that neither a letter nor the longest option wins among them.
test('a room is asked what has options, in the order of practice', () => {
  for (const level of levels) {
    const series = { seed: `${FAIR}class`, level };
    const options = questionsOf(core, series, 50).filter(({ typed }) => !typed);
    const room = Array.from({ length: 20 }, (_, number) => roomQuestionAt(core, series, number));
    expect(room).toEqual(options.slice(0, 20));
  }
  const typed = { seed: 'x7', level: 1, about: 'transpose-permute' } as const;
  expect(roomQuestionAt(core, typed, 3)).toEqual(questionsOf(core, typed, 4)[3]);
});

/** Rows of light and dark. */
const drawn = (text: string) =>
  qrOf(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

// Recorded with qrcode 8 for Python: version as small as fits, correction L, mask 0, bytes.
test('a code to scan is what another program draws', () => {
  const address =
    'https://stridewise.example.org/zh-Hans/practice/?seed=v2-abc123&n=10&level=2&about=contiguous-clone-resize&phone=10&x=aaaaaaaaaaaaaaaaaaaaaa';
  const codes = Array.from({ length: 134 }, (_, at) => drawn(address.slice(0, at + 1)));
  expect(drawn('Stridewise')).toEqual([
    '#######...#.#.#######',
    '#.....#.....#.#.....#',
    '#.###.#.#.#...#.###.#',
    '#.###.#.....#.#.###.#',
    '#.###.#..#.##.#.###.#',
    '#.....#..###..#.....#',
    '#######.#.#.#.#######',
    '........#.#..........',
    '###.#####.#.###...#..',
    '##...#.#...#.####...#',
    '##.#########.####.###',
    '#.......#####...#...#',
    '#.#...#....#.#.###..#',
    '........#.#..#..##...',
    '#######.#...##.##..##',
    '#.....#.#.#........##',
    '#.###.#.#.#.#..##....',
    '#.###.#...##...#####.',
    '#.###.#.#.##.######.#',
    '#.....#.######.#...#.',
    '#######.##.#..###..##',
  ]);
  const digest = createHash('sha256').update(JSON.stringify(codes)).digest('hex');
  expect(digest).toBe('18317dbf8d665ffbc296a76998e5e8d37958396133be38bd8e4390bac778b938');
  expect(qrOf(address.slice(0, 135))).toBe(null);
});
