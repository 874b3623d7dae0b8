import { useEffect } from 'preact/hooks';
import type { Core } from '../core';
import { printed } from './sheet';

/**
 * Prints this story on one sheet instead of the page. A page in a frame is not printed by itself, so
 * nothing is done there.
 */
export function useSheet(
  core: Core | null,
  code: string | undefined,
  statement: number | null,
  letters: boolean | null = null,
) {
  useEffect(() => {
    if (!core || code === undefined || statement === null || top !== window) return;
    return printed(core, code, statement, letters);
  }, [core, code, statement, letters]);
}
