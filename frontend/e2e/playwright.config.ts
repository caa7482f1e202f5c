import { defineConfig } from '@playwright/test';

/** As root, Chromium's sandbox refuses to start; the rest keeps it from calling home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './.output',
  globalSetup: './support/global-setup.ts',
  // Even where there are two cores: much of the time a page waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    // Filming each page takes a fifth of the time and more, and the trace shows it without a film too.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: QUIET, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
  },
});
