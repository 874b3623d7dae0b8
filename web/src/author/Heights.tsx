import { useEffect, useRef } from 'preact/hooks';
import { href } from '../lib/href';
import { formatLink, type LinkState } from '../state/url';

/** Widths of frames in px: on a phone, and in a column of text. */
export const measured = { phone: 390, column: 768 } as const;
type Measured = keyof typeof measured;
export type FrameHeights = Record<Measured, number>;

interface Props {
  state: Partial<LinkState>;
  onHeight: (of: Partial<FrameHeights>) => void;
}

/** Frames that nobody sees: each says how high it is. */
export function Heights({ state, onHeight }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (data?.source !== 'stridewise' || data.type !== 'resize') return;
      for (const frame of place.current?.querySelectorAll('iframe') ?? [])
        if (frame.contentWindow === source) onHeight({ [frame.name]: data.height });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const src = href('/embed/') + formatLink(state);
  return (
    <div class="author-measure" aria-hidden="true" inert ref={place}>
      {(Object.keys(measured) as Measured[]).map((name) => (
        // A low frame has its own height; a high one is filled.
        <iframe
          key={`${name} ${src}`}
          name={name}
          title={name}
          src={src}
          width={measured[name]}
          height={100}
        />
      ))}
    </div>
  );
}
