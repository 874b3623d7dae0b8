// Debian's Chromium; Playwright downloads no browser of its own.
import { existsSync } from 'node:fs';

const asked = process.env.STRIDEWISE_CHROMIUM;
const shell = '/usr/bin/chromium-headless-shell';

/** The whole browser, for what is measured. */
export const chromium = asked ?? '/usr/bin/chromium';
/** Its headless shell, where there is one: the same engine without windows, in half the time. */
export const headless = asked ?? (existsSync(shell) ? shell : chromium);
