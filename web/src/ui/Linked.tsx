import { href } from '../lib/href';
import { Sentence } from './Sentence';

interface Props {
  /** What stands in brackets is a link, what stands between backquotes is code. */
  text: string;
  /** Where the links lead, in the order in which the English text has them. */
  to: readonly string[];
}

/** A text of the catalogue with its links; other languages keep their order. */
export function Linked({ text, to }: Props) {
  return (
    <>
      {text.split(/[[\]]/).map((piece, index) => {
        const path = index % 2 === 1 ? to[(index - 1) / 2] : undefined;
        return path ? <a href={href(path)}>{piece}</a> : <Sentence text={piece} />;
      })}
    </>
  );
}
