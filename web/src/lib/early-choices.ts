import { useEffect } from 'preact/hooks';

/** Repeats what a reader chose in a prerendered form before its script ran; a link says itself what is chosen. */
export function useEarlyChoices(form: string): void {
  useEffect(() => {
    if (location.hash) return;
    for (const field of document.querySelectorAll(`${form} :is(select, input)`))
      if (!isAsSent(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
}

function isAsSent(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked);
  const { options, selectedIndex } = field as HTMLSelectElement;
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex === Math.max(0, sent);
}
