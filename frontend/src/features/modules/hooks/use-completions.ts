import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { completionsQuery, toggleAction } from '#api/content';
import { keepAnswer } from '#api/keep-answer';
import { Attempts } from '#shared/lib/attempt';

interface Toggle {
  index: number;
  done: boolean;
}

export function useCompletions(slug: string) {
  return useQuery(completionsQuery(slug));
}

interface Outcome {
  onSaved: () => void;
  onFailed: () => void;
}

/** One after the other, for the server flips what it finds. */
export function useToggleAction(slug: string, { onSaved, onFailed }: Outcome) {
  const client = useQueryClient();
  const completions = completionsQuery(slug);
  // Trying again must not undo what was done and not answered.
  const [attempts] = useState(() => new Attempts());
  return useMutation({
    mutationKey: completions.queryKey,
    scope: { id: completions.queryKey.join('/') },
    mutationFn: ({ index, done }: Toggle) => toggleAction(slug, index, attempts.keyFor(index, { done })),
    onSuccess: async (completed, { index }) => {
      attempts.forget(index);
      await keepAnswer(client, completions, completed);
      onSaved();
    },
    onError: () => {
      // It may have been done all the same, and only the answer was lost.
      void client.invalidateQueries({ queryKey: completions.queryKey });
      onFailed();
    },
  });
}

/** What was pressed and is not answered yet: it counts as done until the server says otherwise. */
export function usePendingToggles(slug: string): ReadonlyMap<number, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: completionsQuery(slug).queryKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Toggle,
  });
  return new Map(pending.map(({ index, done }) => [index, done]));
}
