import { useContext } from 'preact/hooks';
import { spoken } from '../locales/translation';
import { PrerenderCore } from '../player/core-context';
import { pageHref, sentLanguage } from '../state/settings';
import { formatAddress } from '../state/url';
import { Kept } from '../widgets/Kept';
import { type DoorPicture, pictureRoom, pictures, statementOf } from './pictures';
import { Still } from './Still';
import { useCoreAtRest } from './use-core-at-rest';
import { doorWords as words } from './words';

/** Programs as what they do, each a way into the playground. */
export function Pictures() {
  const prerendering = useContext(PrerenderCore) !== null;
  // The page as it was sent has its few words in one language.
  const foreign = spoken.value.language !== sentLanguage;
  const core = useCoreAtRest(foreign);
  return (
    <ul class="pictures">
      {pictures.map((picture) => (
        <li key={picture.topic}>
          <a class="picture" href={addressOf(picture)}>
            <Kept
              class="picture-frame"
              unheard
              draw={
                core && (prerendering || foreign)
                  ? () => (
                      <Still
                        core={core}
                        code={picture.code}
                        room={pictureRoom}
                        step={picture.step}
                        label={picture.code}
                      />
                    )
                  : null
              }
            />
            <strong>{words.topics[picture.topic]}</strong>
            <code>{picture.code.split('\n').at(-1)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}

function addressOf(picture: DoorPicture): string {
  const statement = statementOf(picture);
  return pageHref('/playground/') + formatAddress({ code: picture.code, statement });
}
