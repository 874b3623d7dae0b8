import { render } from 'preact';
import { firstWords, startLanguage, startSettings } from '../state/settings';
import { EmbedInTurn } from './Embed';
import { followFonts, followHost } from './follow-host';
import { beginCore } from './memories';
import { passKeys } from './pass-keys';
import '../styles/index.css';

startSettings();
followHost();
followFonts();
beginCore();
passKeys(() => document);
const target = document.getElementById('app') ?? document.body;
firstWords().then(() => {
  target.replaceChildren();
  render(<EmbedInTurn search={location.search} />, target);
  startLanguage();
});
