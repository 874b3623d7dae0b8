// Controls Chromium directly through its DevTools protocol. Playwright injects scripts into every page,
// which takes some 50 ms on a CPU slowed to a quarter, so cold loads are measured without it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.mjs';

/**
 * Gives `use` a function that opens a tab with an empty cache for one task. The task gets
 * `send(method, params)`, which rejects with Chromium's error for a wrong call, or when Chromium ends.
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

/** Sends calls as JSON, each ended by a zero byte, and settles them as answers arrive. */
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
