import type { Page } from '@playwright/test';

/** What would move or change its size for longer than 10 ms; what only fades may take its time. */
export function longMovements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONGEST_S = 0.01;
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => parseFloat(time)));
    const movesOf = (style: CSSStyleDeclaration) => {
      const animates = style.animationName !== 'none' && seconds(style.animationDuration) > LONGEST_S;
      const properties = style.transitionProperty.split(',').map((name) => name.trim());
      const moves = properties.some((name) => !['opacity', 'none'].includes(name));
      return animates || (moves && seconds(style.transitionDuration) > LONGEST_S);
    };
    return [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((pseudo) => movesOf(getComputedStyle(element, pseudo))),
      )
      .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  });
}

/** What comes in with a movement has arrived; what goes on for ever may. */
export async function settled(page: Page): Promise<void> {
  // Not by their promises: those of a hidden list's options never come.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** As whoever cannot read small print has set the browser. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Text that is cut off, or that one would have to scroll sideways for. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.clientWidth === 1 || element.closest('.visually-hidden, [hidden], option, svg') !== null;
    const isCut = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isScroller = hides(overflowX) || element.matches('[role=dialog]');
      const isTooWide = isScroller && element.scrollWidth > element.clientWidth + 1;
      return isTooWide || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    const isOutside = (element: Element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > window.innerWidth + 1 || left < -1);
    };
    const name = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class') ?? ''}: ${element.textContent.slice(0, 40)}`;
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => element.textContent.trim() !== '' && !isHidden(element))
      .filter((element) => isCut(element) || isOutside(element))
      .map(name);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`, ...found] : found;
  });
}

interface Shifting {
  layoutShift: number;
}

/** From now on each page that is loaded adds up how far its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifting = window as unknown as Shifting;
    shifting.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifting.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as Shifting).layoutShift);
}
