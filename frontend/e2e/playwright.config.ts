import { fileURLToPath } from 'node:url';
import { findChromium } from '@anew/local-servers/chromium';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** As root, Chromium's sandbox refuses to start; the rest keeps it from calling home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Each worker reads this file too, and takes what the first has found.
process.env.CHROMIUM_PATH ??= await findChromium();

/** Lines for people, and a file for the totals of `npm test`. */
export function reportersTo(name: string): PlaywrightTestConfig['reporter'] {
  const outputFile = fileURLToPath(new URL(`../../.local/test/frontend/e2e/${name}.json`, import.meta.url));
  return [['line'], ['json', { outputFile }]];
}

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './.output',
  globalSetup: './support/global-setup.ts',
  reporter: reportersTo('journeys'),
  // Even where there are two cores: much of the time a page waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    // Filming each page takes a fifth of the time and more, and the trace shows it without a film too.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: QUIET, executablePath: process.env.CHROMIUM_PATH },
  },
});
