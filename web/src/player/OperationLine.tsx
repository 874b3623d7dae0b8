import type { Operation, Repair, Story } from '../core/types';
import { memo } from '../lib/memo';
import type { Difference } from '../state/pair';
import { playerWords as words } from './words';

interface Props {
  /** Source text of the program. */
  source: string;
  story: Story;
  /** Index of the current operation. */
  operation: number;
  /** Chapters that *Next* passes in one step. */
  folded: ReadonlySet<number>;
  /** The repair that made this statement run. */
  cure: Repair | null;
  /** The part of the statement that differs from another one's. */
  differs?: Difference | undefined;
}

/**
 * The statement with the current operation marked in it. Inside calls and loop rounds, these come
 * first. A folded one is marked as a whole, and nothing inside it is named.
 */
export const OperationLine = memo((props: Props) => {
  const { source, story, operation: number, folded, cure, differs } = props;
  const operation = story.operations[number] as Operation;
  const { text } = operation;
  const own = story.source;
  const around = story.chapters.filter((one) => isIn(one, number));
  const at = around.length > 0 ? -1 : placeIn(own, source, operation);
  if (at >= 0)
    return (
      <p class="sw-operation">
        {cure && <Cure repair={cure} />}
        <code>
          <StatementPart text={own} from={0} to={at} differs={differs} />
          <mark>
            <StatementPart text={own} from={at} to={at + text.length} differs={differs} />
          </mark>
          <StatementPart text={own} from={at + text.length} to={own.length} differs={differs} />
        </code>
      </p>
    );
  const statement = own.includes('\n') ? '' : own;
  const passed = around.find((one) => folded.has(story.chapters.indexOf(one)));
  const shown = passed ? around.slice(0, around.indexOf(passed) + 1) : around;
  const way = shown.filter((one) => one === passed || !statement.includes(one.text));
  return (
    <p class="sw-operation" data-inside>
      {cure && <Cure repair={cure} />}
      <code>
        {statement && `${statement} › `}
        {way.map((one) => [marked(titleOf(one), one === passed), ' › '])}
        {marked(text, !passed)}
      </code>
    </p>
  );
});

interface StatementPartProps {
  text: string;
  from: number;
  to: number;
  differs: Difference | undefined;
}

/** A part of a text, with what differs in it underlined. */
export function StatementPart({ text, from, to, differs = [to, to] }: StatementPartProps) {
  const [first, last] = differs.map((place) => Math.max(from, Math.min(to, place)));
  return (
    <>
      {text.slice(from, first)}
      {first !== last && <b class="sw-differs">{text.slice(first, last)}</b>}
      {text.slice(last, to)}
    </>
  );
}

/** A repair of an earlier line comes with that line. */
const Cure = ({ repair: { line, code } }: { repair: Repair }) => (
  <>
    <span class="sw-cure" role="img" aria-label={words.instead} title={words.instead}>
      ✓{' '}
    </span>
    {line !== null && <code>{code} › </code>}
  </>
);

const marked = (text: string, is: boolean) => (is ? <mark>{text}</mark> : text);

const isIn = ({ first, operations }: Story['chapters'][number], operation: number) =>
  operation >= first && operation < first + operations;

const titleOf = ({ text, round, rounds }: Story['chapters'][number]) =>
  round === null ? text : `${text} ${round}${rounds ? `/${rounds}` : ''}`;

/** Position of the operation in the statement's text; -1 if a library runs it. */
function placeIn(statement: string, source: string, { span, text }: Operation): number {
  const at = span.start - source.lastIndexOf(statement, span.start);
  return statement.startsWith(text, at) ? at : -1;
}
