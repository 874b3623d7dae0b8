import { useEffect, useRef, useState } from 'preact/hooks';
import { type ReadyWidget, readyWidgets } from './ready';
import { usePictures } from './use-pictures';
import { ofAnyStory, type Work } from './use-work';
import { authorWords as words } from './words';

interface Props {
  work: Work;
  onChoose: (work: Work) => void;
}

/** Ready widgets to begin with: one that is chosen takes the place of the reader's work, which can be had back. */
export function Ready({ work, onChoose }: Props) {
  const pictures = usePictures();
  const [before, remember] = useState<Work | null>(null);
  const now = chosenReady(work);
  const choose = (ready: ReadyWidget) => {
    if (!now) remember(work);
    onChoose({ ...work, code: ready.code, other: null, look: ofAnyStory(work.look) });
  };
  const undo = () => {
    if (before) onChoose(before);
    remember(null);
    document.querySelector<HTMLElement>('.author-program')?.focus();
  };
  return (
    <fieldset class="author-ready">
      <legend>{words.ready.title}</legend>
      <div class="author-tiles">
        {readyWidgets.map((ready) => (
          <label key={ready.name} class="author-tile">
            <input
              type="radio"
              name="ready"
              checked={ready === now}
              onChange={() => choose(ready)}
            />
            <Picture of={pictures?.getElementById(ready.name)?.firstElementChild ?? null} />
            {words.ready.titles[ready.name]}
          </label>
        ))}
      </div>
      <p class="author-undo">
        <span role="status">{before && now && words.ready.put(words.ready.titles[now.name])}</span>
        {before && now && (
          <button type="button" class="button" onClick={undo}>
            {words.ready.undo}
          </button>
        )}
      </p>
    </fieldset>
  );
}

/** The ready widget that is in the form, with nothing changed that belongs to its story. */
export const chosenReady = ({ code, other, look }: Work): ReadyWidget | undefined =>
  other === null && Object.keys(ofAnyStory(look)).length === Object.keys(look).length
    ? readyWidgets.find((ready) => ready.code === code.trimEnd())
    : undefined;

function Picture({ of }: { of: Element | null }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (of) place.current?.replaceChildren(document.importNode(of, true));
  }, [of]);
  return <span class="author-tile-picture" aria-hidden="true" ref={place} />;
}
