import type { Operation, TensorInfo } from '../core/types';

/** The most dims that get dials. */
const MOST = 4;

/** The tensor of an operation whose layout is turned: a view, or what should have been viewed. */
export function turnedIn({ kind, tensors, result, refused }: Operation): TensorInfo | null {
  const [first] = tensors;
  const info = refused && kind === 'view' ? first : tensors[result ?? -1];
  const isView =
    (refused || tensors.some((one) => one !== info && one.storage === info?.storage)) &&
    (kind === 'view' || kind === 'dims' || kind === 'expand');
  if (!info || !isView || info.isNumber || !info.kept) return null;
  return info.shape.length > 0 && info.shape.length <= MOST && Number(info.numel) > 0 ? info : null;
}
