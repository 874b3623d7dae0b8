import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../lib/copy-text';
import { href } from '../lib/href';
import { CopyButton } from '../ui/CopyButton';
import { type FrameHeights, Heights } from './Heights';
import { Place } from './Place';
import { isCdn, placeOf, type SnippetPlace } from './places';
import {
  type HostId,
  hostIds,
  hostName,
  type SnippetOptions,
  snippet,
  withElement,
  withFrame,
  withoutFiles,
} from './snippets';
import { isScript, scriptOf, setupOf, whereOf } from './steps';
import { type DrawnStill, saveStill } from './use-still';
import { keepFiles, type Work } from './use-work';
import { authorWords as words } from './words';

interface Props extends Omit<SnippetOptions, keyof SnippetPlace | 'height' | 'still'> {
  work: Work;
  onChange: (part: Partial<Work>) => void;
  still: DrawnStill | null;
}

/** Of a frame that has not been measured yet, in px. */
const USUAL = 420;

/** The snippets to paste, by host. */
export function Snippets({ work, onChange, ...wanted }: Props) {
  const { host, files } = work;
  const [here, setHere] = useState('https://YOUR-HOST/');
  useEffect(() => setHere(new URL(href('/'), location.href).href), []);
  const [heights, setHeights] = useState<Partial<FrameHeights>>({});
  const keep = (files: string | null) => {
    onChange({ files });
    keepFiles(files);
  };
  const isFrame = withFrame.includes(host);
  // A slide says how high its frame is.
  const isSized = isFrame && (host !== 'reveal' || wanted.state.size === 'compact');
  const height = Math.max(0, ...Object.values(heights)) || USUAL;
  const made = (id: HostId) => snippet(id, { ...wanted, height, ...placeOf(files, here) });
  const script = scriptOf[host];
  const where = whereOf[host];
  return (
    <section class="author-snippets">
      <h2>{words.made}</h2>
      <div class="author-where">
        <label>
          {words.where}{' '}
          <select
            value={host}
            onChange={(event) => onChange({ host: event.currentTarget.value as HostId })}
          >
            {hostIds
              .filter((id) => id === host || !isScript(id))
              .map((id) => (
                <option key={id} value={id}>
                  {hostName(id) || words[id as 'link' | 'picture']}
                </option>
              ))}
          </select>
        </label>
        {!withoutFiles.includes(host) && host !== 'link' && (
          <Place files={files} here={here} onFiles={keep} />
        )}
      </div>
      {isFrame && isCdn(files) ? (
        <p role="status">{words.noFrames}</p>
      ) : (
        <>
          {isSized && (
            <>
              <p role="status" class="author-heights">
                {heights.phone && heights.column && words.heights(heights.phone, heights.column)}
              </p>
              <Heights
                state={wanted.state}
                onHeight={(more) => setHeights((now) => ({ ...now, ...more }))}
              />
            </>
          )}
          {setupOf[host]?.map(([at, text]) => (
            <Step
              key={at}
              title={at === 'terminal' ? words.ways.terminal : words.ways.file(at)}
              text={text}
            />
          ))}
          <Step
            key={host}
            title={where && words.ways[where]}
            note={host === 'fence' && words.ways.plain}
            text={made(host)}
            main
          >
            {withElement.includes(host) && (
              <StillChoice {...{ work, onChange, still: wanted.still }} />
            )}
          </Step>
          {script && (
            <Step
              key={script}
              title={words.ways[script]}
              note={script === 'slides' && words.ways.initialized}
              text={made(script)}
            />
          )}
        </>
      )}
    </section>
  );
}

interface PasteProps {
  title?: string | undefined;
  note?: string | false;
  text: string;
  /** The snippet itself. */
  main?: boolean;
  children?: ComponentChildren;
}

/** One thing to paste, and where. */
function Step({ title, note, text, main, children }: PasteProps) {
  return (
    <div class="author-step">
      {title && <h3>{title}</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys. */}
      <pre class={main ? 'author-code' : 'author-setup'} tabIndex={0}>
        <code>{text}</code>
      </pre>
      {note && <p class="author-note">{note}</p>}
      {children}
      <CopyButton label={words.copy} copy={() => copyText(text)} />
    </div>
  );
}

function StillChoice({ work, onChange, still }: Pick<Props, 'work' | 'onChange' | 'still'>) {
  return (
    <p class="author-still">
      <label class="author-tick">
        <input
          type="checkbox"
          checked={work.still}
          onChange={(event) => onChange({ still: event.currentTarget.checked })}
        />
        {words.still}
      </label>
      {still && (
        <button type="button" class="button" onClick={() => saveStill(still)}>
          {words.saveStill}
        </button>
      )}
    </p>
  );
}
