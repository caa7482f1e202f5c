import { browser } from '../lib/browser';
import { forgetPerson } from '../lib/forget';
import { LEFT_KEY, sessionStore } from '../lib/storage';

export const NEUTRAL_SITE = 'https://www.weather.gov/';

/** Nothing is left on this device of what was being written, nor on the screen, in the title or at this place of the history, even before the other site answers. */
export function leaveAtOnce(): void {
  document.body.hidden = true;
  document.title = 'Weather';
  forgetPerson();
  sessionStore.set(LEFT_KEY, '1');
  window.history.replaceState(null, '', '/');
  // A page that the browser kept whole and now shows again.
  window.addEventListener('pageshow', () => browser.replaceBy('/'));
  browser.replaceBy(NEUTRAL_SITE);
}

/** Somebody has typed the address or followed a link to it. */
function isVisitedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Back must not lead to the screen again: only whoever asks for it anew finds it. */
export const leftBefore = {
  read: () => sessionStore.get(LEFT_KEY) !== null && !isVisitedAnew(),
  forget: () => sessionStore.remove(LEFT_KEY),
};
