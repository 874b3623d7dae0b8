/** Colours the cells of a story by the entries of a dim, in place of the colours of tensors. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Core } from '../../core';
import { addStyles } from '../../lib/add-styles';
import styles from '../../styles/colours.css?inline';
import { type Colouring, wished } from '../colouring';
import { playerWords as words } from '../words';
import {
  type ColourChoice,
  choiceFor,
  choicesAt,
  type EntryOf,
  entriesIn,
  fromItsMaking,
} from './entries';
import { Patterns, patternOf } from './Patterns';

addStyles(styles);

export interface ColourByProps {
  core: Core;
  source: string;
  statement: number;
  /** Index of the operation in its story. */
  number: number;
  /** The colouring of the page, such as "x 1" for dim 1 of x; the reader may choose another. */
  standard?: string | undefined;
}

export function ColourBy(props: ColourByProps) {
  const { core, source, statement, number, standard } = props;
  const root = useRef<HTMLDivElement>(null);
  const choices = useMemo(() => choicesAt(core, source, statement), [core, source, statement]);
  const usual = useMemo(() => standardOf(core, source, standard), [core, source, standard]);
  const wish = wished.value?.source === source ? wished.value.colouring : usual;
  const entries = useMemo<EntryOf>(
    () => (wish ? entriesIn(core, source, statement, number, wish) : new Map()),
    [core, source, statement, number, wish],
  );
  useSheet(root, entries);
  const chosen = wish && keyOf(wish);
  const all = [usual, wish as ColourChoice | null, ...choices].filter((one) => one !== null);
  const offered = all.filter((one, at) => all.findIndex((two) => keyOf(two) === keyOf(one)) === at);
  if (offered.length === 0) return <div ref={root} />;
  const size = offered.find((one) => keyOf(one) === chosen)?.size ?? 0;
  return (
    <div class="sw-colours" ref={root}>
      <label>
        {words.colourBy}{' '}
        <select
          value={chosen ?? ''}
          onChange={({ currentTarget }) => {
            const found = offered.find((one) => keyOf(one) === currentTarget.value);
            wished.value = { source, colouring: found ? fromItsMaking(core, source, found) : null };
          }}
        >
          <option value="">{words.colourNone}</option>
          {offered.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {one.called ? `${one.name}: ${one.called}` : words.colourDim(one.name, one.dim)}
            </option>
          ))}
        </select>
      </label>
      {entries.size > 0 && (
        <>
          <Patterns />
          <ul aria-hidden="true">
            {Array.from({ length: size }, (_, entry) => (
              <li key={entry}>
                <svg width="20" height="16" aria-hidden="true">
                  <rect x="1" y="1" width="18" height="14" rx="3" fill={patternOf(entry)} />
                </svg>
                {entry}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const keyOf = ({ name, dim }: Colouring) => `${name} ${dim}`;

function standardOf(core: Core, source: string, standard = ''): ColourChoice | null {
  const [name, dim] = standard.split(' ');
  return name ? choiceFor(core, source, name, Number(dim)) : null;
}

let stories = 0;

/** Gives the story around `root` a sheet with the pattern of each coloured cell. */
function useSheet(root: RefObject<HTMLElement | null>, entries: EntryOf): void {
  useLayoutEffect(() => {
    const story = root.current?.closest<HTMLElement>('.sw-story');
    if (!story || entries.size === 0) return;
    const name = String(++stories);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(`.sw-story[data-coloured="${name}"]`, entries));
    story.dataset.coloured = name;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      delete story.dataset.coloured;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [entries]);
}

function rulesFor(story: string, entries: EntryOf): string {
  const cells = new Map<number, string[]>();
  for (const [key, entry] of entries) {
    const [storage, address] = key.slice(1).split('@');
    const cell = `[data-storage="${storage}"][data-address="${address}"]`;
    cells.set(entry, [...(cells.get(entry) ?? []), cell]);
  }
  const plain = ':not([data-blank], [data-kin], [data-look="refused"], [data-look="slot"])';
  return [...cells]
    .map(([entry, all]) => `${story} :is(${all.join()})${plain} rect { fill: ${patternOf(entry)} }`)
    .join('\n');
}
