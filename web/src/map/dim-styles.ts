/** Named dims of a map: each has a class, and one class of the whole map lights it wherever it is. */
import { addStyles } from '../lib/add-styles';

const COLOURS = 8;
let made = 0;

/** The class of a named dim in a row. */
export const dimClass = (name: number): string => `sw-dim n${name}`;

/** Makes the styles of so many names. */
export function addDimStyles(names: number): void {
  const rules: string[] = [];
  for (; made < names; made++) {
    const own = `--dim-${made % COLOURS}`;
    rules.push(
      `.sw-map .n${made} { --own: var(${own}); --tint: var(${own}-tint); }`,
      `.sw-map.lit-n${made} .n${made} { background: var(--own); color: var(--surface); }`,
    );
  }
  if (rules.length > 0) addStyles(rules.join('\n'));
}

/** Lights the dim that is pointed at. */
export function lightDim(map: HTMLElement | null, target?: Element): void {
  const dim = target?.closest('.sw-dim')?.classList[1];
  if (map) map.className = dim ? `sw-map lit-${dim}` : 'sw-map';
}
