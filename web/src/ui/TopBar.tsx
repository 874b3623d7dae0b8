import { routeOf } from '../locales/route';
import { pageHref } from '../state/settings';
import { LanguageChoice } from './LanguageChoice';
import { ThemeToggle } from './ThemeToggle';
import { shellWords as words } from './words';

/** Pages below another address belong to an entry, too. */
const inside: Record<string, string> = { '/author/': '/docs/' };

const links = [
  { path: '/playground/', name: 'playground' },
  { path: '/lessons/', name: 'lessons' },
  { path: '/error/', name: 'error' },
  { path: '/runs/', name: 'runs' },
  { path: '/author/', name: 'authors' },
  { path: '/about/', name: 'about' },
] as const;

/** `path` is where the reader is, below the site's folder. */
export function TopBar({ path }: { path: string }) {
  const english = routeOf(path)?.path ?? path;
  return (
    <header class="top-bar">
      <a class="brand" href={pageHref('/')}>
        Stridewise
      </a>
      <nav
        aria-label={words.pages}
        // On a phone they scroll: a browser leaves one where it is of which it sees a part.
        onFocusIn={({ target }) =>
          (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
      >
        {links.map(({ path: target, name }) => (
          <a key={target} href={pageHref(target)} aria-current={currentAt(english, target)}>
            {words[name]}
          </a>
        ))}
      </nav>
      <LanguageChoice />
      <ThemeToggle />
    </header>
  );
}

function currentAt(path: string, target: string): 'page' | 'true' | undefined {
  if (path === target) return 'page';
  return [target, inside[target]].some((begin) => begin && path.startsWith(begin))
    ? 'true'
    : undefined;
}
