import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { titles as english } from './locales/en/titles';
import { routeOf } from './locales/route';
import { spoken } from './locales/translation';
import { TopBar } from './ui/TopBar';
import { shellWords as words } from './ui/words';
import { CoreNotice } from './widgets/CoreNotice';

/** The frame of every page of the site. */
export function Shell({ path, Page }: { path: string; Page: ComponentType }) {
  const titles: Record<string, string> = { ...english, ...spoken.value.translation?.titles };
  const title = titles[routeOf(path)?.path ?? path];
  useEffect(() => {
    if (title) document.title = title;
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
