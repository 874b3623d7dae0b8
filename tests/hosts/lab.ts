/** A JupyterLab of its own, over one folder. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Served } from './hosts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export async function startLab(python: string, folder: string): Promise<Served> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const options = ['--no-browser', '--allow-root', `--port=${port}`, '--ip=127.0.0.1'];
  const open = ['--IdentityProvider.token=', '--ServerApp.password='];
  const lab = spawn(python, ['-m', 'jupyterlab', ...options, ...open], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, JUPYTER_NO_CONFIG: '1' },
  });
  const close = () => void lab.kill();
  for (let tries = 0; tries < 200; tries++) {
    const answered = await fetch(`${url}api`).catch(() => null);
    if (answered?.ok) return { url, close };
    await new Promise((done) => setTimeout(done, 500));
  }
  close();
  throw new Error('JupyterLab did not start');
}
