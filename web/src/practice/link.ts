/** `?seed=...&n=10&level=2&about=keepdim`: with a level the questions are the same for everybody. */
import { type Level, levels } from './asked';
import { kindsAbout } from './kinds/about';
import { FAIR } from './series';

export interface PracticeLink {
  seed: string | null;
  count: number;
  level: Level | null;
  /** The lesson that all of it is about. */
  about: string | null;
  /** Something in it could not be read. */
  odd: boolean;
}

export const USUAL = 10;
const MOST = 50;
const SEED = /^[\w-]{1,40}$/;

export function parsePractice(search: string): PracticeLink {
  const query = new URLSearchParams(search);
  const [seed, n, level, lesson] = ['seed', 'n', 'level', 'about'].map((name) => query.get(name));
  const number = Number(n);
  const count = Number.isInteger(number) && number >= 1 && number <= MOST ? number : null;
  const known = levels.find((one) => String(one) === level) ?? null;
  const about = lesson && kindsAbout(lesson) ? lesson : null;
  const read = seed && SEED.test(seed) ? seed : null;
  return {
    seed: read,
    count: count ?? USUAL,
    level: known,
    about,
    odd:
      (lesson != null && !about) ||
      (seed != null && !read) ||
      (n != null && !count) ||
      (level != null && !known),
  };
}

type SharedRound = Pick<PracticeLink, 'count' | 'about'> & { seed: string };

export function formatPractice(link: SharedRound & Pick<PracticeLink, 'level'>) {
  const level = link.level ? `&level=${link.level}` : '';
  const about = link.about ? `&about=${link.about}` : '';
  return `?seed=${link.seed}&n=${link.count}${level}${about}`;
}

/** Address of the same questions at a level. */
export const linkTo = ({ seed, count, about }: SharedRound, level: Level) =>
  new URL(location.pathname + formatPractice({ seed, count, level, about }), location.origin).href;

/** Short enough to be read aloud. */
export function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return FAIR + number.toString(36).slice(0, 6);
}
