import { defineConfig } from '@playwright/test';
import { headless } from './scripts/lib/chromium.mjs';

// Playwright serves the built site for all tests. A test that needs another server starts it with
// startServer of scripts/serve.mjs. Tests import from web/src only what runs without Vite.
const port = Number(process.env.E2E_PORT ?? 4273);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'build/e2e/results',
  // A test often waits: on two cores, three workers are faster than two.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // scripts/test.mjs names each test that passed only on its second try.
  retries: 1,
  // A slow machine alone must not fail a test: one machine may need three times as long as another.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    // A service worker would answer in place of the server. tests/e2e/offline.spec.ts allows its own.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Recording traces makes every test a fifth slower. For one test, ask for it with --trace on.
    trace: 'off',
    // A new context opens a new window, which takes Chromium longer than most of our pages take to load.
    // Playwright clears storage, routes and scripts of the test before.
    reuseContext: true,
    launchOptions: {
      executablePath: headless,
      // Root cannot use Chromium's sandbox, and the pages are our own.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs web/dist --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'pipe',
  },
});
