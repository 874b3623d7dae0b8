/** Notes of a widget for the author of the page. */
export const widget = {
  unknown: (name: string) => `Stridewise has no option named ${name}.`,
};
