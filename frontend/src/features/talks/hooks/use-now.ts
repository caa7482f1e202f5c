import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time, anew every second while `isRunning`. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return now;
}
