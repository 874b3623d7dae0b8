import { defineConfig } from 'vitest/config';

/** The built site in Firefox and WebKitGTK: a stage of scripts/test.mjs. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    // A slow host is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
