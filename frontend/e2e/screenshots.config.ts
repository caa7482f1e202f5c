import journeys from './playwright.config.js';

/** No tests: pictures of every screen, for people to look at. */
export default {
  ...journeys,
  testDir: './screenshots',
  testMatch: '**/*.shots.ts',
  reporter: 'line',
  fullyParallel: true,
};
