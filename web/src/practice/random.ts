/** Numbers that a seed decides, the same in every browser: xmur3 into sfc32. */
export interface Random {
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
}

export function randomOf(seed: string): Random {
  const state = hashed(seed);
  const next = () => {
    let [a, b, c, d] = state;
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    state.splice(0, 4, a, b, c, d);
    return (sum >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 12; warm++) next();
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    shuffled<T>(from: readonly T[]) {
      const left = [...from];
      return from.map(() => left.splice(below(left.length), 1)[0] as T);
    },
  };
}

type State = [number, number, number, number];

function hashed(text: string): State {
  let hash = 1779033703 ^ text.length;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash | 0;
  };
  return [word(), word(), word(), word()];
}
