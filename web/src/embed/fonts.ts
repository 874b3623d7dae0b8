import type { Command } from './protocol';

/** Sets the two custom properties whose names begin so. */
export function useFonts(
  { style }: HTMLElement,
  begin: string,
  { ui, code }: Extract<Command, { type: 'fonts' }>,
): void {
  if (ui) style.setProperty(`${begin}-ui`, ui);
  if (code) style.setProperty(`${begin}-code`, code);
}
