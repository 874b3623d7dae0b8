import { indexAt } from '../figures/window';
import { explorer } from '../locales/en/explorer';
import { listed } from '../locales/signs';
import { wordsOf } from '../locales/translation';
import type { Pane } from './moves';

export const explorerWords = wordsOf('explorer', explorer);

/** Describes a pane's content for screen readers. */
export function nameOfPane(pane: Pane): string {
  const { window, shape, line, name } = pane;
  const ranges = shape.map((size, dim) => {
    const last = indexAt(window, dim, Math.max(0, (window.count[dim] ?? 0) - 1));
    return explorerWords.range(window.start[dim] ?? 0, last, size);
  });
  return line === null
    ? explorerWords.cells(name, listed(ranges))
    : explorerWords.addresses(ranges.join());
}

/** The reason why a text is no index of this pane. */
export function noIndex({ shape, line }: Pane): string {
  const lasts = shape.map((size) => String(BigInt(size) - 1n));
  return line === null
    ? explorerWords.noIndex(listed(lasts.map((last) => explorerWords.indexRange(last))))
    : explorerWords.noAddress(lasts[0] ?? 0);
}
