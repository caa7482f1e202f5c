import { useEffect, useRef, useState } from 'react';
import { useConversation } from './use-conversations';
import { focusInput, type Input } from './use-input-focus';
import type { View } from './use-view';

interface Choice {
  /** The conversation, or `null` for a new one. */
  id: string | null;
  /** The drawer with the list, where it was chosen, has not yet given the focus back. */
  isHeld: boolean;
}

/** Moves the focus into the conversation that a person has chosen from a list, or into the field of a new one. */
export function useChoice({ id }: View, input: Input) {
  const [choice, choose] = useState<Choice | null>(null);
  const met = useRef(choice);
  const { data } = useConversation(id);

  useEffect(() => {
    if (choice === met.current || choice?.id !== id || choice.isHeld || (id !== null && !data)) return;
    met.current = choice;
    // Somebody who writes already is where they want to be.
    if (document.activeElement === input.current) return;
    const log = document.querySelector<HTMLElement>('[role="log"]');
    if (log) log.focus({ preventScroll: true });
    else focusInput(input);
  }, [choice, id, data, input]);

  return choose;
}
