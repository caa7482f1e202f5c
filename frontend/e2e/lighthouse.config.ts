import journeys, { reportersTo } from './playwright.config.js';

/** Lighthouse on every page; one after another, so that none slows another down. */
export default {
  ...journeys,
  testDir: './lighthouse',
  testMatch: '**/*.audit.ts',
  reporter: reportersTo('lighthouse'),
  workers: 1,
  // In passing, for a moment in which the machine did something else.
  retries: process.env.LIGHTHOUSE_BRIEF === undefined ? 0 : 2,
};
