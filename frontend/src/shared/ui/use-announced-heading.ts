import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let anyPageShown = false;

/** Sets the window's title, and moves the focus to the heading of every page but the first after a full load. */
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
