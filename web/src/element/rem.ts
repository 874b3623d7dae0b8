/**
 * Defines `rem` inside an element (web/element-styles.ts): the font size around the element, not of
 * the page. Registered, `1em` is a length of that place; where that cannot be, each place is asked
 * for its own, and the browser works out the page's styles once more for it.
 */
const NAME = '--sw-rem';
const registered = register();

export const remStyle = registered ? `.sw-place{${NAME}:1em}` : '';

export function keepRem(place: HTMLElement): void {
  if (!registered) place.style.setProperty(NAME, getComputedStyle(place).fontSize);
}

function register(): boolean {
  try {
    CSS.registerProperty({ name: NAME, syntax: '<length>', inherits: true, initialValue: '16px' });
    return true;
  } catch (error) {
    // Another version of this script did.
    return error instanceof DOMException && error.name === 'InvalidModificationError';
  }
}
