import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { webServer: _, ...others } = base;

/** Apps built with the npm package: scripts/test-bundlers.mjs. */
export default defineConfig({
  ...others,
  testDir: '.',
  testMatch: 'bundlers.spec.ts',
  outputDir: '../../build/bundlers/results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
});
