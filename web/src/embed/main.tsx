import { render } from 'preact';
import { startLanguage, startSettings } from '../state/settings';
import { Embed } from './Embed';
import '../styles/index.css';

startSettings();
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
render(<Embed search={location.search} />, target);
startLanguage();
