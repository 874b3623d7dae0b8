import { hydrate, render } from 'preact';
import { loadCore } from './core';
import { href } from './lib/href';
import { loadPage } from './routes';
import { Shell } from './Shell';
import { startLanguage, startSettings } from './state/settings';
import './styles/index.css';

startSettings();
// It is compiled beside this thread while the page is taken over.
if (document.querySelector('[data-needs-core]')) loadCore().catch(() => {});
const path = location.pathname.slice(href('').length);
// Not awaited at the top level: the pages that are loaded here import from this file's chunk.
loadPage(path).then((Page) => {
  const target = document.getElementById('app') ?? document.body;
  // The development server sends an empty page.
  const mount = target.hasChildNodes() ? hydrate : render;
  mount(<Shell path={path} Page={Page} />, target);
  startLanguage();
});
