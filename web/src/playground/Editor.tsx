import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal, Span } from '../core/types';
import { cx } from '../lib/cx';
import { firstTouch } from '../lib/first-touch';
import { PlainEditor } from './PlainEditor';
import type { RichEditor } from './rich-editor';
import { playgroundWords as words } from './words';

export interface EditorProps {
  /** Id of the textarea; the page's own program if left out. */
  name?: string;
  label?: string;
  value: string;
  onInput: (text: string) => void;
  /** Why the text is not run, with its place. */
  refusal: Refusal | null;
  /** The place to underline: of the refusal, or of what raises. */
  fault: Span | null;
  /** Id of the element that says what is wrong. */
  describedBy: string | undefined;
  /** Line of the shown statement: on a phone the editor shows only this line until it is tapped. */
  line: number | null;
  textarea: RefObject<HTMLTextAreaElement | null>;
}

/** See styles/editor.css. */
const ONE_LINE = '(max-width: 40rem)';

/** A plain textarea at once; the same with colours as soon as that part has arrived. */
export function Editor(props: EditorProps) {
  const { value, onInput, refusal, fault, describedBy, line, textarea } = props;
  const { name = 'program', label = words.program } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const [rich, setRich] = useState<RichEditor | null>(null);
  const latest = useRef({ value, onInput });
  latest.current = { value, onInput };

  useEffect(() => {
    let made: RichEditor | undefined;
    let gone = false;
    const arrive = firstTouch().then(() => import('./rich-editor'));
    arrive.then(
      ({ createRichEditor }) => {
        if (gone || !host.current) return;
        made = createRichEditor(host.current, latest.current.value, (text) => {
          if (text !== latest.current.value) latest.current.onInput(text);
        });
        takeOver(textarea.current, made.textarea);
        textarea.current = made.textarea;
        setRich(made);
      },
      () => {
        // The plain textarea does all that is needed.
      },
    );
    return () => {
      gone = true;
      made?.remove();
    };
  }, [textarea]);

  useLayoutEffect(() => {
    if (rich && rich.textarea.value !== value) rich.setValue(value);
  }, [rich, value]);
  useLayoutEffect(() => rich?.mark(fault), [rich, fault, value]);
  useLayoutEffect(() => {
    if (!rich) return;
    annotate(rich.textarea, { name, label, describedBy });
  }, [rich, name, label, describedBy]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || open || line === null || !matchMedia(ONE_LINE).matches) return;
    element.scrollTop = (line - 1) * Number.parseFloat(getComputedStyle(element).lineHeight);
  }, [line, open, rich, value]);

  return (
    <div
      ref={frame}
      class={cx('editor', refusal !== null && 'is-refused', open && 'is-open')}
      onFocusCapture={() => setOpen(true)}
    >
      <div ref={host} />
      {!rich && <PlainEditor {...props} name={name} label={label} />}
    </div>
  );
}

interface Annotation extends Pick<EditorProps, 'describedBy'> {
  name: string;
  label: string;
}

function annotate(textarea: HTMLTextAreaElement, { name, label, describedBy }: Annotation): void {
  textarea.setAttribute('aria-label', label);
  textarea.id = name;
  textarea.setAttribute('aria-invalid', String(describedBy !== undefined));
  if (describedBy) textarea.setAttribute('aria-describedby', describedBy);
  else textarea.removeAttribute('aria-describedby');
}

/** Selection and focus go on where they were. */
function takeOver(from: HTMLTextAreaElement | null, to: HTMLTextAreaElement): void {
  if (!from) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
  if (document.activeElement === from) to.focus({ preventScroll: true });
}
