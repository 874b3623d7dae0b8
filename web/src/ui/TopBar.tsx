import { href } from '../lib/href';
import { ThemeToggle } from './ThemeToggle';

const links = [
  { path: '/', name: 'Playground' },
  { path: '/lessons/', name: 'Lessons' },
  { path: '/error/', name: 'I have an error' },
  { path: '/runs/', name: 'What runs' },
  { path: '/about/', name: 'About' },
];

/** `path` is where the reader is, below the site's folder. */
export function TopBar({ path }: { path: string }) {
  const isHere = (target: string) => (target === '/' ? path === '/' : path.startsWith(target));
  return (
    <header class="top-bar">
      <a class="brand" href={href('/')}>
        Stridewise
      </a>
      <nav aria-label="Pages">
        {links.map(({ path: target, name }) => (
          <a
            key={target}
            href={href(target)}
            aria-current={isHere(target) ? (path === target ? 'page' : 'true') : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <ThemeToggle />
    </header>
  );
}
