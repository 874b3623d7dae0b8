import { useRef, useState } from 'preact/hooks';
import { takePrerendered } from '../player/core-context';

/** Keeps the prerendered picture of an element. `keep` is the element's ref; it puts the picture back. */
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
