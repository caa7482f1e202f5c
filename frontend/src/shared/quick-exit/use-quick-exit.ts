import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { leaveAtOnce, leftBefore } from './leave';

const PRESSES = 3;
const PAUSE_MS = 1_500;

/** Leaves the app when Escape is pressed three times in a row, wherever the focus is. */
export function useEscapeToLeave(): void {
  useEffect(() => {
    let presses = 0;
    let last = 0;

    function count({ key, repeat, isComposing, timeStamp }: KeyboardEvent) {
      if (key !== 'Escape' || repeat || isComposing) return;
      presses = timeStamp - last > PAUSE_MS ? 1 : presses + 1;
      last = timeStamp;
      if (presses === PRESSES) leaveAtOnce();
    }

    window.addEventListener('keydown', count, true);
    return () => window.removeEventListener('keydown', count, true);
  }, []);
}

/** Tells whether Back has led here after a quick exit. Coming here in another way ends that. */
export function useCameBack(): boolean {
  const cameBack = useNavigationType() === NavigationType.Pop && leftBefore.read();
  useEffect(() => {
    if (!cameBack) leftBefore.forget();
  }, [cameBack]);
  return cameBack;
}
