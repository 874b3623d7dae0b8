/** What a widget says to who puts it into a page. */
export const widget = {
  unknown: (name: string) => `Stridewise has no option named ${name}.`,
};
