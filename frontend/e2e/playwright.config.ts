import { fileURLToPath } from 'node:url';
import { findChromium } from '@anew/local-servers/chromium';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** Chromium's sandbox refuses to start as root. The other switches keep it from calling home. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Each worker reads this file too, and reuses the path that the first one has found.
process.env.CHROMIUM_PATH ??= await findChromium();

/** Writes lines for people, and a file for the totals of `npm test`. */
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
  // Three workers pay even on two cores, because a page spends much of its time waiting. With more, pages of a slow machine
  // take longer than a journey waits for them.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Enough for a machine that is four times as slow; what hangs still fails.
  timeout: 400_000,
  expect: { timeout: 30_000 },
  use: {
    // An action or a page that cannot be had says so, instead of hanging until the end of the whole journey.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording takes a tenth of the time, and nobody can open a trace that stayed on a machine of CI. Screenshots of each
    // page would take a fifth or more, and the trace shows the page without them too.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: QUIET, executablePath: process.env.CHROMIUM_PATH },
  },
});
