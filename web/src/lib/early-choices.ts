import { useEffect } from 'preact/hooks';

/** Repeats what a reader chose in a prerendered form before its script ran; a link says itself what is chosen. */
export function useEarlyChoices(form: string): void {
  useEffect(() => {
    if (location.hash) return;
    for (const select of document.querySelectorAll<HTMLSelectElement>(`${form} select`))
      if (!isAsSent(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
}

function isAsSent({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex === Math.max(0, sent);
}
