import { useEffect, useState } from 'react';

/** For a dialog that has no trigger of its own: gives the focus back to whatever had it before. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => before instanceof HTMLElement && before.focus());
    },
    [before],
  );
}
