/** Debian's Firefox by Marionette, its own protocol of remote control: WebDriver's commands on a socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Send } from './tab';
import { until } from './until';

/** Any free port, and nothing that asks anybody for anything by itself. */
const preferences = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

export async function startFirefox(): Promise<{ send: Send; close(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'stridewise-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore' },
  );
  const port = await until('Firefox listens', () =>
    Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  const socket = connect(port, '127.0.0.1');
  const call = speaker(socket);
  const send: Send = (command, parameters = {}) => call(`WebDriver:${command}`, parameters);
  await send('NewSession');
  return { send, close: () => stop(firefox, socket, profile) };
}

async function stop(firefox: ChildProcess, socket: Socket, profile: string): Promise<void> {
  socket.destroy();
  const gone = new Promise((done) => firefox.once('exit', done));
  firefox.kill();
  await gone;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

type Answer = [type: number, id: number, error: { message: string } | null, result: unknown];

/** Messages are `length:[0, id, command, parameters]` there and `length:[1, id, error, result]` back. */
function speaker(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let heard = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    for (;;) {
      const colon = heard.indexOf(':');
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (colon < 0 || heard.length < end) return;
      const answer = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(answer)) waiting.get(answer[1])?.(answer as Answer);
    }
  });
  return (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${command}: ${error.message}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
