import { type Direction, moved, type Pane, toEnd, turned } from './moves';

/** The effect of a key in a focused pane. */
export type PaneCommand = { start: number[] } | { zoom: Direction } | 'leave';

/** Null for other keys: the player or the browser may handle them. */
export function paneCommand(pane: Pane, event: KeyboardEvent): PaneCommand | null {
  if (event.altKey || event.metaKey) return null;
  const last = pane.shape.length - 1;
  const vertical = last > 0 || pane.line !== null;
  const all = event.ctrlKey ? 0 : last;
  switch (event.ctrlKey && !/^(Home|End)$/.test(event.key) ? '' : event.key) {
    case 'ArrowLeft':
      return { start: moved(pane, -1, 0) };
    case 'ArrowRight':
      return { start: moved(pane, 1, 0) };
    case 'ArrowUp':
      return vertical ? { start: moved(pane, 0, -1) } : null;
    case 'ArrowDown':
      return vertical ? { start: moved(pane, 0, 1) } : null;
    case 'PageUp':
      return { start: turned(pane, -1, Math.max(0, last - 1)) };
    case 'PageDown':
      return { start: turned(pane, 1, Math.max(0, last - 1)) };
    case 'Home':
      return { start: toEnd(pane, 'first', all) };
    case 'End':
      return { start: toEnd(pane, 'last', all) };
    case '+':
    case '=':
      return { zoom: 1 };
    case '-':
      return { zoom: -1 };
    case 'Escape':
      return 'leave';
    default:
      return null;
  }
}
