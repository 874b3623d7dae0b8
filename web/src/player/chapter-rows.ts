import type { Chapter, Story } from '../core/types';

/** A row in the list of chapters: a chapter or an operation. */
export interface ChapterRow {
  /** Index of the chapter; null for an operation. */
  chapter: number | null;
  depth: number;
  /** Index of its first operation, and the number of its operations. */
  first: number;
  operations: number;
}

const holds = ({ first, operations }: Pick<Chapter, 'first' | 'operations'>, operation: number) =>
  operation >= first && operation < first + operations;

/** Visible rows of the list; the contents of folded chapters are left out. */
export function rowsOf(story: Story, isOpen: (chapter: number) => boolean): ChapterRow[] {
  const { chapters, operations } = story;
  const rows: ChapterRow[] = [];
  let chapter = 0;
  for (let at = 0; at < operations.length; ) {
    let folded: Chapter | null = null;
    let depth = depthAt(chapters, chapter, at);
    for (let one = chapters[chapter]; one && one.first === at; one = chapters[chapter]) {
      if (!folded) {
        rows.push({ chapter, depth: one.depth, first: at, operations: one.operations });
        depth = one.depth + 1;
        if (!isOpen(chapter)) folded = one;
      }
      chapter++;
    }
    if (folded) {
      at += folded.operations;
      while ((chapters[chapter]?.first ?? at) < at) chapter++;
    } else {
      rows.push({ chapter: null, depth, first: at, operations: 1 });
      at++;
    }
  }
  return rows;
}

/** Nesting depth at an operation, counting only the chapters before `before`. */
function depthAt(chapters: readonly Chapter[], before: number, operation: number): number {
  const around = chapters.slice(0, before).findLast((one) => holds(one, operation));
  return around ? around.depth + 1 : 0;
}

/** The row that shows an operation: its own, or the folded chapter that contains it. */
export const rowOf = (rows: readonly ChapterRow[], operation: number): number =>
  rows.findLastIndex((row) => holds(row, operation));

/** The row of the enclosing chapter; -1 if there is none. */
export const rowAround = (rows: readonly ChapterRow[], at: number): number =>
  rows.findLastIndex((row, place) => place < at && row.depth < (rows[at]?.depth ?? 0));
