import journeys from './playwright.config.js';

/** Takes pictures of every screen for people to look at. These are no tests. */
export default {
  ...journeys,
  testDir: './screenshots',
  testMatch: '**/*.shots.ts',
  reporter: 'line',
  fullyParallel: true,
};
