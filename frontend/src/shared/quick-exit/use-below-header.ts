import { useEffect, useRef } from 'react';

/** Pixels from the edge of the window where there is no header, as while somebody types on a phone. */
const LEAST_PX = 8;

/** Keeps an element below the app's header, which grows when it shows a message. */
export function useBelowHeader() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const observer = new ResizeObserver(() => {
      if (bar.current) bar.current.style.top = `${Math.max(header.offsetHeight, LEAST_PX)}px`;
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return bar;
}
