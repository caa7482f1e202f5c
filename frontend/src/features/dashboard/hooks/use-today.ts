import { useEffect, useState } from 'react';
import { dayOf, untilNextHour } from '#shared/lib/dates';
import { useReadTodayAnew } from './use-todays';

/** The server has its own clock, which may be a little behind this one. */
export const LEEWAY_MS = 5_000;

/**
 * The present time, as the page shows it: the greeting changes at noon. When the page stays open over night, everything
 * that belongs to a day is read again.
 */
export function useToday(): Date {
  const [now, setNow] = useState(() => new Date());
  const readTodayAnew = useReadTodayAnew();

  useEffect(() => {
    function look() {
      // A sleeping device fires its timers late or never, so the page checks again when it becomes visible.
      if (document.visibilityState === 'hidden') return;
      const then = new Date();
      setNow(then);
      if (dayOf(then) !== dayOf(now)) readTodayAnew();
    }
    const hour = setTimeout(look, untilNextHour(new Date()) + LEEWAY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(hour);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, readTodayAnew]);

  return now;
}
