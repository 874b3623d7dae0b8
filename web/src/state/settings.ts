import { effect, signal } from '@preact/signals';
import { readStored, writeStored } from '../lib/stored';
import { parseLink, type Theme } from './url';

const key = 'stridewise.theme';
const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** The reader's setting for the whole page; public/boot.js applies it before the first paint. */
export const theme = signal<Theme>('auto');

/** Takes over what boot.js applied, then follows the signal. Once, in the browser. */
export function startSettings(): void {
  const stored = themes.find((name) => name === readStored(key));
  theme.value = parseLink(location.search).state.theme ?? stored ?? 'auto';
  effect(() => applyTheme(theme.value));
}

/** A choice of the reader is remembered; a theme that came with a link is not. */
export function chooseTheme(next: Theme): void {
  theme.value = next;
  writeStored(key, next === 'auto' ? null : next);
}

function applyTheme(next: Theme): void {
  const { dataset } = document.documentElement;
  if (next === 'auto') delete dataset.theme;
  else dataset.theme = next;
}
