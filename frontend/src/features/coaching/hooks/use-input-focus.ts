import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ComposerState } from '../lib/exchange';

export type Input = RefObject<HTMLTextAreaElement | null>;

/** Tells whether a keyboard on the screen would cover the text. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Leaves the focus alone on a touch screen. */
export function focusInput({ current }: Input): void {
  if (!isTouched()) current?.focus({ preventScroll: true });
}

/** Tells whether no other control has the focus. When Stop disappears after a press, nothing has it. */
function isNothingElseUsed({ current }: Input): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === current;
}

const isBusy = (state: ComposerState) => state === 'sending' || state === 'answering';

/**
 * Moves the focus back to the input once a message is stored, and when its answer has ended, but never away from
 * another control. On a touch screen, the input gives it up while a message is sent.
 */
export function useInputFocus(state: ComposerState): Input {
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef(state);

  // A layout effect moves the focus at once. A moment later the user may have moved it already, for example to Stop.
  useLayoutEffect(() => {
    const hasMoved = isBusy(before.current) && before.current !== state;
    before.current = state;
    if (state === 'sending' && isTouched()) input.current?.blur();
    if (hasMoved && isNothingElseUsed(input)) focusInput(input);
  }, [state]);

  return input;
}
