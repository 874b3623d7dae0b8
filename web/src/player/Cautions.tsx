import { useMemo } from 'preact/hooks';
import type { Core } from '../core';
import type { Caution, Int, Story } from '../core/types';
import { addStyles } from '../lib/add-styles';
import { say } from '../locales/translation';
import styles from '../styles/cautions.css?inline';
import { Sentence } from '../ui/Sentence';
import { remarkWords as words } from './remark-words';

addStyles(styles);

export interface StoryCautionsProps {
  story: Story;
  /** Index of the current operation in the story, and the current step. */
  operation: number;
  step: Int;
  /** Cautions that appear later have their room from the start. */
  steady?: boolean | undefined;
}

/** Cautions of a story, shown from the step they are about, and once more at the end. */
export function StoryCautions({ story, operation, step, steady }: StoryCautionsProps) {
  const atEnd = Number(step) + 1 === Number(story.steps);
  const due = story.cautions.filter(
    (caution) => atEnd || (caution.operation === operation && Number(caution.step) <= Number(step)),
  );
  return (
    <div class="sw-cautions" aria-live="polite">
      {(steady ? story.cautions : due).map((caution) => (
        <CautionNote
          key={`${caution.operation}${caution.id}`}
          caution={caution}
          later={!due.includes(caution)}
        />
      ))}
    </div>
  );
}

export interface StatementCautionsProps {
  core: Core;
  source: string;
  statement: number;
}

/** All cautions of a statement, for its line of the transcript. */
export function StatementCautions({ core, source, statement }: StatementCautionsProps) {
  const cautions = useMemo(() => {
    try {
      return core.story(source, statement)?.cautions ?? [];
    } catch {
      return [];
    }
  }, [core, source, statement]);
  return (
    <>
      {cautions.map((caution) => (
        <CautionNote key={`${caution.operation}${caution.id}`} caution={caution} />
      ))}
    </>
  );
}

/**
 * A caution: the code is legal, but probably not what was meant. It has a sign, a word and a
 * sentence, and looks unlike a verdict.
 */
export function CautionNote({ caution, later }: { caution: Caution; later?: boolean }) {
  const { text, lang } = say('caution', caution, caution.sentence);
  return (
    <p class="sw-caution" data-later={later || undefined}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M10 2.5L18.5 17.5H1.5ZM10 8v4.5M10 14.6v.6" />
      </svg>
      <span>
        <strong>{words.caution}</strong>{' '}
        <span lang={lang}>
          <Sentence text={text} />
        </span>
      </span>
    </p>
  );
}
