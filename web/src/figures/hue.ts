import type { Operation, Scene, ViewFigure } from '../core/types';
import { figureOf } from './figure-of';

const HUES = 8;

/** Attributes that give an element its dimension's colour; the second round gets a bar as well. */
export function hueOf(dim: number | null | undefined): { 'data-hue'?: number; 'data-again'?: '' } {
  if (dim === null || dim === undefined) return {};
  return dim < HUES ? { 'data-hue': dim } : { 'data-hue': dim % HUES, 'data-again': '' };
}

/** A new dimension takes the colour of the chunk that it is cut from. */
export function chunkHue(view: ViewFigure, chunk: number | null): number | null {
  return chunk === null ? null : (view.old.find((old) => old.chunk === chunk)?.dim ?? null);
}

/** Colour of each dimension of a tensor: that of the result, carried along where the core says `from`. */
export function huesOf(scene: Scene, operation: Operation, tensor: number): (number | null)[] {
  const rank = operation.tensors[tensor]?.shape.length ?? 0;
  const own = Array.from({ length: rank }, (_, dim) => dim);
  const picks = operation.kind === 'index' || operation.kind === 'put';
  if (picks && tensor > 0 && tensor !== operation.result) return own.map(() => null);
  const dims = figureOf(scene, 'dims');
  if (dims && tensor === operation.result) return own.map((dim) => dims.after[dim]?.from ?? null);
  const view = figureOf(scene, 'view');
  if (view && tensor !== view.tensor)
    return own.map((dim) => chunkHue(view, view.next[dim]?.chunk ?? null));
  const shapes = figureOf(scene, 'shapes');
  const columns = operation.kind === 'join' || operation.kind === 'note';
  if (dims || view || ['view', 'dims', 'put'].includes(operation.kind)) return own;
  if (operation.kind === 'note' && !shapes) return own;
  if (columns && shapes) {
    const row = shapes.rows.find((one) => one.tensor === tensor);
    return own.map((dim) => (row ? row.cells.findIndex((cell) => cell.dim === dim) : dim));
  }
  const widest = Math.max(...operation.tensors.map((info) => info.shape.length));
  return own.map((dim) => dim + widest - rank);
}
