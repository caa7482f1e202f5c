import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Writing {
  isOpen: boolean;
  /**
   * Grows each time the user wants to write: then the text field takes the focus. It is 0 when the form is open from
   * the beginning.
   */
  wishes: number;
  /** The user has closed the form, as opposed to never having opened it. */
  wasClosed: boolean;
  open: () => void;
  close: () => void;
}

/** State of the new-entry form. `?write=true` opens it and is then removed from the address. */
export function useWriting(openAtFirst: boolean): Writing {
  const [params, setParams] = useSearchParams();
  const asked = params.get('write') === 'true';
  const [state, setState] = useState({ isOpen: openAtFirst, wishes: 0, wasClosed: false });

  const open = () => setState(({ wishes }) => ({ isOpen: true, wishes: wishes + 1, wasClosed: false }));
  const close = () => setState(({ wishes }) => ({ isOpen: false, wishes, wasClosed: true }));

  // The text field takes the focus only once the address is clear, because the page's heading takes it when the page
  // appears.
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
