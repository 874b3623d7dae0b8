import type { ComponentChildren } from 'preact';
import { emptyHtml } from '../lib/empty-html';
import { usePicture } from './use-picture';

interface Props {
  class: string;
  /** True if the text beside it says the same, so screen readers skip it. */
  unheard?: boolean;
  /** Null until there is something that can draw it. */
  draw: (() => ComponentChildren) | null;
}

/**
 * A picture that was drawn when the site was built and stands there as it was sent; nothing is
 * fetched for it. See WithCore.tsx for how it outlives that the page is taken over.
 */
export function Kept({ class: name, unheard, draw }: Props) {
  const { keep, lang } = usePicture();
  if (draw) {
    return (
      <div class={name} aria-hidden={unheard} data-prerendered key="drawn">
        {draw()}
      </div>
    );
  }
  return (
    <div
      class={name}
      aria-hidden={unheard}
      lang={lang}
      data-prerendered
      key="kept"
      ref={keep}
      dangerouslySetInnerHTML={emptyHtml}
    />
  );
}
