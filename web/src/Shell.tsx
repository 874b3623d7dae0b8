import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { spoken } from './locales/translation';
import { TopBar } from './ui/TopBar';
import { shellWords as words } from './ui/words';
import { CoreNotice } from './widgets/CoreNotice';

const englishTitle = typeof document === 'undefined' ? '' : document.title;

/** What stands around every page of the site. */
export function Shell({ path, Page }: { path: string; Page: ComponentType }) {
  const titles: Record<string, string> = spoken.value.translation?.titles ?? {};
  const title = titles[path] ?? englishTitle;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <a class="skip-link" href="#content">
        {words.skip}
      </a>
      <TopBar path={path} />
      <div id="content" tabindex={-1}>
        <Page />
      </div>
      <CoreNotice />
    </>
  );
}
