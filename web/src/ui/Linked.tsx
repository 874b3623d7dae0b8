import { pageHref } from '../state/settings';
import { Sentence } from './Sentence';

interface Props {
  /** Text with links in brackets and code between backquotes. */
  text: string;
  /** Targets of the links, in the order of the English text. */
  to: readonly string[];
}

/** A text of the catalogue with its links; other languages keep their order. */
export function Linked({ text, to }: Props) {
  return (
    <>
      {text.split(/[[\]]/).map((piece, index) => {
        const path = index % 2 === 1 ? to[(index - 1) / 2] : undefined;
        return path ? <a href={pageHref(path)}>{piece}</a> : <Sentence text={piece} />;
      })}
    </>
  );
}
