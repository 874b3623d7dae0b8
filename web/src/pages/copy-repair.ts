import { copyText } from '../lib/copy-text';
import { playerWords } from '../player/words';

/** The button beside a repair that copies its line. */
export const copyOf = (code: string) => ({
  label: playerWords.insteadCopy,
  copy: () => copyText(code),
});
