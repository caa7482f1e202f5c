import { useEffect, useRef, useState } from 'react';

/** Distance to the end that still counts as the end: about one line. */
const NEARLY_PX = 24;

/** Keeps the end in view while it is visible, and does not move the page for people who read further up. */
export function useFollow(hasEnd: boolean) {
  const column = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAway, setAway] = useState(false);

  function toEnd() {
    isFollowing.current = true;
    setAway(false);
    column.current?.scrollIntoView({ block: 'end' });
  }

  useEffect(() => {
    if (!hasEnd || !column.current) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) column.current?.scrollIntoView({ block: 'end' });
    });
    observer.observe(column.current);
    return () => observer.disconnect();
  }, [hasEnd]);

  useEffect(() => {
    if (!hasEnd) return;
    let before = window.scrollY;

    function notice() {
      const bottom = column.current?.getBoundingClientRect().bottom ?? 0;
      const atEnd = bottom <= window.innerHeight + NEARLY_PX;
      // A growing answer moves the end away too; only a person scrolls up.
      if (atEnd) isFollowing.current = true;
      else if (window.scrollY < before) isFollowing.current = false;
      before = window.scrollY;
      setAway(!isFollowing.current);
    }

    window.addEventListener('scroll', notice, { passive: true });
    return () => window.removeEventListener('scroll', notice);
  }, [hasEnd]);

  return { column, isAway, toEnd };
}
