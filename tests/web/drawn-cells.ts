/**
 * The cells of a drawn picture, read from the attributes that every figure writes, whichever it is:
 *
 *   data-storage   number of the storage within the story
 *   data-address   element address in it
 *   data-tensor    index into the operation's tensors; a cell of a strip has none
 *   data-index     index within the tensor as it is drawn, "2,0"; "" of a scalar; of a strip none
 *   data-value     what stands there now, as the library prints it; left out where nothing does
 *   data-blank     nothing has been written there yet
 *   data-ghost     a stored cell once more, along a dimension of stride 0
 *
 * Nothing else of the markup is looked at.
 */
export interface DrawnCell {
  storage: number;
  address: number;
  tensor: number | null;
  index: number[] | null;
  value: string | null;
  blank: boolean;
  ghost: boolean;
}

const TAG = /<[a-z][^<>]*\sdata-address="[^<>]*>/g;

export function drawnCells(html: string): DrawnCell[] {
  return [...html.matchAll(TAG)].map(([tag]) => {
    const read = (name: string) => new RegExp(`\\sdata-${name}(?:="([^"]*)")?[\\s/>]`).exec(tag);
    const text = (name: string) => read(name)?.[1] ?? null;
    const [tensor, index] = [text('tensor'), text('index')];
    return {
      storage: Number(text('storage')),
      address: Number(text('address')),
      tensor: tensor === null ? null : Number(tensor),
      index: read('index') ? (index ? index.split(',').map(Number) : []) : null,
      value: text('value')?.replaceAll('&lt;', '<').replaceAll('&amp;', '&') ?? null,
      blank: read('blank') !== null,
      ghost: read('ghost') !== null,
    };
  });
}
