import type { Core } from '../core';
import type { Span, Transcript } from '../core/types';
import { attempt } from '../lib/attempt';

/** The operation that raises, or where it has no story its statement; null where none does. */
export function raisedAt(core: Core, source: string, { statements }: Transcript): Span | null {
  const failed = statements.find(({ error }) => error);
  if (!failed) return null;
  const story = failed.operations > 0 ? attempt(() => core.story(source, failed.index)) : null;
  return story?.operations.find(({ refused }) => refused)?.span ?? failed.span;
}
