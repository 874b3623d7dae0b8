import { useRef, useState } from 'preact/hooks';
import { takePrerendered } from '../player/core-context';

/** What was prerendered in an element: `keep` is its ref, and puts the picture back wherever it is shown. */
export function usePicture() {
  const [english] = useState(takePrerendered);
  const picture = useRef<ChildNode[] | null>(english);
  const keep = (place: Element | null) => {
    if (!place) return;
    if (picture.current) place.replaceChildren(...picture.current);
    picture.current = [...place.childNodes];
  };
  return { keep, lang: english ? 'en' : undefined };
}
