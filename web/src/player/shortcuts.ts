import { playerWords as words } from './words';

export type PlayerCommand = 'next' | 'previous' | 'toFirst' | 'toLast' | 'toggle';

type Label = 'next' | 'previous' | 'first' | 'last' | 'playOrPause';

/** The one table for keys, tooltips and the help text. */
export const SHORTCUTS: { keys: readonly string[]; command: PlayerCommand; label: Label }[] = [
  { keys: ['ArrowRight', 'PageDown'], command: 'next', label: 'next' },
  { keys: ['ArrowLeft', 'PageUp'], command: 'previous', label: 'previous' },
  { keys: ['Home'], command: 'toFirst', label: 'first' },
  { keys: ['End'], command: 'toLast', label: 'last' },
  { keys: [' '], command: 'toggle', label: 'playOrPause' },
];

const SHOWN: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
};

export function keysOf(command: PlayerCommand): string {
  const keys = SHORTCUTS.find((shortcut) => shortcut.command === command)?.keys ?? [];
  return keys.map((key) => (key === ' ' ? words.space : (SHOWN[key] ?? key))).join(', ');
}
