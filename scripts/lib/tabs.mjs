// Debian's Chromium spoken to directly. Playwright puts scripts of its own into every page before its
// first text, which at CPU / 4 takes some 50 ms: a cold load is measured without it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';

/**
 * Hands to `use` a function that opens a tab with nothing in its cache for one task; the task gets
 * `send(method, params)` of the DevTools protocol for it, which rejects with what Chromium answers to
 * a wrong call, or when it has ended.
 */
export async function withTabs(use) {
  const profile = await mkdtemp(join(tmpdir(), 'stridewise-tabs-'));
  const browser = spawn(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const gone = once(browser, 'exit').catch(() => {}); // it was not even started: each call says so
  const send = speaker(browser);
  const newTab = async (task) => {
    const { browserContextId } = await send('Target.createBrowserContext');
    try {
      const page = { url: 'about:blank', browserContextId };
      const { targetId } = await send('Target.createTarget', page);
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      return await task((method, params) => send(method, params, sessionId));
    } finally {
      await send('Target.disposeBrowserContext', { browserContextId });
    }
  };
  try {
    return await use(newTab);
  } finally {
    await send('Browser.close').catch(() => browser.kill());
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Sends calls as JSON with a zero byte behind each, and settles them as the answers come. */
function speaker(browser) {
  const [, , , to, from] = browser.stdio;
  const open = new Map();
  let [calls, text, ended] = [0, '', false];
  from.setEncoding('utf8').on('data', (part) => {
    const answers = (text + part).split('\0');
    text = answers.pop();
    for (const answer of answers) {
      const { id, result, error } = JSON.parse(answer);
      const call = open.get(id); // none for an event
      open.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    }
  });
  const fail = () => {
    ended = true;
    for (const { reject } of open.values()) reject(new Error('Chromium has ended.'));
  };
  browser.on('error', fail).on('exit', fail);
  to.on('error', fail);
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      if (ended) throw new Error('Chromium has ended.');
      open.set(++calls, { resolve, reject });
      to.write(`${JSON.stringify({ id: calls, method, params, sessionId })}\0`);
    });
}
