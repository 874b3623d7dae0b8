import { followTheme } from '../lib/host-theme';
import { theme } from '../state/settings';
import { parseLink } from '../state/url';
import { useFonts } from './fonts';
import { readCommand } from './protocol';

/**
 * The theme of the page around a frame, unless the address names one: looked up where both are of one
 * site, else as that page says.
 */
export function followHost(): void {
  const asked = parseLink(location.search).state.theme;
  if (window.parent === window || asked === 'light' || asked === 'dark') return;
  const show = (next: typeof theme.value) => {
    theme.value = next;
  };
  const around = placeInHost();
  if (around) followTheme(around, show);
  addEventListener('message', ({ source, data }) => {
    const command = source === window.parent && readCommand(data);
    if (command && command.type === 'theme') show(command.theme);
  });
}

/** The fonts that the page around a frame says. */
export function followFonts(): void {
  addEventListener('message', ({ source, data }) => {
    const command = source === window.parent && readCommand(data);
    if (command && command.type === 'fonts') useFonts(document.documentElement, '--font', command);
  });
}

/** Null in a page of another site. */
function placeInHost(): Element | null {
  try {
    return window.frameElement;
  } catch {
    return null;
  }
}
