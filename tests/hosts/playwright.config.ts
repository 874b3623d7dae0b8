import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

const { webServer: _, ...others } = base;

/** Pages of other tools: scripts/test-hosts.mjs. */
export default defineConfig({
  ...others,
  testDir: '.',
  testMatch: 'hosts.spec.ts',
  outputDir: '../../build/hosts/results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
});
