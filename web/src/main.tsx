import { hydrate, render } from 'preact';
import { loadCore } from './core';
import { firstTouch } from './lib/first-touch';
import { href } from './lib/href';
import { keepOffline } from './lib/offline';
import { spoken } from './locales/translation';
import { keepPictures } from './player/core-context';
import { loadPage } from './routes';
import { Shell } from './Shell';
import { openArrival } from './state/arrival';
import { firstWords, sentLanguage, startLanguage, startSettings } from './state/settings';
import './styles/index.css';

startSettings();
// The core is compiled on another thread while Preact takes over the page.
if (document.querySelector('[data-needs-core]')) loadCore().catch(() => {});
const path = location.pathname.slice(href('').length);
// Not awaited at the top level: the pages that are loaded here import from this file's chunk.
Promise.all([loadPage(path), firstWords(), openArrival()]).then(([Page]) => {
  const target = document.getElementById('app') ?? document.body;
  // The development server sends an empty page.
  const sent = target.hasChildNodes() ? sentLanguage : null;
  const mount = spoken.value.language === sent ? hydrate : render;
  if (mount === render) keepPictures();
  // Elements that wait for the first frame (playground.css) are measured now.
  document.documentElement.classList.remove('starting');
  mount(<Shell path={path} Page={Page} />, target);
  startLanguage();
});
if (import.meta.env.PROD)
  firstTouch()
    .then(keepOffline)
    .catch(() => {});
