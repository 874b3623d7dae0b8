import { type Windows, ZOOMS, type Zoom } from '../state/windows';
import { chosen, type Direction } from './moves';
import type { PlacedPane } from './panes';

export interface Explored {
  windows: Windows;
  onWindows: (next: Windows) => void;
}

export type PaneActions = ReturnType<typeof paneActions>;

/** What keys, wheel, fingers and buttons do, in one place. */
export function paneActions(current: () => Explored) {
  const write = (pane: PlacedPane, starts: readonly (number | null)[] | null) => {
    const { windows, onWindows } = current();
    const pins = new Map(windows.pins);
    if (starts) pins.set(pane.key, [...starts]);
    else pins.delete(pane.key);
    onWindows({ ...windows, pins });
  };
  return {
    pin: write,
    move: (
      pane: PlacedPane,
      start: readonly number[],
      before = current().windows.pins.get(pane.key),
    ) => write(pane, chosen(pane, before, start)),
    zoom(by: Direction) {
      const { windows, onWindows } = current();
      const zoom = zoomed(windows.zoom, by);
      if (zoom !== windows.zoom) onWindows({ ...windows, zoom });
    },
  };
}

export function zoomed(zoom: Zoom, by: Direction): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom;
}
