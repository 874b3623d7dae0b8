import type { ComponentType } from 'preact';
import { TopBar } from './ui/TopBar';
import { shellWords as words } from './ui/words';

/** What stands around every page of the site. */
export function Shell({ path, Page }: { path: string; Page: ComponentType }) {
  return (
    <>
      <a class="skip-link" href="#content">
        {words.skip}
      </a>
      <TopBar path={path} />
      <div id="content" tabindex={-1}>
        <Page />
      </div>
    </>
  );
}
