/** Wheel, mouse and fingers on a pane. Distances in CSS pixels become whole cells. */
import type { Direction } from './moves';

interface Hand {
  /** Moves by cells, counted from the window's position at the start of the drag. */
  drag(columns: number, rows: number): void;
  zoom(by: Direction): void;
  /** A press without movement. */
  press(): void;
}

export interface Grip {
  hand: Hand;
  /** Size of a cell with its gap, in px on the screen. */
  pitch: { x: number; y: number };
  focused: boolean;
  /** The pane has no rows, so a wheel moves along its columns. */
  flat: boolean;
}

interface Point {
  x: number;
  y: number;
}

/** Movements of less than STILL px count as a press: hands tremble. */
const STILL = 5;
/** Wheel or pinch distance in px for one zoom level. */
const NOTCH = 40;
const SPREAD = 1.35;

export function panePointer(gripAt: (event: MouseEvent) => Grip | null) {
  const fingers = new Map<number, Point>();
  let grip: Grip | null = null;
  let origin: Point = { x: 0, y: 0 };
  let dragging = false;
  /**
   * State at the press: the first press on a pane focuses it, a later one goes to the cell below.
   */
  let wasFocused = false;
  let spread: number | null = null;
  let wheel = { x: 0, y: 0, zoom: 0, at: 0 };

  const apart = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : null;
  };
  const letGo = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    grip = null;
    spread = null;
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        grip = gripAt(event);
        origin = pointOf(event);
        dragging = false;
        wasFocused = grip?.focused ?? false;
      }
      if (!grip) return;
      fingers.set(event.pointerId, pointOf(event));
      spread = apart();
    },
    onPointerMove(event: PointerEvent) {
      if (!grip || !fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, pointOf(event));
      const now = apart();
      if (now !== null && spread !== null) {
        dragging = true;
        if (now > spread * SPREAD || now * SPREAD < spread) {
          grip.hand.zoom(now > spread ? 1 : -1);
          spread = now;
        }
        return;
      }
      const [dx, dy] = [event.clientX - origin.x, event.clientY - origin.y];
      if (!dragging && Math.hypot(dx, dy) < STILL) return;
      if (!dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId);
      dragging = true;
      // Until the pane is focused, vertical movement of a finger scrolls the page.
      const rows = event.pointerType === 'touch' && !grip.focused ? 0 : dy / grip.pitch.y;
      grip.hand.drag(-Math.round(dx / grip.pitch.x), -Math.round(rows));
    },
    onPointerUp(event: PointerEvent) {
      if (grip && fingers.size === 1 && !dragging) grip.hand.press();
      letGo(event);
    },
    onPointerCancel: letGo,
    /** After a touch, browsers send mouse events that take the focus away; this brings it back. */
    onClick(event: MouseEvent) {
      const isHand = event.detail > 0;
      const over = gripAt(event);
      if (isHand && (dragging || (over && !wasFocused))) event.stopPropagation();
      if (!dragging) over?.hand.press();
    },
    /** The wheel scrolls the page unless the pane has the focus; with ctrl it zooms. */
    onWheel(event: WheelEvent) {
      const over = gripAt(event);
      if (!over || !(event.ctrlKey || over.focused)) return;
      event.preventDefault();
      if (event.timeStamp - wheel.at > 250) wheel = { x: 0, y: 0, zoom: 0, at: 0 };
      wheel.at = event.timeStamp;
      const unit = event.deltaMode === 0 ? 1 : NOTCH;
      if (event.ctrlKey) {
        wheel.zoom += event.deltaY * unit;
        if (Math.abs(wheel.zoom) < NOTCH) return;
        over.hand.zoom(wheel.zoom < 0 ? 1 : -1);
        wheel.zoom = 0;
        return;
      }
      const sideways = event.shiftKey || over.flat;
      wheel.x += (event.deltaX + (sideways ? event.deltaY : 0)) * unit;
      wheel.y += (sideways ? 0 : event.deltaY) * unit;
      const [columns, rows] = [
        Math.trunc(wheel.x / over.pitch.x),
        Math.trunc(wheel.y / over.pitch.y),
      ];
      wheel.x -= columns * over.pitch.x;
      wheel.y -= rows * over.pitch.y;
      if (columns !== 0 || rows !== 0) over.hand.drag(columns, rows);
    },
  };
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
