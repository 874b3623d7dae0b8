import { defineConfig } from 'vitest/config';

/** A language that is only a row and a folder: it takes a build of the site. */
export default defineConfig({
  test: { include: ['tests/language/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
