import { useEffect, useRef } from 'react';

/** Keeps an element below the app's header, which grows when it shows a message. */
export function useBelowHeader() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header) return;
    const observer = new ResizeObserver(() => {
      if (bar.current) bar.current.style.top = `${header.offsetHeight}px`;
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
  return bar;
}
