import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { addStyles } from '../lib/add-styles';
import { memo, memoByValue } from '../lib/memo';
import type { Windows, Zoom } from '../state/windows';
import styles from '../styles/explorer.css?inline';
import { nameOfPane, explorerWords as words } from './explorer-words';
import { GoTo } from './GoTo';
import { type Direction, moved } from './moves';
import { type Explored, type PaneActions, paneActions, zoomed } from './pane-actions';
import { paneCommand } from './pane-keys';
import { type Grip, panePointer } from './pane-pointer';
import type { PlacedPane } from './panes';
import { Scroll } from './Scroll';

addStyles(styles);

interface Props extends Explored {
  windows: Windows;
  panes: PlacedPane[];
  scale: number;
  children: ComponentChildren;
}

/** Makes the windows of a figure movable: by keys, wheel, mouse, fingers, or by typing an index. */
export function Explorer(props: Props) {
  const { panes, windows, scale, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const actions = useMemo(() => paneActions(() => latest.current), []);
  const pointer = useMemo(
    () => panePointer((event) => gripAt(event, frame.current, latest.current, actions)),
    [actions],
  );
  // A prerendered page has no style attributes, because its security policy forbids them.
  const live = typeof window !== 'undefined';
  return (
    <div class="sw-tensor">
      <Scroll>
        <div ref={frame} class="sw-explorer" data-pans={panes.length > 0 || undefined} {...pointer}>
          {children}
          {live &&
            panes.map((pane) => (
              <PaneFrame key={pane.key} pane={pane} scale={scale} actions={actions} />
            ))}
        </div>
      </Scroll>
      {(panes.length > 0 || windows.zoom !== 0) && (
        <Bar panes={panes} zoom={windows.zoom} actions={actions} />
      )}
    </div>
  );
}

interface BarProps {
  panes: PlacedPane[];
  zoom: Zoom;
  actions: PaneActions;
}

/** The bar below the figure: an index to go to, and the zoom. */
const Bar = memoByValue(({ panes, zoom, actions }: BarProps) => (
  <div class="sw-explorer-bar">
    {panes.map((pane) => (
      <GoTo key={pane.key} pane={pane} actions={actions} />
    ))}
    <span class="sw-goto">
      <ZoomButton by={-1} zoom={zoom} onZoom={actions.zoom} />
      <ZoomButton by={1} zoom={zoom} onZoom={actions.zoom} />
    </span>
  </div>
));

interface PaneFrameProps {
  pane: PlacedPane;
  scale: number;
  actions: PaneActions;
}

/** Takes the focus and the keys of a pane; the pointer passes through it to the cells. */
const PaneFrame = memoByValue(({ pane, scale, actions }: PaneFrameProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const now = actions.standing(pane);
    const command = paneCommand(now, event);
    if (command === null) return;
    event.preventDefault();
    if (command === 'leave') leave(event.currentTarget as Element);
    else if ('zoom' in command) actions.zoom(command.zoom);
    else actions.move(now, command.start);
  };
  const named = {
    role: 'group',
    'aria-label': nameOfPane(pane),
    'aria-description': words.keys,
    tabIndex: 0,
    onKeyDown,
  } as const;
  return <div {...named} class="sw-pane" data-pane={pane.key} style={placeOf(pane, scale)} />;
});

/** Moves the focus to the story, so that the player's keys work again. */
function leave(pane: Element): void {
  pane.closest<HTMLElement>('.sw-story')?.focus({ preventScroll: true });
}

interface ZoomProps {
  by: Direction;
  zoom: Zoom;
  onZoom: (by: Direction) => void;
}

const ZoomButton = memo(({ by, zoom, onZoom }: ZoomProps) => {
  const label = by > 0 ? words.larger : words.smaller;
  return (
    <button
      type="button"
      class="sw-small-button"
      aria-label={label}
      title={label}
      aria-disabled={zoomed(zoom, by) === zoom || undefined}
      onClick={() => onZoom(by)}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
});

/** The pane under the pointer, at its current position. */
function gripAt(
  event: MouseEvent,
  frame: HTMLElement | null,
  { panes, asked, scale }: Props,
  actions: PaneActions,
): Grip | null {
  if (!frame) return null;
  const box = frame.getBoundingClientRect();
  // Full screen and page zoom enlarge the figure, so its pixels may differ from those of the
  // screen.
  const ratio = (box.width / frame.offsetWidth) * scale;
  const [x, y] = [(event.clientX - box.left) / ratio, (event.clientY - box.top) / ratio];
  const pane = panes.find(
    (one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height,
  );
  if (!pane) return null;
  const element = frame.querySelector<HTMLElement>(`[data-pane="${pane.key}"]`);
  const before = asked().pins.get(pane.key);
  return {
    pitch: { x: pane.pitch.x * ratio, y: pane.pitch.y * ratio },
    focused: document.activeElement === element,
    flat: pane.shape.length === 1 && pane.line === null,
    hand: {
      drag: (columns, rows) => actions.move(pane, moved(pane, columns, rows), before),
      zoom: actions.zoom,
      press: () => element?.focus({ preventScroll: true }),
    },
  };
}

function placeOf({ x, y, width, height }: PlacedPane, scale: number) {
  const px = (value: number) => `${Math.round(value * scale)}px`;
  return { left: px(x - 4), top: px(y - 4), width: px(width + 8), height: px(height + 8) };
}
