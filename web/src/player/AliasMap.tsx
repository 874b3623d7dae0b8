import type { ElementAccess, Int } from '../core/types';
import { STRIP_SIDES } from '../figures/StorageStrip';
import {
  placeFigure,
  type StoragePage,
  TensorFigure,
  type TensorPage,
} from '../figures/TensorFigure';
import { storageWindow } from '../figures/window';
import { CellButtons } from './CellButtons';
import type { BoxStyle, LookedAt } from './look';
import { remarkWords as words } from './remark-words';
import { Scroll } from './Scroll';
import { fitPage } from './tensor-pages';

interface Props {
  look: BoxStyle;
  sentence: string;
  width: number;
  /** Called when a cell is chosen; without it, the picture has no buttons. */
  onCell?: ((target: string, index: Int[]) => void) | undefined;
}

/** The largest number of names drawn; the table lists all of them. */
const MOST = 6;

/** Draws every name of a storage with its cells, and which of these are the same cell. */
export function AliasMap({ look, sentence, width, onCell }: Props) {
  const shown = look.tensors.slice(0, MOST);
  const pages = shown.map((one, at) => pageOf(one, at, look, width, shown.length));
  const figure = placeFigure({
    pages,
    storage: stripOf(shown[0], pages, look, width),
    sentence,
    width,
  });
  return (
    <Scroll>
      <div class="sw-alias">
        <TensorFigure {...figure} />
        {onCell &&
          figure.layout.placed.map((place, at) => {
            const one = shown[at];
            return (
              one && (
                <CellButtons
                  key={one.target}
                  name={one.info.name}
                  label={one.name ? words.cellsOf(one.name) : words.lookInto(one.info.name)}
                  place={place}
                  onCell={(index) => onCell(one.target, index)}
                />
              )
            );
          })}
      </div>
    </Scroll>
  );
}

function pageOf(
  { name, info, read }: LookedAt,
  at: number,
  { probe, cell }: BoxStyle,
  width: number,
  tensors: number,
): TensorPage {
  const changed = probe?.changes.find((change) => change.name === name)?.indices ?? [];
  const changes: Int[][] = cell ? [cell.index] : changed;
  const active = changes.map(
    (index): ElementAccess => ({
      tensor: at,
      index,
      address: probe?.address ?? cell?.address ?? 0,
      terms: [],
      offset: info.offset,
      sum: info.offset,
      value: '',
    }),
  );
  return {
    tensor: at,
    info,
    active,
    ...fitPage(info, changes[0] ?? [], width, read, undefined, 0, tensors),
    compact: false,
    hues: info.shape.map((_, dim) => dim),
    operand: at % 4,
  };
}

function stripOf(
  one: LookedAt | undefined,
  pages: TensorPage[],
  { probe, cell }: BoxStyle,
  width: number,
): StoragePage | null {
  const page = pages[0];
  if (!one || !page || Number(one.info.storageSize) === 0) return null;
  const wide = Math.min(56, page.cellWidth - 4);
  const line = Math.floor((width - STRIP_SIDES) / wide);
  const focus = [probe?.address ?? cell?.address ?? one.info.offset];
  const { first, count } = storageWindow(one.info.storageSize, focus, line * 2, null);
  return { first, cells: one.storage(first, count), cellWidth: wide };
}
