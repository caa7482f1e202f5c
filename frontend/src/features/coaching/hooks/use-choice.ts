import { useState } from 'react';
import { focusInput, type Input } from './use-input-focus';
import type { View } from './use-view';

interface Choice {
  /** The conversation, or `null` for a new one. */
  id: string | null;
  /** The drawer with the list, where it was chosen, has not yet given the focus back. */
  isHeld: boolean;
}

/** Moves the focus into the conversation that a person has chosen from a list, or into the field of a new one. */
export function useChoice({ id: inView }: View, input: Input) {
  const [choice, setChoice] = useState<Choice | null>(null);

  return {
    make: setChoice,
    release: () => setChoice((it) => it && { ...it, isHeld: false }),

    /** To be called whenever the conversation in view is drawn. */
    meet() {
      if (!choice || choice.isHeld || choice.id !== inView) return;
      setChoice(null);
      // Somebody who writes already is where they want to be.
      if (document.activeElement === input.current) return;
      const log = document.querySelector<HTMLElement>('[role="log"]');
      if (log) log.focus({ preventScroll: true });
      else focusInput(input);
    },
  };
}
