/** How wide a letter is, of its height: Latin, Cyrillic, and what is written in squares. */
const NARROW = 0.54;
const CYRILLIC = 0.62;
const SQUARE = 1;

const isSquare = (char: string) =>
  /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(char);

/** A text in lines no wider than `width`; where there are spaces at one of them. */
export function wrapped(text: string, width: number, letter: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/(?<= )|(?<=[\u3000-\u9fff\uff00-\uff60])/)) {
    const line = (lines.at(-1) ?? '') + word;
    if (widthOf(line.trimEnd(), letter) > width && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trimEnd());
}

const wideOf = (char: string) =>
  isSquare(char) ? SQUARE : /[\u0400-\u04ff]/.test(char) ? CYRILLIC : NARROW;

export const widthOf = (text: string, letter: number) =>
  [...text].reduce((sum, char) => sum + letter * wideOf(char), 0);
