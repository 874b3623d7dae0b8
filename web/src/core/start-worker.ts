/** The worker as a file of the site. */
import url from './worker?worker&url';

interface WorkerPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

const same = (text: string) => text;
const { trustedTypes } = globalThis as { trustedTypes?: WorkerPolicies };
const policy = trustedTypes?.createPolicy('stridewise-worker', { createScriptURL: same });

/** Throws where a page may have no worker. */
export const startWorker = (): Worker => new Worker(policy?.createScriptURL(url) ?? url);
