import { useEffect, useRef, useState } from 'preact/hooks';
import type { Track } from '../track';
import { handsWords } from './said';

interface Props {
  track: Track;
  /** Of the handle. */
  place: number;
}

/** The name of the chapter that a place of the bar lies in. */
export function chapterAt({ marks }: Track, place: number): string {
  const chapter = marks.findLast(({ at }) => at <= place);
  return chapter ? handsWords.chapters[chapter.phase] : '';
}

/** Over the bar: the chapter under the pointer or, where keys have the bar, the one of the handle. */
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
  // Its right end comes nearer as the bar ends: it never stands out of it.
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
