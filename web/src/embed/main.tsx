import { render } from 'preact';
import { loadCore } from '../core';
import { startLanguage, startSettings } from '../state/settings';
import { Embed } from './Embed';
import '../styles/index.css';

startSettings();
loadCore(true).catch(() => {}); // the embed says so itself
const target = document.getElementById('app') ?? document.body;
target.replaceChildren();
render(<Embed search={location.search} />, target);
startLanguage();
