import type { Figure, Scene } from '../core/types';

export type FigureKind = Figure['kind'];
export type FigureOf<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;

/** Null where the scene has no such figure. */
export function figureOf<Kind extends FigureKind>(
  { figures }: Pick<Scene, 'figures'>,
  kind: Kind,
): FigureOf<Kind> | null {
  return figures.find((one): one is FigureOf<Kind> => one.kind === kind) ?? null;
}
