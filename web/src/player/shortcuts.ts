export type Command = 'next' | 'previous' | 'toFirst' | 'toLast' | 'toggle';

/** The one table that keys, tooltips and the help text read. */
export const SHORTCUTS: { keys: readonly string[]; command: Command; label: string }[] = [
  { keys: ['ArrowRight', 'PageDown'], command: 'next', label: 'Next' },
  { keys: ['ArrowLeft', 'PageUp'], command: 'previous', label: 'Back' },
  { keys: ['Home'], command: 'toFirst', label: 'First step' },
  { keys: ['End'], command: 'toLast', label: 'Last step' },
  { keys: [' '], command: 'toggle', label: 'Play or pause' },
];

const SHOWN: Record<string, string> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ' ': 'Space',
  PageDown: 'Page Down',
  PageUp: 'Page Up',
};

export function keysOf(command: Command): string {
  const keys = SHORTCUTS.find((shortcut) => shortcut.command === command)?.keys ?? [];
  return keys.map((key) => SHOWN[key] ?? key).join(', ');
}
