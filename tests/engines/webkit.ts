/** Debian's WebKitGTK by its WebDriver, in a window of Xvfb. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Send } from './tab';
import { until } from './until';

export async function startWebKit(): Promise<{ send: Send; close(): Promise<void> }> {
  const port = await freePort();
  // -displayfd: Xvfb takes a display that is free and says which.
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const display = await new Promise<string>((done) => {
    screen.stdio[3]?.once('data', (data) => done(`:${String(data).trim()}`));
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // There is no session bus, no GPU, and for root no sandbox of its own.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const base = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver listens', async () => (await fetch(`${base}/status`)).ok);
  const { sessionId } = (await ask(`${base}/session`, { capabilities: {} })) as {
    sessionId: string;
  };
  const session = `${base}/session/${sessionId}`;
  const send: Send = (command, parameters = {}) => {
    const path = paths[command];
    if (path === undefined) throw new Error(`no ${command}`);
    return ask(`${session}/${path}`, parameters);
  };
  const close = async () => {
    await fetch(session, { method: 'DELETE' });
    await ended(driver);
    await ended(screen);
  };
  return { send, close };
}

/** WebDriver's commands that tab.ts gives, over HTTP. */
const paths: Record<string, string> = {
  Navigate: 'url',
  ExecuteAsyncScript: 'execute/async',
  PerformActions: 'actions',
  SetTimeouts: 'timeouts',
  SetWindowRect: 'window/rect',
};

async function ask(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill();
  return gone;
}
