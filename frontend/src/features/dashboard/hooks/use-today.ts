import { useEffect, useState } from 'react';
import { useReadTodayAnew } from './use-todays';

/** The server goes by its own clock, which may be a little behind this one. */
export const LEEWAY_MS = 5_000;

function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/** Now, as far as the page goes. It may stay open over night: then what belongs to a day is read anew. */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  const readTodayAnew = useReadTodayAnew();

  useEffect(() => {
    function look() {
      // A sleeping device wakes its timers late or never, so the page looks again when it is seen again.
      if (document.visibilityState === 'hidden') return;
      const then = new Date();
      setNow(then);
      if (then.toDateString() !== now.toDateString()) readTodayAnew();
    }
    const midnight = setTimeout(look, untilMidnight(new Date()) + LEEWAY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(midnight);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, readTodayAnew]);

  return now;
}
