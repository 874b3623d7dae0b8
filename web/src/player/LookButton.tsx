import { addStyles } from '../lib/add-styles';
import { memo } from '../lib/memo';
import styles from '../styles/look-over.css?inline';
import { remarkWords as words } from './remark-words';

addStyles(styles);

interface ButtonProps {
  tensor: number;
  name: string;
  left: string;
  top: string;
  width: string;
  height: string;
}

/** A button over a tensor's name; look-from.ts handles the click, by `data-tensor`. */
export const LookButton = memo(({ tensor, name, ...place }: ButtonProps) => (
  <button
    type="button"
    class="sw-look-over"
    data-tensor={tensor}
    title={words.lookInto(name)}
    style={place}
  />
));
