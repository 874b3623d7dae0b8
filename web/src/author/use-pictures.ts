import { useEffect, useState } from 'preact/hooks';
import { href } from '../lib/href';
import { addressIn } from '../locales/route';
import { spoken } from '../locales/translation';

/** The pictures of the ready widgets in the page's language, by id; null until they have come. */
export function usePictures(): Document | null {
  const [pictures, show] = useState<Document | null>(null);
  const { language } = spoken.value;
  useEffect(() => {
    // It parses where Trusted Types forbid that scripts do.
    const request = new XMLHttpRequest();
    request.open('GET', href(addressIn(language, '/author/ready.svg')));
    request.responseType = 'document';
    request.onload = () => show(request.responseXML);
    request.send();
    return () => request.abort();
  }, [language]);
  return pictures;
}
