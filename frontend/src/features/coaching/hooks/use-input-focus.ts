import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ComposerState } from '../lib/exchange';

export type Input = RefObject<HTMLTextAreaElement | null>;

/** Not on a touch screen: its keyboard would come up over what is being read. */
export function focusInput({ current }: Input): void {
  if (!window.matchMedia('(pointer: coarse)').matches) current?.focus({ preventScroll: true });
}

/** Nor from Stop, which is pressed and goes: then the focus is nowhere. */
function isNothingElseUsed({ current }: Input): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === current;
}

const isBusy = (state: ComposerState) => state === 'sending' || state === 'answering';

/** Back to writing once a message is stored, and when its answer has ended; never away from something else. */
export function useInputFocus(state: ComposerState): Input {
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef(state);

  // At once: a moment later Stop may have been pressed, and the focus is where it should be.
  useLayoutEffect(() => {
    const hasMoved = isBusy(before.current) && before.current !== state;
    before.current = state;
    if (hasMoved && isNothingElseUsed(input)) focusInput(input);
  }, [state]);

  return input;
}
