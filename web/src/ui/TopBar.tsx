import { href } from '../lib/href';
import { passedOn } from '../state/settings';
import { LanguageChoice } from './LanguageChoice';
import { ThemeToggle } from './ThemeToggle';
import { shellWords as words } from './words';

const links = [
  { path: '/playground/', name: 'playground' },
  { path: '/lessons/', name: 'lessons' },
  { path: '/error/', name: 'error' },
  { path: '/runs/', name: 'runs' },
  { path: '/about/', name: 'about' },
] as const;

/** `path` is where the reader is, below the site's folder. */
export function TopBar({ path }: { path: string }) {
  const language = passedOn();
  return (
    <header class="top-bar">
      <a class="brand" href={href('/') + language}>
        Stridewise
      </a>
      <nav aria-label={words.pages}>
        {links.map(({ path: target, name }) => (
          <a
            key={target}
            href={href(target) + language}
            aria-current={path.startsWith(target) ? (path === target ? 'page' : 'true') : undefined}
          >
            {words[name]}
          </a>
        ))}
      </nav>
      <LanguageChoice />
      <ThemeToggle />
    </header>
  );
}
