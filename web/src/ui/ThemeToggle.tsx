import { chooseTheme, theme } from '../state/settings';
import type { Theme } from '../state/url';
import { shellWords as words } from './words';

const order: Theme[] = ['auto', 'light', 'dark'];

const after = (now: Theme) => order[(order.indexOf(now) + 1) % order.length] ?? 'auto';

/** A button that cycles through the themes: system, light, dark. */
export function ThemeToggle() {
  const now = theme.value;
  return (
    <button
      type="button"
      class="theme-toggle"
      onClick={() => chooseTheme(after(theme.peek()))}
      title={words.changeTheme(words[after(now)])}
    >
      {words.theme(words[now])}
    </button>
  );
}
