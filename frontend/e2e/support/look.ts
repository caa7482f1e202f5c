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

/** Changes the text size, to `200%` like people who cannot read small print. Without a size, it is the usual one. */
export async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);
}

/** How many pixels wide everything in the page is, with what can only be reached by scrolling sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

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

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the browser says about a layout shift; TypeScript's own types lack it. */
interface LayoutShift {
  value: number;
  startTime: number;
  sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[];
}

interface Shifting {
  layoutShifts: string[];
}

/** Makes every page loaded from now on note its layout shifts, and what moved from where to where. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifting = window as unknown as Shifting;
    shifting.layoutShifts = [];
    const place = ({ x, y, width, height }: Rect) => `${width}×${height} at ${x},${y}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'something that is gone';
      const words = element.textContent.trim().slice(0, 40);
      return `${element.tagName}.${element.getAttribute('class') ?? ''} (${words})`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as unknown as LayoutShift;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifting.layoutShifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page so far, each with its value and with the elements that moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Shifting).layoutShifts);
}

/**
 * Makes the page as patient as a machine that is ten times slower than most needs it. A screen keeps its place while its
 * answers come without a long pause; how long a pause is long there, a busy machine must not decide.
 */
export async function slowDownTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LONG_MS = 250;
    const start = window.setTimeout.bind(window) as (
      handler: TimerHandler,
      ms: number,
      ...rest: unknown[]
    ) => number;
    const slow = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      start(handler, ms < LONG_MS ? ms : 10 * ms, ...rest);
    Object.assign(window, { setTimeout: slow });
  });
}
