import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let anyPageShown = false;

/** The first page after a full load leaves the focus alone; each later one hands it to its heading. */
export function useAnnouncedHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    document.title = `${title} · Anew`;
  }, [title]);

  useEffect(() => {
    if (anyPageShown) heading.current?.focus({ preventScroll: true });
    anyPageShown = true;
  }, [pathname]);

  return heading;
}
