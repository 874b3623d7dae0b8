import { useEffect, useState } from 'preact/hooks';
import { copyText } from '../lib/copy-text';
import { href } from '../lib/href';
import { pageHref } from '../state/settings';
import { formatLink } from '../state/url';
import { CopyButton } from '../ui/CopyButton';
import { Linked } from '../ui/Linked';
import { openings, statementOf } from './pictures';
import { doorWords as words } from './words';

const { film } = openings.wide;

/** How a story comes into somebody's own page. */
export function Course() {
  const [site, setSite] = useState('https://YOUR-HOST');
  useEffect(() => setSite(location.origin), []);
  const html = frameOf(site);
  return (
    <section class="course">
      <h2 id="course">{words.course}</h2>
      <p>
        <Linked text={words.html} to={[]} />
      </p>
      <pre>
        <code>{html}</code>
      </pre>
      <p class="course-ways">
        <CopyButton label={words.copyHtml} copy={() => copyText(html)} />
        <a class="button" href={pageHref('/author/')}>
          {words.courseMake}
        </a>
      </p>
    </section>
  );
}

function frameOf(site: string): string {
  const link = formatLink({ code: film.code, statement: statementOf(film) });
  return [
    `<iframe src="${site}${href('/embed/')}${link.replaceAll('&', '&amp;')}"`,
    '  sandbox="allow-scripts" loading="lazy" title="column + row"',
    '  style="width: 100%; height: 480px; border: 0"></iframe>',
  ].join('\n');
}
