// Debian's Chromium; Playwright downloads no browser of its own.
import { existsSync } from 'node:fs';

const asked = process.env.STRIDEWISE_CHROMIUM;
const shell = '/usr/bin/chromium-headless-shell';

/** The full browser, for measurements. */
export const chromium = asked ?? '/usr/bin/chromium';
/** The headless shell, if installed: the same engine without windows starts in half the time. */
export const headless = asked ?? (existsSync(shell) ? shell : chromium);
