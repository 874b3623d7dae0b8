import { type Windows, ZOOMS, type Zoom } from '../state/windows';
import { chosen, type Direction, pinned } from './moves';
import type { PlacedPane } from './panes';

export interface Explored {
  /** The windows requested last: two keys can arrive before the first one's window is drawn. */
  asked: () => Windows;
  onWindows: (next: Windows) => void;
}

export type PaneActions = ReturnType<typeof paneActions>;

/** All actions on a pane, shared by keys, wheel, fingers and buttons. */
export function paneActions(current: () => Explored) {
  const write = (pane: PlacedPane, starts: readonly (number | null)[] | null) => {
    const { asked, onWindows } = current();
    const pins = new Map(asked().pins);
    if (starts) pins.set(pane.key, [...starts]);
    else pins.delete(pane.key);
    onWindows({ ...asked(), pins });
  };
  return {
    /** The pane with everything requested so far, drawn or not. */
    standing: (pane: PlacedPane) => pinned(pane, current().asked().pins.get(pane.key)),
    pin: write,
    move: (
      pane: PlacedPane,
      start: readonly number[],
      before = current().asked().pins.get(pane.key),
    ) => write(pane, chosen(pane, before, start)),
    zoom(by: Direction) {
      const { asked, onWindows } = current();
      const windows = asked();
      const zoom = zoomed(windows.zoom, by);
      if (zoom !== windows.zoom) onWindows({ ...windows, zoom });
    },
  };
}

export function zoomed(zoom: Zoom, by: Direction): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom;
}
