import { useEffect } from 'preact/hooks';
import type { Core } from '../core';
import { firstTouch } from '../lib/first-touch';

/**
 * Printed, the page is this story on one sheet: its code comes with the first touch, for nobody waits
 * for it between *Print* and the paper. In a frame of another page that page is printed.
 */
export function useSheet(
  core: Core | null,
  code: string | undefined,
  statement: number | null,
  letters: boolean | null = null,
) {
  useEffect(() => {
    if (!core || code === undefined || statement === null || top !== window) return;
    let end: (() => void) | null = null;
    let over = false;
    firstTouch()
      .then(() => import('./sheet'))
      .then(({ printed }) => {
        if (!over) end = printed(core, code, statement, letters);
      })
      .catch(() => {});
    return () => {
      over = true;
      end?.();
    };
  }, [core, code, statement, letters]);
}
