import { useEffect, useState } from 'react';
import { canBeNotified, isNotified } from '../lib/notifications';

/**
 * Whether this browser shows reminders. Null while that is not known.
 * @param again a value that changes when it may have changed
 */
export function useIsNotified(again: unknown): boolean | null {
  const [isHere, setIsHere] = useState<boolean | null>(null);
  useEffect(() => {
    let isOver = false;
    if (canBeNotified()) {
      void isNotified().then(
        (answer) => !isOver && setIsHere(answer),
        // Whoever cannot ask the server learns it from what failed to load on this screen.
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [again]);
  return isHere;
}
