import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Distance to the end that still counts as the end: about one line. */
const NEARLY_PX = 24;
/** Time after a turn of the wheel or a swipe in which a scroll is a person's. Others come from the page itself. */
const BY_HAND_MS = 500;

/**
 * What the page does when an answer grows. `beginning`: it scrolls along until the answer begins at the top, and then
 * rests, so that people can read. `end`: somebody has gone to the end, and sees it grow. `nothing`: they read elsewhere.
 */
type Following = 'beginning' | 'end' | 'nothing';

/** What people scroll with. A press of the mouse may be on the scrollbar. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/** The newest message, or the answer that is coming. */
const newestIn = (column: HTMLElement): HTMLElement | undefined =>
  [...column.querySelectorAll<HTMLElement>('[data-turn]')].at(-1);

/** Scrolls to the end, or to where the newest answer begins if it is taller than the screen. */
function scroll(column: HTMLElement, following: Following): void {
  if (following === 'nothing') return;
  column.scrollIntoView({ block: 'end' });
  const newest = following === 'beginning' && newestIn(column);
  if (!newest) return;
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (newest.getBoundingClientRect().top < room) newest.scrollIntoView({ block: 'start' });
}

/** Calls `onGrown` when the column or the window changes its size. */
function useGrowth(column: RefObject<HTMLElement | null>, hasEnd: boolean, onGrown: () => void): void {
  useEffect(() => {
    if (!hasEnd || !column.current) return;
    const observer = new ResizeObserver(onGrown);
    observer.observe(column.current);
    // A keyboard that opens or closes changes the window, and not the column.
    window.addEventListener('resize', onGrown);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onGrown);
    };
  }, [column, hasEnd, onGrown]);
}

export function useFollow(hasEnd: boolean) {
  const column = useRef<HTMLDivElement>(null);
  const following = useRef<Following>('beginning');
  const touchedAt = useRef(-Infinity);
  const [isAway, setAway] = useState(false);

  const go = useCallback((how: Following) => {
    following.current = how;
    if (!column.current) return;
    scroll(column.current, how);
    setAway(how !== 'end' && !isAtEnd(column.current));
  }, []);
  const goOn = useCallback(() => go(following.current), [go]);
  useGrowth(column, hasEnd, goOn);

  useEffect(() => {
    if (!hasEnd) return;

    function notice() {
      if (!column.current) return;
      const atEnd = isAtEnd(column.current);
      setAway(!atEnd);
      if (performance.now() - touchedAt.current < BY_HAND_MS) following.current = atEnd ? 'end' : 'nothing';
    }

    function touched({ target }: Event) {
      const isWriting = target instanceof Element && target.closest('form') !== null;
      if (!isWriting) touchedAt.current = performance.now();
    }

    window.addEventListener('scroll', notice, { passive: true });
    for (const gesture of GESTURES) window.addEventListener(gesture, touched, { passive: true });
    return () => {
      window.removeEventListener('scroll', notice);
      for (const gesture of GESTURES) window.removeEventListener(gesture, touched);
    };
  }, [hasEnd]);

  return { column, isAway, toAnswer: () => go('beginning'), toEnd: () => go('end') };
}

const isAtEnd = (column: HTMLElement): boolean =>
  column.getBoundingClientRect().bottom <= window.innerHeight + NEARLY_PX;
