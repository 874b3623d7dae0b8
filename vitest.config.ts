import { defineConfig } from 'vitest/config';
import { written } from './scripts/lib/mdx.mjs';

// Vectors (through the command line and through core.wasm), architecture and web units.
// The browser tests are Playwright's: tests/e2e/*.spec.ts.
export default defineConfig({
  // Lessons are read as the site reads them.
  plugins: [written()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'web/**/*.test.{ts,tsx}'],
    exclude: [
      'tests/e2e/**',
      'tests/engines/**',
      'tests/language/**',
      '**/node_modules/**',
      'web/dist/**',
    ],
    environment: 'node',
    // Files of pictures carry their styles.
    css: { include: [/\.css\?inline/] },
    // As many as there are cores; Vitest would leave one of two idle.
    maxWorkers: '100%',
    // A slow host is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
  },
});
