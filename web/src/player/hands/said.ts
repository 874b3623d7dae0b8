/** A cell in words: "x[1, 2] = 6, address 5, also y[2, 1]". */
import type { Operation } from '../../core/types';
import { hands as english } from '../../locales/en/hands';
import { inTurn, listed } from '../../locales/signs';
import { sayName, wordsOf } from '../../locales/translation';
import { kinOf } from './kin';

export const handsWords = wordsOf('hands', english);

/** The largest number of other names that are listed. */
const MOST = 6;

export function saidOf(story: Element, cell: Element, { tensors }: Operation): string {
  const words = handsWords;
  const { index, address = '', value, ghost, number } = dataOf(cell);
  const nameOf = (one: Element) => {
    const { tensor, index } = dataOf(one);
    const name = sayName(tensors[Number(tensor)]?.name ?? '');
    return index ? `${name}[${index.replaceAll(',', ', ')}]` : name;
  };
  const held = value ?? words.blank;
  const own = index === undefined ? '' : nameOf(cell);
  const others = new Set(
    kinOf(story, cell)
      .filter((one) => isSeen(one) && dataOf(one).index !== undefined)
      .map(nameOf),
  );
  others.delete(own);
  const same = listed([...others].slice(0, MOST)) + (others.size > MOST ? ' …' : '');
  const parts = [
    own ? words.cell(own, held, address) : words.stored(address, held),
    number !== undefined && words.number(number),
    ghost !== undefined && words.ghost,
    same && words.also(same),
  ];
  return inTurn(parts.flatMap((part) => part || []));
}

const dataOf = (cell: Element) => (cell as HTMLElement | SVGElement).dataset;

/** True if the cell is drawn now; hidden cells have no rectangle. */
export const isSeen = (cell: Element) => cell.getClientRects().length > 0;
