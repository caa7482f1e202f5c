import { useEffect, useRef, type RefObject } from 'react';

export type Input = RefObject<HTMLTextAreaElement | null>;

/** Not on a touch screen: its keyboard would come up over what is being read. */
export function focusInput({ current }: Input): void {
  if (!window.matchMedia('(pointer: coarse)').matches) current?.focus({ preventScroll: true });
}

function isNothingElseUsed({ current }: Input): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !!current?.form?.contains(activeElement);
}

/** Back to writing once a message is stored, and when its answer has ended; never away from something else. */
export function useInputFocus(phase: string | null): Input {
  const input = useRef<HTMLTextAreaElement>(null);
  const before = useRef(phase);

  useEffect(() => {
    const hasMoved = before.current !== null && before.current !== phase;
    before.current = phase;
    if (hasMoved && isNothingElseUsed(input)) focusInput(input);
  }, [phase]);

  return input;
}
