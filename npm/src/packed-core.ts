/** core.wasm as a script: every bundler, CDN and server hands out scripts. */
export const packedCore = async (): Promise<string> =>
  (await import('virtual:packed-core')).default;
