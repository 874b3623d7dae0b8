import { useContext } from 'preact/hooks';
import { playground } from '../lib/href';
import { languageHere } from '../locales/translation';
import { PrerenderCore } from '../player/core-context';
import { linkedLanguage } from '../state/settings';
import { formatAddress } from '../state/url';
import { Kept } from '../widgets/Kept';
import { type DoorPicture, pictureRoom, pictures, statementOf } from './pictures';
import { Still } from './Still';
import { useCoreAtRest } from './use-core-at-rest';
import { doorWords as words } from './words';

/** Programs as what they do, each a way into the playground. */
export function Pictures() {
  const prerendering = useContext(PrerenderCore) !== null;
  // The page as it was sent has its few words in English.
  const foreign = languageHere() !== undefined;
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
  const lang = linkedLanguage.value;
  const statement = statementOf(picture);
  return playground + formatAddress({ code: picture.code, statement, ...(lang && { lang }) });
}
