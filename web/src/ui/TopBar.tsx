import { href } from '../lib/href';
import { linkedLanguage } from '../state/settings';
import { withLanguage } from '../state/url';
import { LanguageChoice } from './LanguageChoice';
import { ThemeToggle } from './ThemeToggle';
import { shellWords as words } from './words';

const links = [
  { path: '/', name: 'playground' },
  { path: '/lessons/', name: 'lessons' },
  { path: '/error/', name: 'error' },
  { path: '/runs/', name: 'runs' },
  { path: '/about/', name: 'about' },
] as const;

/** `path` is where the reader is, below the site's folder. */
export function TopBar({ path }: { path: string }) {
  const isHere = (target: string) => (target === '/' ? path === '/' : path.startsWith(target));
  const linked = linkedLanguage.value;
  const passedOn = linked ? withLanguage('', linked) : '';
  return (
    <header class="top-bar">
      <a class="brand" href={href('/') + passedOn}>
        Stridewise
      </a>
      <nav aria-label={words.pages}>
        {links.map(({ path: target, name }) => (
          <a
            key={target}
            href={href(target) + passedOn}
            aria-current={isHere(target) ? (path === target ? 'page' : 'true') : undefined}
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
