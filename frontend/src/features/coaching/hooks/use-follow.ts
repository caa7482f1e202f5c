import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance to the end that still counts as the end: about one line. */
const NEARLY_PX = 24;
/** A difference that rounding makes, and no person. */
const ROUNDED_PX = 2;

/**
 * What the page does when an answer grows. `beginning`: it scrolls along until the answer begins at the top, and then
 * rests, so that people can read. `end`: somebody has gone to the end, and sees it grow. `nothing`: they read elsewhere.
 */
type Following = 'beginning' | 'end' | 'nothing';

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

export function useFollow(hasEnd: boolean) {
  const column = useRef<HTMLDivElement>(null);
  const following = useRef<Following>('beginning');
  const scrolledTo = useRef(0);
  const [isAway, setAway] = useState(false);

  const go = useCallback((how: Following) => {
    following.current = how;
    if (!column.current) return;
    scroll(column.current, how);
    scrolledTo.current = window.scrollY;
    setAway(how !== 'end' && !isAtEnd(column.current));
  }, []);

  useEffect(() => {
    if (!hasEnd || !column.current) return;
    const observer = new ResizeObserver(() => go(following.current));
    observer.observe(column.current);
    return () => observer.disconnect();
  }, [hasEnd, go]);

  useEffect(() => {
    if (!hasEnd) return;

    function notice() {
      if (!column.current) return;
      const atEnd = isAtEnd(column.current);
      setAway(!atEnd);
      if (Math.abs(window.scrollY - scrolledTo.current) <= ROUNDED_PX) return;
      scrolledTo.current = window.scrollY;
      following.current = atEnd ? 'end' : 'nothing';
    }

    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, [hasEnd]);

  return { column, isAway, toAnswer: () => go('beginning'), toEnd: () => go('end') };
}

const isAtEnd = (column: HTMLElement): boolean =>
  column.getBoundingClientRect().bottom <= window.innerHeight + NEARLY_PX;
