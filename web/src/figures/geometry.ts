/** Pixel arithmetic for the figures. Everything is in CSS pixels on a 4 px grid. */

export const TEXT = { tiny: 11, small: 12, body: 14, name: 16, size: 22 } as const;
export const CELL = { height: 52, radius: 6, gap: 16 } as const;

/** Below this width labels stand above their row instead of beside it. */
export const NARROW = 560;

/** Figures of the view rule share one column of labels and one width. */
export const GUTTER = 176;
export const VIEW_WIDTH = 976;

/** Characters as wide as they are high: Chinese, Japanese, Korean. */
const WIDE = /[\u2e80-\uffdc]/g;

/** Estimated width: the figures are laid out before a browser has measured any text. */
export function textWidth(text: string, size: number, mono = true): number {
  const narrow = text.replace(WIDE, '').length;
  return Math.ceil(size * (narrow * (mono ? 0.61 : 0.56) + text.length - narrow));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function shorten(text: string, width: number, size: number): string {
  const room = Math.max(1, Math.floor(width / (size * 0.61)));
  return text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`;
}

/** Breaks at spaces, and between Chinese characters, so that no line is wider than `width`. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<= |[\u3000-\u9fff])(?![，：。])/)) {
    const line = (lines[lines.length - 1] ?? '') + word;
    if (lines.length > 0 && textWidth(line.trimEnd(), size, false) <= width)
      lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

export const translate = (x: number, y: number): string => `translate(${round(x)} ${round(y)})`;

/** Rounds to one decimal: the markup stays small and snapshots stay equal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Diagonal lines that fill a box; drawn, not a pattern, so that no figure needs an id. */
export function hatch(width: number, height: number, step = 8): string {
  let path = '';
  for (let c = step; c < width + height; c += step) {
    const [x1, y1] = [Math.max(0, c - height), Math.min(c, height)];
    const [x2, y2] = [Math.min(c, width), Math.max(0, c - width)];
    path += `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  }
  return path;
}

/** An arrow head whose tip is at (x, y), pointing down. */
export const arrowHead = (x: number, y: number): string => `M${round(x)} ${round(y)}l-4 -7h8z`;

/** Puts labels of equal height on as few levels as keep them from overlapping. */
export function levels(labels: { x: number; width: number }[]): number[] {
  const ends: number[] = [];
  return labels.map(({ x, width }) => {
    let level = ends.findIndex((end) => end <= x - width / 2);
    if (level < 0) level = ends.length;
    ends[level] = x + width / 2 + 8;
    return level;
  });
}
