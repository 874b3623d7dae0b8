import type { Elsewhere } from '../../../wasm/binding';
import type { Errand } from '../../../wasm/run-in-worker';
import type { Core } from './index';
import { startWorker } from './start-worker';

/**
 * Runs a program that is too much for the page's own thread in a worker; then the core has it.
 * Rejects where it was stopped, and where no worker can be had: on a page that is a file, in a
 * sandbox.
 */
export function runInWorker(core: Core, source: string, stop: AbortSignal): Promise<void> {
  return core.adopt(source, ({ module }) => {
    const { promise, resolve, reject } = withResolvers<Elsewhere>();
    const worker = startWorker();
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.onmessageerror = reject;
    stop.addEventListener('abort', reject);
    if (stop.aborted) reject();
    const errand: Errand = { module, source };
    worker.postMessage(errand);
    return promise.finally(() => worker.terminate());
  });
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (why?: unknown) => void = () => {};
  const promise = new Promise<Value>((ok, failed) => {
    resolve = ok;
    reject = failed;
  });
  return { promise, resolve, reject };
}
