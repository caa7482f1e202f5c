import { useEffect, useRef } from 'react';

/**
 * Lets what comes next begin at the top and take the focus, on the device that moved on and on the other one.
 * @returns ref of the element that takes the focus
 */
export function useTop(stage: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }, [stage]);
  return top;
}
