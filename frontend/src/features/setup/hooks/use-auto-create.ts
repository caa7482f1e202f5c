import { useEffect, useRef } from 'react';

/** Starts once, as soon as it is clear that the user is new. */
export function useAutoCreate(isNew: boolean, start: () => void) {
  const started = useRef(false);
  useEffect(() => {
    if (!isNew || started.current) return;
    started.current = true;
    start();
  }, [isNew, start]);
}
