import type { Span } from '../core/types';

const name = 'refused';
/** The underlined place of each editor. */
const places = new Map<Element, Range>();

/**
 * Underlines the place of a fault in its line, without a change of the editor's own elements.
 * A browser without the Highlight API shows the line alone.
 */
export function underline(
  editor: Element,
  line: Element | null | undefined,
  fault: Span | null,
  text: string,
): void {
  if (!('highlights' in CSS)) return;
  const range = line && fault && rangeIn(line, fault, text);
  if (range) places.set(editor, range);
  else places.delete(editor);
  CSS.highlights.set(name, new Highlight(...places.values()));
}

/** At least one character: where a line ends too early, its last one. */
function rangeIn(line: Element, { start, end }: Span, text: string): Range | null {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const width = (line.textContent ?? '').replace(/\n$/, '').length;
  const from = Math.min(start - first, width - 1);
  const to = Math.max(from + 1, Math.min(end - first, width));
  if (from < 0) return null;
  const range = document.createRange();
  range.setStart(...placeIn(line, from));
  range.setEnd(...placeIn(line, to));
  return range;
}

/** The text node and the place in it that lie `offset` UTF-16 units into an element. */
function placeIn(line: Element, offset: number): [Node, number] {
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [line, line.childNodes.length];
}
