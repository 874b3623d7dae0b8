/**
 * `?seed=x&n=10&level=2&room=3` shows question 3 to a room. `first=9.4.2` and `second=` are counted votes,
 * `answer=1` shows the answer. `phone=3` asks the same on a student's phone, and `letter=B` is held up.
 */
import type { Level } from './asked';
import { formatPractice, parsePractice } from './link';
import { letterOf } from './words';

export interface RoomLink {
  seed: string;
  count: number;
  level: Level;
  about: string | null;
  screen: 'room' | 'phone';
  /** Counts from 1. */
  number: number;
  /** For each choice how many voted for it, before and after the discussion. */
  votes: readonly [Counts, Counts];
  answered: boolean;
  /** Order of the choice that is held up. */
  letter: number | null;
}

export type Counts = readonly number[];

const VOTES = ['first', 'second'] as const;
const MOST = 999;
/** No question has more choices. */
const CHOICES = 5;

/** Null where the link is no room's. */
export function parseRoom(search: string): RoomLink | null {
  const { seed, count, level, about } = parsePractice(search);
  const query = new URLSearchParams(search);
  const screen = query.has('phone') ? 'phone' : 'room';
  if (!seed || !query.has(screen)) return null;
  const number = Number(query.get(screen));
  const [first, second] = VOTES.map((name) => countsIn(query.get(name)));
  const letter = (query.get('letter')?.codePointAt(0) ?? 0) - 65;
  return {
    ...{ seed, count, about, screen },
    level: level ?? 1,
    number: Number.isInteger(number) ? Math.min(Math.max(number, 1), count) : 1,
    votes: [first ?? [], second ?? []],
    answered: query.get('answer') === '1',
    letter: letter >= 0 && letter < CHOICES ? letter : null,
  };
}

const countsIn = (text: string | null): Counts =>
  /^\d+(\.\d+)*$/.test(text ?? '') ? (text ?? '').split('.').slice(0, CHOICES).map(countOf) : [];

/** As many as a teacher may type. */
export const countOf = (text: string) => Math.min(Number(text.replace(/\D/g, '')), MOST);

export function formatRoom(link: RoomLink): string {
  const { screen, number, votes, answered, letter } = link;
  const counted = VOTES.map((name, vote) => {
    const counts = votes[vote] ?? [];
    return counts.some((one) => one > 0) ? `&${name}=${counts.join('.')}` : '';
  });
  const own = [
    `&${screen}=${number}`,
    ...counted,
    answered ? '&answer=1' : '',
    letter === null ? '' : `&letter=${letterOf(letter)}`,
  ];
  return formatPractice(link) + own.join('');
}

type Asking = Pick<RoomLink, 'seed' | 'count' | 'level' | 'about'>;

/** A question that nobody has answered. */
export const roomOf = (
  { seed, count, level, about }: Asking,
  screen: RoomLink['screen'],
  number = 1,
): RoomLink => ({
  ...{ seed, count, level, about, screen, number },
  votes: [[], []],
  answered: false,
  letter: null,
});
