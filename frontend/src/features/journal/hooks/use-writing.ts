import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Writing {
  isOpen: boolean;
  /** Grows with each wish to write: then the text takes the focus. 0 where the form just stands open. */
  wishes: number;
  /** Closed by hand, as opposed to never opened. */
  wasClosed: boolean;
  open: () => void;
  close: () => void;
}

/** Open, or not, the new-entry form; `?write=true` opens it and goes from the address. */
export function useWriting(openAtFirst: boolean): Writing {
  const [params, setParams] = useSearchParams();
  const asked = params.get('write') === 'true';
  const [state, setState] = useState({ isOpen: openAtFirst, wishes: 0, wasClosed: false });

  const open = () => setState(({ wishes }) => ({ isOpen: true, wishes: wishes + 1, wasClosed: false }));
  const close = () => setState(({ wishes }) => ({ isOpen: false, wishes, wasClosed: true }));

  // The focus is wished for once the address is clear: the page's heading takes it when the page appears.
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setState((before) => ({ ...before, isOpen: true }));
    else open();
  }

  useEffect(() => {
    if (!asked) return;
    setParams(
      (before) => {
        before.delete('write');
        return before;
      },
      { replace: true },
    );
  }, [asked, setParams]);

  return { ...state, open, close };
}
