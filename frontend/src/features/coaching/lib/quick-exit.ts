import { browser } from '../../../shared/lib/browser';
import { sessionStore } from '../../../shared/lib/storage';

export const NEUTRAL_SITE = 'https://www.weather.gov/';

const LEFT = 'anew-left';

/** Nothing is left on the screen, in the title or at this place of the history, even before the other site answers. */
export function leaveAtOnce(): void {
  document.body.hidden = true;
  document.title = 'Weather';
  sessionStore.set(LEFT, '1');
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

/** Back must not lead to the conversation again: only whoever asks for the coach anew finds it. */
export const leftBefore = {
  read: () => sessionStore.get(LEFT) !== null && !isVisitedAnew(),
  forget: () => sessionStore.remove(LEFT),
};
