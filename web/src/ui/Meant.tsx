import { shellWords as words } from './words';

/** The name that was meant by one that is not there, or the import that is missing. */
export function Meant({ name }: { name: string }) {
  const sentence = name.startsWith('import ') ? words.importFirst(name) : words.meant(name);
  return <p class="note">{sentence}</p>;
}
