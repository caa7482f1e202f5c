import type { Page } from '@playwright/test';

/** Elements that would move or change their size for longer than 10 ms. Fading may take longer. */
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

/** Waits until elements that move in have arrived. Endless animations may go on. */
export async function settled(page: Page): Promise<void> {
  // The animations' own promises are of no use: those of a hidden list's options never settle.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Doubles the text size, like people who cannot read small print. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Text that is cut off, or that needs sideways scrolling. */
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

/** Makes every page loaded from now on add up its layout shifts. */
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
