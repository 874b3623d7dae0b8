/**
 * A language in parts, for lessons: what their first story says, and the rest of it when something that
 * says it is asked for. What is asked for waits for its words, so no text changes before the reader.
 */
import type { More, Part, Told } from './more';
import { spoken } from './translation';
import type { Interface, Narration, Titles, Translation } from './types';

/** What is shown before anything is asked for. */
interface First {
  titles: Titles;
  words: Pick<Interface, 'shell' | 'player' | 'figures' | 'lesson'>;
  narration: Partial<Narration>;
}

interface Words {
  words?: Partial<Interface>;
  narration?: Partial<Narration>;
}

export type Fetches = Record<Part, () => Promise<Words>>;

export interface InParts {
  translation: Translation;
  more: More;
}

/** In which parts the sentences of a table are. */
const TABLES: Record<string, readonly Part[]> = {
  event: ['meeting', 'views', 'writes', 'refusals'],
  caution: ['cautions'],
  repair: ['repairs'],
};

const PARTS: Record<Told['kind'], readonly Part[]> = {
  dims: [],
  fill: [],
  note: ['writes'],
  broadcast: ['meeting'],
  expand: ['meeting'],
  reduce: ['meeting'],
  product: ['meeting'],
  view: ['views'],
  copy: ['views'],
  reorder: ['views'],
  index: ['writes'],
  join: ['meeting', 'writes'],
  put: ['meeting', 'writes'],
  in_place: ['meeting', 'writes'],
};

/** Their rules say themselves why they refuse. */
const COMPARED: readonly Told['kind'][] = ['broadcast', 'expand', 'in_place'];

/** What is said of an operation, besides what is there at once. */
export const partsOf = ({ kind, refused }: Told): readonly Part[] =>
  refused && !COMPARED.includes(kind) ? [...PARTS[kind], 'refusals'] : PARTS[kind];

export function inParts({ titles, words, narration }: First, fetches: Fetches): InParts {
  // Whole when all parts have come: tests/web/locales-in-parts.test.ts.
  const translation = { titles, words: { ...words }, narration: { ...narration } } as Translation;
  const asked = new Map<Part, Promise<void>>();
  const failed = new Set<Part>();
  let underWay = 0;
  const fetchPart = async (part: Part) => {
    underWay++;
    try {
      const come = await fetches[part]();
      Object.assign(translation.words, come.words);
      Object.assign(translation.narration, come.narration);
    } catch {
      // Without them it is said in English; who needs them next tries again.
      asked.delete(part);
      failed.add(part);
    }
    underWay--;
    // Who has read it is drawn anew.
    spoken.value = { ...spoken.value };
  };
  const need = async (...parts: readonly Part[]) => {
    for (const part of parts) if (!asked.has(part)) asked.set(part, fetchPart(part));
    await Promise.all(parts.map((part) => asked.get(part)));
  };
  const isComing = (table: string) => {
    need(...(TABLES[table] ?? []).filter((part) => !failed.has(part)));
    return underWay > 0;
  };
  return { translation, more: { need, tell: (told) => need(...partsOf(told)), isComing } };
}
