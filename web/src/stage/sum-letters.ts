/**
 * Letters where two tensors of equal values meet: small ones for the cells of the first, capitals
 * for those of the second, and both in each cell of the result, such as `c+A`.
 */
import type { Operation, Scene } from '../core/types';
import { figureOf } from '../figures/figure-of';
import type { PosesInMaking, Sprite } from './sprites';
import { signOf } from './text';

/** The alphabet has so many letters; a pair of them fits into a cell. */
const MOST = 26;
const [SMALL, CAPITAL] = [97, 65];

/** True if the values of both operands say nothing, and one of them is repeated. */
export function hasSumLetters({ kind, name, tensors, staged, refused }: Operation): boolean {
  const [a, b] = tensors;
  if (kind !== 'broadcast' || refused || staged.length !== 2 || !signOf(name) || !a || !b)
    return false;
  const plain = [a, b].every(
    ({ values, isNumber, storageSize }) =>
      values === 'same' && !isNumber && Number(storageSize) <= MOST,
  );
  return plain && a.storage !== b.storage && staged.some((dims) => dims.some((d) => d.stretched));
}

const letter = (base: number, address: number) => String.fromCharCode(base + address);

/** The sprites of a page with the letters of their cells; a cell without any shows its value. */
export function withSumLetters({ tensors, name, result }: Operation, sprites: readonly Sprite[]) {
  const [a, b] = tensors.map(({ storage }) => storage);
  const own = (storage: number, address: number) =>
    storage === a ? letter(SMALL, address) : letter(CAPITAL, address);
  const met = new Map<string, string[]>();
  const made = new Map<number, string | null>();
  for (const { cell, kind } of sprites) {
    if (kind !== 'cell' || !cell || cell.tensor === result) continue;
    const at = String(cell.index);
    met.set(at, [...(met.get(at) ?? []), own(cell.storage, cell.address)]);
  }
  for (const { cell } of sprites)
    if (cell && cell.tensor === result)
      made.set(cell.address, met.get(String(cell.index))?.join(signOf(name) ?? '') ?? null);
  return sprites.map((sprite): Sprite => {
    const { cell } = sprite;
    if (!cell) return sprite;
    const isOwn = cell.storage === a || cell.storage === b;
    const letters = isOwn ? own(cell.storage, cell.address) : (made.get(cell.address) ?? null);
    return { ...sprite, cell: { ...cell, letters } };
  });
}

/** Values on their way have the letters of the cells that they come from. */
export function poseSumLetters(operation: Operation, scene: Scene, poses: PosesInMaking): void {
  const element = figureOf(scene, 'element');
  if (!element?.write) return;
  const all = element.reads.map(({ tensor, address }) =>
    letter(tensor === 0 ? SMALL : CAPITAL, Number(address)),
  );
  const say = (key: string, label: string) => {
    const pose = poses.get(key);
    if (pose) poses.set(key, { ...pose, label });
  };
  all.forEach((label, order) => {
    say(`value${order}`, label);
  });
  for (const key of ['value', 'drop', 'sink']) say(key, all.join(signOf(operation.name) ?? ''));
}
