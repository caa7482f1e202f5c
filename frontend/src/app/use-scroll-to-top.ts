import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new page begins at its top; going back leaves it to the browser, which remembers. */
export function useScrollToTop() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    // Another part of the same page, named after the question mark, has a place of its own.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
}
