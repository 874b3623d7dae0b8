import { render } from 'preact';
import { loadCore } from '../core';
import { fetchForLink } from '../player/show-linked';
import { firstWords, startLanguage, startSettings } from '../state/settings';
import { Embed } from './Embed';
import '../styles/index.css';

startSettings();
loadCore().catch(() => {}); // the embed says so itself
fetchForLink();
const target = document.getElementById('app') ?? document.body;
firstWords().then(() => {
  target.replaceChildren();
  render(<Embed search={location.search} />, target);
  startLanguage();
});
