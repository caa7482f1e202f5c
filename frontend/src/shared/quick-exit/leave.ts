import { otherPage } from '@anew/words/safety';
import { browser } from '../lib/browser';
import { forgetPerson } from '../lib/forget';
import { tellOtherWindows } from '../lib/other-windows';
import { LEFT_KEY, sessionStore } from '../lib/storage';

const NEUTRAL_SITE = 'https://www.weather.gov/';

/**
 * Leaves the app in this window for a neutral site. Nothing that was being written stays on this device, and the screen, its title and
 * its place in the history are gone even before the other site answers.
 */
export function leaveHere(): void {
  document.body.hidden = true;
  document.title = otherPage();
  forgetPerson();
  sessionStore.set(LEFT_KEY, '1');
  window.history.replaceState(null, '', '/');
  // The browser may have kept the whole page in memory, and shows it again on Back.
  window.addEventListener('pageshow', () => browser.replaceBy('/'));
  browser.replaceBy(NEUTRAL_SITE);
}

/** Leaves the app in all windows of this person: whoever looks at this one may look at the next. */
export function leaveAtOnce(): void {
  tellOtherWindows('leaves');
  leaveHere();
}

/** The page was opened by its address or by a link, and not by Back or a reload. */
function isVisitedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.type === 'navigate';
}

/**
 * Tells whether Back or a reload has led here after a quick exit. Only someone who opens the app again may see the
 * screen.
 */
export const leftBefore = {
  read: () => sessionStore.get(LEFT_KEY) !== null && !isVisitedAnew(),
  forget: () => sessionStore.remove(LEFT_KEY),
};
