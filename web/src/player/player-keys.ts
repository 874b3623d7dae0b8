import type { Player } from '../state/player';
import { blacks } from './full-screen';
import { SHORTCUTS } from './shortcuts';

export interface Leaving {
  direction: 'next' | 'previous';
}

/**
 * Key handler of a player. Keys act only while the focus is inside the widget, and never on a
 * control that needs them itself. A key for a step that is not there says so: a slide can go on.
 */
export function playerKeys(player: Player) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return;
    if (blacks(event)) {
      event.preventDefault();
      return;
    }
    const target = event.target as Element;
    const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(event.key));
    const isBar = target.matches('[type=range]');
    if (isBar && shortcut && barHas(event.key, player)) return;
    if (!isBar && target.closest('input, select, textarea, [contenteditable]')) return;
    // The arrow keys scroll a picture that is too wide.
    if (event.key.startsWith('Arrow') && target.closest('.sw-scroll')) {
      event.stopPropagation();
      return;
    }
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    if (!shortcut) return;
    event.preventDefault();
    const leaving = leavingBy(shortcut.command, player);
    // A key that is held stops at the end.
    if (!leaving) player[shortcut.command]();
    else if (!event.repeat) tellLeaving(event.currentTarget as Element, leaving);
  };
}

/** Whether the bar moves by the key itself: by arrows, up to its ends. */
function barHas(key: string, { atStart, atEnd }: Player): boolean {
  if (key.startsWith('Page')) return false;
  return !(key === 'ArrowRight' ? atEnd.peek() : key === 'ArrowLeft' && atStart.peek());
}

/** The direction of a command that has no step to go to. */
function leavingBy(command: string, { hasNext, hasPrevious }: Player): Leaving | null {
  if (command === 'next' && !hasNext.peek()) return { direction: command };
  if (command === 'previous' && !hasPrevious.peek()) return { direction: command };
  return null;
}

function tellLeaving(story: Element, detail: Leaving): void {
  story.dispatchEvent(new CustomEvent('leave', { bubbles: true, detail }));
}
