/** The page of one error message, as it is built: what it means, programs that raise it, and repairs. */

import { useContext } from 'preact/hooks';
import { type ErrorFamily, families } from '../../errors/families';
import { withFix } from '../../errors/with-fix';
import type { Core } from '../core';
import type { Diagnosis } from '../core/types';
import { InLesson } from '../lesson/text/context';
import { Still } from '../lesson/text/Still';
import { lessons, textIn } from '../lesson-list';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { PrerenderCore } from '../player/core-context';
import { tell } from '../player/tell';
import { pageHref } from '../state/settings';
import { formatAddress } from '../state/url';
import { Meant } from '../ui/Meant';
import { Phrase } from '../ui/Phrase';
import { ErrorList } from './ErrorList';
import { CodeLink, CopyRepair, ErrorRepairs } from './ErrorRepairs';
import { reasonStep } from './error-reason';
import { errorWords as words } from './error-words';
import { contextOf } from './LessonText';
import { LessonStyles } from './PageStyles';

export function ErrorFamilyPage({ family, language }: { family: ErrorFamily; language: Language }) {
  const core = useContext(PrerenderCore);
  if (!core) throw new Error('Pages of errors are rendered at build time only.');
  const [first, ...others] = family.programs.map((code) => caseOf(core, family, code));
  const programs = Object.fromEntries(family.programs.map((code, at) => [`case${at}`, code]));
  const context = contextOf({ programs, exercises: {} });
  return (
    <main lang={language} class="page-text lesson error-family" data-prerendered>
      <LessonStyles />
      <p class="crumb">
        <a href={pageHref('/error/')}>{words.title}</a>
      </p>
      <h1>
        <code>{family.title}</code>
      </h1>
      <InLesson.Provider value={context}>
        <Meaning found={first} />
        {first && <Own found={first} />}
        {[first, ...others].map((found, at) => (
          <Case
            key={found?.code}
            found={found}
            name={`case${at}`}
            fixes={family.fixes?.[at] ?? []}
          />
        ))}
      </InLesson.Provider>
      <p>
        <a href={pageHref('/error/')}>{words.paste}</a>
      </p>
      <Further family={family} language={language} />
      {context.faults.length > 0 && fail(family, context.faults.join('; '))}
    </main>
  );
}

interface ErrorCase {
  core: Core;
  code: string;
  type: string;
  message: string;
  /** Null if the core only raises it: then the page has no advice, and the repairs are ours alone. */
  diagnosis: Diagnosis | null;
  /** The statement that raises, and the step that gives the reason; null if it has no steps. */
  statement: number;
  step: number | null;
  operation: number;
}

/** A program of a page, run: fails the build if it does not raise the message of the page. */
function caseOf(core: Core, family: ErrorFamily, code: string): ErrorCase {
  const raised = core.run(code).statements.find(({ error }) => error);
  if (!raised?.error) return fail(family, `no error in: ${code}`);
  const { type, message } = raised.error;
  const known = core.diagnose(`${code}\n\n${type}: ${message}`, {});
  const place = { core, code, statement: raised.index };
  const operations = core.story(code, raised.index)?.operations;
  return {
    ...place,
    type,
    message,
    diagnosis: known && 'row' in known ? known : null,
    step: operations ? reasonStep(place) : null,
    operation: (operations?.length ?? 1) - 1,
  };
}

function fail(family: ErrorFamily, why: string): never {
  throw new Error(`${family.slug}: ${why}`);
}

/** The answer first: the advice of the core, or else which dim is at fault and why. */
function Meaning({ found }: { found: ErrorCase | undefined }) {
  if (!found) return null;
  const { core, code, statement, step, diagnosis } = found;
  const told = step === null ? null : tell(core.scene(code, statement, step));
  const { error } = core.run(code).statements[statement] ?? {};
  return (
    <>
      {error?.meant && <Meant name={error.meant} />}
      <p>
        {diagnosis?.why ? (
          <Phrase english={diagnosis.why} />
        ) : (
          <span lang={told?.lang}>{told?.sentence ?? words.about}</span>
        )}
      </p>
    </>
  );
}

interface CaseProps {
  found: ErrorCase | undefined;
  name: string;
  fixes: readonly string[];
}

function Case({ found, name, fixes }: CaseProps) {
  if (!found) return null;
  const { code, statement, step, operation, type, message, diagnosis } = found;
  const ours = fixes.length > 0 && !diagnosis?.instead.length;
  return (
    <>
      <h2>{words.program}</h2>
      <pre class="lesson-program" id={name}>
        <code>{code}</code>
      </pre>
      <p class="error">
        <strong>{type}</strong>: {message}
      </p>
      {step !== null && (
        <figure class="error-picture">
          <div class="still sw-stage">
            <Still code={code} place={{ statement, step, operation }} />
          </div>
          <p class="story-foot">
            <a href={pageHref('/playground/') + formatAddress({ code, statement })}>
              ▶ {words.replay}
            </a>
          </p>
        </figure>
      )}
      {ours ? (
        <Fixes found={found} fixes={fixes} />
      ) : (
        diagnosis && <ErrorRepairs instead={diagnosis.instead} repairs={diagnosis.repairs} />
      )}
    </>
  );
}

/** A field for the reader's own message; OwnNumbers.tsx explains it below once there is one. */
const Own = ({ found: { type, message } }: { found: ErrorCase }) => (
  <section class="own-numbers">
    <h2>{words.numbers}</h2>
    <p class="pasted">
      <label for="own">{words.numbersHow}</label>
      <textarea
        id="own"
        rows={3}
        placeholder={`${type}: ${message}`}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
      />
    </p>
    <div class="own-story error-page" />
  </section>
);

/** What may be written instead of the statement that raises, and the shape that it gives. */
function Fixes({ found, fixes }: { found: ErrorCase; fixes: readonly string[] }) {
  const { core, code } = found;
  return (
    <section class="sw-repairs">
      <h3>✓ {words.repairs}</h3>
      <ul>
        {fixes.map((recorded) => {
          // The values of a layer are random, so its shape is what was recorded.
          const fix = recorded.includes(' = ') ? recorded : recorded.replace(/\.shape$/, '');
          const shape = core.run(withFix(code, `(${fix}).shape`)).statements.at(-1);
          return (
            <li key={fix}>
              <CodeLink code={fix} program={withFix(code, fix)} />
              {shape?.output && <span class="sw-outcome">{shape.output.trim()}</span>}
              <CopyRepair code={fix} />
            </li>
          );
        })}
      </ul>
      <p>{words.repairsNote}</p>
    </section>
  );
}

function Further({ family, language }: { family: ErrorFamily; language: Language }) {
  const lesson = lessons.find(({ slug }) => slug === family.lesson);
  const alike = (family.alike ?? []).flatMap(
    (slug) => families.find((one) => one.slug === slug) ?? [],
  );
  return (
    <>
      {lesson && (
        <p>
          {words.lesson}{' '}
          <a href={href(addressIn(language, `/lessons/${lesson.slug}/`))}>
            {textIn(lesson, language).text.title}
          </a>
        </p>
      )}
      {alike.length > 0 && (
        <>
          <h2>{words.alike}</h2>
          <ErrorList list={alike} language={language} />
        </>
      )}
      {family.wordings && (
        <>
          <h2>{words.wordings}</h2>
          <ul lang="en">
            {family.wordings.map((text) => (
              <li key={text}>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
