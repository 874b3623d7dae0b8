/**
 * Moves the drawn nodes. Only changed attributes are set, so the browser never computes a layout.
 */
import { translate } from '../figures/geometry';
import { type Drawn, momentAt, moves } from './frame';
import { factsOf, isLine, layerOf, round } from './StagePicture';
import type { Sprite, StageStory } from './sprites';
import { shownIn } from './text';

interface PaintedNode {
  sprite: Sprite;
  group: SVGGElement;
  text: SVGTextElement | null;
  small: SVGTextElement | null;
  path: SVGPathElement | null;
  /** As it was painted, with what its sprite says where its pose said nothing. */
  last: Drawn | null;
}

/**
 * Above this many moving nodes, cells get plain edges until they rest: rounded and dashed edges
 * cost most of a frame.
 */
const CROWD = 150;

/**
 * Returns a function that draws the story in `svg` at any position. A page with the same kind of
 * nodes reuses them; any other page goes to `redraw`.
 */
export function painter(
  svg: SVGSVGElement,
  drawn: StageStory,
  redraw?: (page: StageStory, position: number) => void,
): (position: number) => void {
  const nodes = nodesOf(svg, drawn);
  let page = drawn;
  /** Nodes that move between two whole positions; all others are already in place. */
  let moving: { before: number; nodes: PaintedNode[] } | null = null;
  return (position) => {
    const wanted = drawn.around(Math.ceil(position));
    if (wanted !== page && canTurn(nodes, wanted)) {
      turn(nodes, wanted);
      [page, moving] = [wanted, null];
    } else if (wanted !== page && redraw) {
      redraw(wanted, position);
      return;
    }
    const before = Math.floor(position);
    const drawnAt = momentAt(page, position);
    if (moving?.before === before && before < position) {
      for (const node of moving.nodes) paint(node, drawnAt(node.sprite.key), drawn.letters);
      return;
    }
    for (const node of nodes) paint(node, drawnAt(node.sprite.key), drawn.letters);
    const moved = before < position && moves(page, before);
    moving = moved ? { before, nodes: nodes.filter(({ sprite }) => moved(sprite.key)) } : null;
    svg.toggleAttribute('data-crowd', (moving?.nodes.length ?? 0) > CROWD);
  };
}

function nodesOf(svg: SVGSVGElement, { sprites }: StageStory): PaintedNode[] {
  const byKey = new Map(
    [...svg.querySelectorAll<SVGGElement>('[data-key]')].map((group) => [group.dataset.key, group]),
  );
  return sprites.flatMap((sprite) => {
    const group = byKey.get(sprite.key);
    if (!group) return [];
    const text = group.querySelector<SVGTextElement>('.st-label');
    const small = group.querySelector<SVGTextElement>('.st-small');
    const path = isLine(sprite) ? group.querySelector('path') : null;
    return [{ sprite, group, text, small, path, last: null }];
  });
}

/** True if the same nodes can show another page: other cells in the same places. */
const canTurn = (nodes: readonly PaintedNode[], { sprites }: StageStory): boolean =>
  nodes.length === sprites.length &&
  nodes.every(({ sprite }, at) => isAlike(sprite, sprites[at] as Sprite));

const isAlike = (a: Sprite, b: Sprite): boolean =>
  a.kind === b.kind &&
  a.width === b.width &&
  a.height === b.height &&
  a.text === b.text &&
  a.hue === b.hue &&
  a.operand === b.operand &&
  a.strong === b.strong &&
  a.anchor === b.anchor &&
  (a.small === undefined) === (b.small === undefined) &&
  !a.cell === !b.cell &&
  layerOf(a) === layerOf(b) &&
  (!isNamed(a) || a.label === b.label);

/** A named text has an operand's colour sign before it, so its words are never replaced. */
const isNamed = ({ kind, operand }: Sprite) => kind === 'text' && operand !== undefined;

/** Gives the nodes of one page the keys and texts of another. */
function turn(nodes: readonly PaintedNode[], { sprites }: StageStory): void {
  nodes.forEach((node, at) => {
    const { key, small } = sprites[at] as Sprite;
    if (key !== node.sprite.key) {
      node.group.setAttribute('data-key', key);
      node.group.removeAttribute('data-kin');
    }
    if (small !== node.sprite.small && node.small) node.small.textContent = small as string;
    node.sprite = sprites[at] as Sprite;
  });
}

function paint(node: PaintedNode, drawn: Drawn, letters: boolean): void {
  const { group, last, sprite } = node;
  const gone = drawn.opacity < 0.01;
  const wasGone = last ? last.opacity < 0.01 : null;
  if (gone !== wasGone) toggle(group, 'display', gone ? 'none' : undefined);
  if (gone && wasGone) return;
  const next = {
    ...drawn,
    label: drawn.label ?? sprite.label,
    cell: drawn.cell ?? sprite.cell,
  };
  if (last?.x !== next.x || last.y !== next.y)
    group.setAttribute('transform', translate(next.x, next.y));
  if (last?.opacity !== next.opacity) group.setAttribute('opacity', String(round(next.opacity)));
  if (last?.look !== next.look || !last) toggle(group, 'data-look', next.look);
  if (next.cell && last?.cell !== next.cell) {
    const before = last?.cell && factsOf(last.cell);
    for (const [name, value] of Object.entries(factsOf(next.cell)))
      if (before?.[name as keyof typeof before] !== value || !before) toggle(group, name, value);
  }
  const other = letters && last?.cell !== next.cell;
  if (!last || last.label !== next.label || last.look !== next.look || other) {
    const shown = shownIn(sprite, next.label ?? '', next.cell, letters);
    if (!isNamed(sprite) && node.text && node.text.textContent !== shown)
      node.text.textContent = shown;
    if (sprite.cell) {
      const blank = next.look === 'slot';
      toggle(group, 'data-value', blank ? undefined : next.label);
      toggle(group, 'data-blank', blank ? '' : undefined);
    }
  }
  if (node.path && (last?.path !== next.path || last?.shown !== next.shown)) {
    node.path.setAttribute('d', next.path ?? 'M0 0');
    node.path.setAttribute('stroke-dashoffset', String(round(1 - next.shown)));
  }
  node.last = next;
}

function toggle(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
