/** The word of a text that differs from `word` by one letter, missing, added or changed; else undefined. */
export function closest(word: string, text: string): string | undefined {
  const words = new Set(text.match(/[a-zа-яё_]{4,}/g));
  return [...words].find((other) => isOneOff(word, other));
}

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = `${restA[1]}${restA[0]}${restA.slice(2)}`;
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}
