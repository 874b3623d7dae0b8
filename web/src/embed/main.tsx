import { render } from 'preact';
import { fetchForLink } from '../player/show-linked';
import { firstWords, startLanguage, startSettings } from '../state/settings';
import { EmbedInTurn } from './Embed';
import { beginCore } from './memories';
import '../styles/index.css';

startSettings();
beginCore();
fetchForLink();
const target = document.getElementById('app') ?? document.body;
firstWords().then(() => {
  target.replaceChildren();
  render(<EmbedInTurn search={location.search} />, target);
  startLanguage();
});
