/** Moves what is drawn: attributes alone, no layout, and only where something changed. */
import { translate } from '../figures/geometry';
import { type Drawn, frameAt } from './frame';
import { drawnOf, factsOf, isLine, round } from './StagePicture';
import type { Sprite, StageStory } from './sprites';
import { fitted } from './text';

interface Node {
  sprite: Sprite;
  group: SVGGElement;
  text: SVGTextElement | null;
  path: SVGPathElement | null;
  last: Drawn | null;
}

/** For the picture in `svg`: draws the story at any position. */
export function painter(svg: SVGSVGElement, story: StageStory) {
  const nodes: Node[] = [];
  const byKey = new Map(
    [...svg.querySelectorAll<SVGGElement>('[data-key]')].map((group) => [group.dataset.key, group]),
  );
  for (const sprite of story.sprites) {
    const group = byKey.get(sprite.key);
    if (!group) continue;
    nodes.push({
      sprite,
      group,
      text: group.querySelector<SVGTextElement>('.st-label'),
      path: isLine(sprite) ? group.querySelector('path') : null,
      last: null,
    });
  }
  return (position: number) => {
    const frame = frameAt(story, position);
    for (const node of nodes) paint(node, drawnOf(frame, node.sprite));
  };
}

function paint(node: Node, next: Drawn): void {
  const { group, last, sprite } = node;
  const gone = next.opacity < 0.01;
  const wasGone = last ? last.opacity < 0.01 : null;
  if (gone !== wasGone) toggle(group, 'display', gone ? 'none' : undefined);
  if (gone && wasGone) return;
  if (last?.x !== next.x || last.y !== next.y)
    group.setAttribute('transform', translate(next.x, next.y));
  if (last?.opacity !== next.opacity) group.setAttribute('opacity', String(round(next.opacity)));
  if (last?.look !== next.look || !last) toggle(group, 'data-look', next.look);
  if (sprite.cell && (!last || last.cell !== next.cell))
    for (const [name, value] of Object.entries(factsOf(next.cell ?? sprite.cell)))
      toggle(group, name, value);
  const label = next.label ?? sprite.label;
  if ((last?.label ?? sprite.label) !== label || !last || last.look !== next.look) {
    const shown = fitted(sprite, label ?? '');
    if (sprite.operand === undefined || sprite.kind !== 'text') {
      if (node.text && node.text.textContent !== shown) node.text.textContent = shown;
    }
    if (sprite.cell) {
      const blank = next.look === 'slot';
      toggle(group, 'data-value', blank ? undefined : label);
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
