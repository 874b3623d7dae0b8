/**
 * Positions of windows in large tensors, as a link writes them (`url.ts`):
 * `0.1:3,_` the window of tensor 1 of operation 0 begins at row 3, its column is not chosen;
 * `s2:500` that of storage 2 begins at address 500; `zoom:-1` small cells, 1 and 2 large ones.
 */
export const ZOOMS = [-1, 0, 1, 2] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface Windows {
  /** By window (`0.1`, `s2`): the first index of each dimension, null where none was chosen. */
  pins: Map<string, (number | null)[]>;
  zoom: Zoom;
}

/** Reads what `url.ts` has let through; never throws. */
export function parseWindows(text: string): Windows {
  const pins: Windows['pins'] = new Map();
  let zoom: Zoom = 0;
  for (const item of text.split(';')) {
    const [key = '', value] = item.split(':');
    if (value === undefined) continue;
    if (key === 'zoom') zoom = ZOOMS.find((level) => String(level) === value) ?? 0;
    else
      pins.set(
        key,
        value.split(',').map((part) => (part === '_' ? null : Number(part))),
      );
  }
  return { pins, zoom };
}

export function formatWindows({ pins, zoom }: Windows): string {
  const items = [...pins]
    .filter(([, starts]) => starts.some((start) => start !== null))
    .map(([key, starts]) => `${key}:${starts.map((start) => start ?? '_').join()}`);
  return [...items, ...(zoom === 0 ? [] : [`zoom:${zoom}`])].join(';');
}

export const tensorKey = (operation: number, tensor: number): string => `${operation}.${tensor}`;
export const storageKey = (storage: number): string => `s${storage}`;
