import journeys, { reportersTo } from './playwright.config.js';

/** Runs Lighthouse on every page, one after another, so that none slows down another. */
export default {
  ...journeys,
  testDir: './lighthouse',
  testMatch: '**/*.audit.ts',
  // A run empties its folder when it begins, and the journeys run at the same time.
  outputDir: './.output-lighthouse',
  reporter: reportersTo('lighthouse'),
  workers: 1,
  // The brief run repeats a failed page, because the machine may have been busy for a moment.
  retries: process.env.LIGHTHOUSE_BRIEF === undefined ? 0 : 2,
};
