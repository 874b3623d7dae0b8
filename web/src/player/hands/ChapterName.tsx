import { useEffect, useRef, useState } from 'preact/hooks';
import type { Track } from '../track';
import { handsWords } from './said';

interface Props {
  track: Track;
  /** Place of the scrubber's handle. */
  place: number;
}

/** The name of the chapter that contains a place of the scrubber. */
export function chapterAt({ marks }: Track, place: number): string {
  const chapter = marks.findLast(({ at }) => at <= place);
  return chapter ? handsWords.chapters[chapter.phase] : '';
}

/** Shows the chapter under the pointer, or the handle's chapter while keys move it. */
export function ChapterName({ track, place }: Props) {
  const [under, setUnder] = useState<number | null>(null);
  const plate = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = plate.current?.parentElement?.querySelector('input');
    if (!bar) return;
    const move = ({ clientX }: PointerEvent) => {
      const { left, width } = bar.getBoundingClientRect();
      setUnder(Math.max(0, Math.min(1, (clientX - left) / width)) * track.last);
    };
    const leave = () => setUnder(null);
    bar.addEventListener('pointermove', move);
    bar.addEventListener('pointerleave', leave);
    return () => {
      bar.removeEventListener('pointermove', move);
      bar.removeEventListener('pointerleave', leave);
    };
  }, [track]);
  const at = under ?? place;
  const share = track.last > 0 ? at / track.last : 0;
  // The label moves left relative to its place as the place moves right, so it never sticks out of
  // the bar.
  const style = { insetInlineStart: `${100 * share}%`, translate: `${-100 * share}%` };
  return (
    <span
      ref={plate}
      class="sw-chapter"
      aria-hidden="true"
      data-under={under !== null}
      style={style}
    >
      {chapterAt(track, Math.floor(at + 1e-9))}
    </span>
  );
}
