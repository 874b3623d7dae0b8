import { useEffect, useRef, useState } from 'preact/hooks';
import { href } from '../lib/href';
import { formatLink, type LinkState } from '../state/url';
import { type WidthName, widths } from './use-work';
import { authorWords as words } from './words';

interface Props {
  state: Partial<LinkState>;
  /** Null: as the page has room. */
  width: WidthName | null;
  onWidth: (width: WidthName) => void;
  /** A step to open at, or null: the first one. */
  onOpenAt: (step: number | null) => void;
  onStep: (step: number) => void;
}

/** The widget itself, in a frame as on somebody's page; what it says is heard as a page would. */
export function Preview({ state, width, onWidth, onOpenAt, onStep }: Props) {
  const [room, setRoom] = useState<WidthName>('column');
  const chosen = width ?? room;
  const [height, setHeight] = useState(640);
  const [step, setStep] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  // Not while a prerendered page is taken over, which writes no attributes.
  const [live, setLive] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'stridewise') return;
      if (data.type === 'resize') setHeight(data.height);
      if (data.type === 'ready' || data.type === 'stepchange') {
        setStep(Number(data.step));
        onStep(Number(data.step));
      }
    };
    addEventListener('message', hear);
    setLive(true);
    if (innerWidth < widths.column) setRoom('phone');
    return () => removeEventListener('message', hear);
  }, []);
  const opens = Number(state.step ?? 0);
  return (
    <div class="author-preview">
      <fieldset class="author-widths">
        <legend>{words.width}</legend>
        {(Object.keys(widths) as WidthName[]).map((name) => (
          <label key={name} class="author-tick">
            <input
              type="radio"
              name="width"
              checked={name === chosen}
              onChange={() => onWidth(name)}
            />
            {words[name]}
          </label>
        ))}
      </fieldset>
      <p class="author-opens">
        <span role="status">{opens > 0 ? words.opensAt(opens + 1) : words.opensFirst}</span>
        <button type="button" class="button" onClick={() => onOpenAt(step)}>
          {words.openHere}
        </button>
        {opens > 0 && (
          <button type="button" class="button" onClick={() => onOpenAt(null)}>
            {words.fromStart}
          </button>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys. */}
      <section class="author-frame" tabIndex={0} aria-label={words.preview}>
        <iframe
          ref={frame}
          title={words.preview}
          src={live ? href('/embed/') + formatLink(state) : undefined}
          width={widths[chosen]}
          height={height}
          allow="fullscreen"
        />
      </section>
    </div>
  );
}
