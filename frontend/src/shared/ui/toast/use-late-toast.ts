import { useCallback, useEffect, useRef } from 'react';
import type { ToastWords } from './toast-store';
import { useToast } from './use-toast';

/**
 * Shows an error as a toast only if the place where it would stand has been left in the meantime. Otherwise the same
 * words would be there twice.
 * @param isShown false while that place is closed, such as a dialog
 */
export function useLateToast(isShown = true): (words: Pick<ToastWords, 'title' | 'description'>) => void {
  const { toast } = useToast();
  const isHere = useRef(isShown);
  useEffect(() => {
    isHere.current = isShown;
    return () => {
      isHere.current = false;
    };
  }, [isShown]);
  return useCallback(
    (words) => {
      if (!isHere.current) toast({ ...words, variant: 'destructive' });
    },
    [toast],
  );
}
