/** The menu that saves a story as files. */
export const saves = {
  save: 'Save…',
  svg: 'This step as SVG',
  png: 'This step as PNG',
  svgs: 'All steps as SVG (ZIP)',
  pngs: 'All steps as PNG (ZIP)',
  sheet: 'All steps on one sheet (SVG)',
  page: 'All steps as a page to print (HTML)',
  gif: 'All steps as GIF',
  video: 'All steps as video (takes as long as playing them)',
  print: 'Print, or PDF',
  begins: 'Drawing…',
  picture: (done: number, count: number) => `Picture ${done} of ${count}`,
  saved: 'Saved.',
  failed: 'This could not be saved.',
};
