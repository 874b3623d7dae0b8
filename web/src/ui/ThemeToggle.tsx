import { chooseTheme, theme } from '../state/settings';
import type { Theme } from '../state/url';

const order: Theme[] = ['auto', 'light', 'dark'];
const names: Record<Theme, string> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** One button that goes round: as the system has it, light, dark. */
export function ThemeToggle() {
  const now = theme.value;
  const next = order[(order.indexOf(now) + 1) % order.length] ?? 'auto';
  return (
    <button
      type="button"
      class="theme-toggle"
      onClick={() => chooseTheme(next)}
      title={`Change to ${names[next]}`}
    >
      Theme: {names[now]}
    </button>
  );
}
