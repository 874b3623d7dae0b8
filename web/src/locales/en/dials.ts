/** The dials: sizes, strides and offset of a view, turned by hand. */
export const dials = {
  size: 'size',
  entry: 'entry',
  dim: (dim: number) => `dim ${dim}`,
  sizeOf: (dim: number) => `size of dim ${dim}`,
  strideOf: (dim: number) => `stride of dim ${dim}`,
  entryOf: (dim: number) => `entry of dim ${dim}`,
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  drag: 'Drag it, type it, or press the arrow keys',
  undo: 'Undo',
  reset: 'As it was',
  add: 'Add a dim',
  remove: (dim: number) => `remove dim ${dim}`,
  address: 'address',
  byte: 'byte',
  picture: 'Each cell of the tensor, and a thread to its storage cell',
  part: 'The picture shows part of the tensor.',
  zero: (dim: number) => `Stride 0: every step along dim ${dim} stays on the same storage cell.`,
  outside: (address: string, count: string) =>
    `Address ${address} is outside: the storage has ${count} cells.`,
  none: 'Here no tensor has a name, so its strides cannot be turned.',
};
