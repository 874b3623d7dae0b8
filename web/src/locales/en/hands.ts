import type { PhaseId } from '../../core/types';

/** What a cell is, for those who walk the picture by keys, and the names of a story's chapters. */
export const hands = {
  walk: 'Cells of the picture: Enter goes in, the arrows walk, Escape leaves',
  cell: (place: string, value: string, address: string) =>
    `${place} = ${value}, address ${address}`,
  stored: (address: string, value: string) => `Storage address ${address} holds ${value}`,
  blank: 'nothing yet',
  number: (number: string) => `number ${number} in reading order`,
  also: (places: string) => `also ${places}`,
  ghost: 'the same cell seen again',
  chapters: {
    shapes: 'Shapes',
    align: 'Align from the right',
    pad: 'Put 1s in front',
    compare: 'Compare sizes',
    result: 'Shape of the result',
    stretch: 'Stretch',
    descend: 'Read the nesting',
    infer: 'Work out −1',
    count: 'Count the elements',
    chunks: 'Find the chunks',
    fit: 'Fit the new sizes',
    outcome: 'Outcome',
    repairs: 'What works instead',
    before: 'Before',
    move: 'Move',
    after: 'After',
    fill: 'Fill the storage',
    elements: 'Element by element',
  } satisfies Record<PhaseId, string>,
};
