import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { cx } from '../lib/cx';
import { PrerenderCore } from '../player/core-context';
import { Icon } from '../player/Icon';
import { playerWords } from '../player/words';
import { Kept } from '../widgets/Kept';
import { Loop } from './Loop';
import { openings } from './pictures';
import { Still } from './Still';
import { useCoreAtRest } from './use-core-at-rest';
import { doorWords as words } from './words';

const sizes = ['wide', 'narrow'] as const;

/** A column and a row become a table, again and again; still for those who ask for that. */
export function Opening() {
  const prerendering = useContext(PrerenderCore) !== null;
  const [playing, setPlaying] = useState(true);
  const asked = useMatch('(prefers-reduced-motion: reduce)');
  useLayoutEffect(() => setPlaying(!asked), [asked]);
  const shown = useMatch('(min-width: 45rem)') ? 'wide' : 'narrow';
  const core = useCoreAtRest(playing);
  return (
    <div class="opening">
      {sizes.map((size) => (
        <Kept
          key={size}
          class={cx('opening-picture', `is-${size}`)}
          draw={
            core && (prerendering || size === shown)
              ? () =>
                  prerendering ? (
                    <Still
                      core={core}
                      code={openings[size].film.code}
                      room={openings[size].room}
                      label={words.picture}
                    />
                  ) : (
                    <Loop core={core} {...openings[size]} playing={playing} label={words.picture} />
                  )
              : null
          }
        />
      ))}
      <button
        type="button"
        class="button opening-pause"
        aria-label={playing ? playerWords.pause : playerWords.play}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </div>
  );
}

/** Whether a media query matches, as long as it does; false while the page is prerendered or taken over. */
function useMatch(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useLayoutEffect(() => {
    const list = matchMedia(query);
    const tell = () => setMatches(list.matches);
    tell();
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  }, [query]);
  return matches;
}
