import type { Player } from '../state/player';
import { blacks } from './full-screen';
import { SHORTCUTS } from './shortcuts';

/**
 * Key handler of a player. Keys act only while the focus is inside the widget, and never on a
 * control that needs them itself.
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
    if (target.closest('input, select, textarea, [contenteditable]')) return;
    // The arrow keys scroll a picture that is too wide.
    if (event.key.startsWith('Arrow') && target.closest('.sw-scroll')) return;
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(event.key));
    if (!shortcut) return;
    event.preventDefault();
    player[shortcut.command]();
  };
}
