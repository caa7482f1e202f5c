import { startTransition, useEffect, useRef, useState } from 'react';

export const CHUNK = 20;
const AHEAD = '1600px';

/** How many entries of a long list stand on the page: more when its end comes near, or on request. */
export function useOlder(total: number) {
  const [shown, setShown] = useState(CHUNK);
  const end = useRef<HTMLButtonElement>(null);
  const showMore = () => startTransition(() => setShown((before) => before + CHUNK));

  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) showMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown, total]);

  return { shown, end, showMore };
}
