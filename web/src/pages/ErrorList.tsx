import { type ErrorMessage, groups, messages } from '../../errors/messages';
import { href } from '../lib/href';
import type { Language } from '../locales/languages';
import { addressIn } from '../locales/route';
import { errorWords as words } from './error-words';

/** Links to pages of messages. */
export function ErrorList({
  list,
  language,
}: {
  list: readonly ErrorMessage[];
  language: Language;
}) {
  return (
    <ul class="error-list" lang="en">
      {list.map(({ slug, title }) => (
        <li key={slug}>
          <a href={href(addressIn(language, `/error/${slug}/`))}>
            <code>{title}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** All of them, by group. */
export function AllErrors({ language }: { language: Language }) {
  return (
    <section class="all-errors">
      <h2>{words.all}</h2>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          <ErrorList list={messages.filter((one) => one.group === group)} language={language} />
        </section>
      ))}
    </section>
  );
}
