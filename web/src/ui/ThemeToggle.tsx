import { chooseTheme, theme } from '../state/settings';
import type { Theme } from '../state/url';
import { shellWords as words } from './words';

const order: Theme[] = ['auto', 'light', 'dark'];

/** One button that goes round: as the system has it, light, dark. */
export function ThemeToggle() {
  const now = theme.value;
  const next = order[(order.indexOf(now) + 1) % order.length] ?? 'auto';
  return (
    <button
      type="button"
      class="theme-toggle"
      onClick={() => chooseTheme(next)}
      title={words.changeTheme(words[next])}
    >
      {words.theme(words[now])}
    </button>
  );
}
