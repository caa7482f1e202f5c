import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { completionsQuery } from '#api/content';
import { keepAnswer } from '#api/keep-answer';
import { toggleAction } from '#api/module-calls';
import { isSignedOut } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
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

/** Toggles of a module run one after the other, because each request flips the state that the server has. */
export function useToggleAction(slug: string, { onSaved, onFailed }: Outcome) {
  const client = useQueryClient();
  const completions = completionsQuery(slug);
  // Trying again must not undo what was done and not answered.
  const [attempts] = useState(() => new Attempts());
  return useMutation({
    several: true,
    mutationKey: completions.queryKey,
    scope: { id: completions.queryKey.join('/') },
    mutationFn: ({ index, done }: Toggle) => toggleAction(slug, index, attempts.keyFor(index, { done })),
    onSuccess: async (completed, { index }) => {
      attempts.forget(index);
      await keepAnswer(client, completions, completed);
      onSaved();
    },
    onError: (error) => {
      // The server may have done it, and only its answer was lost.
      if (!isSignedOut(error)) void client.invalidateQueries({ queryKey: completions.queryKey });
      onFailed();
    },
  });
}

/** The steps that were pressed and are not answered yet. They show as pressed until the server answers. */
export function usePendingToggles(slug: string): ReadonlyMap<number, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: completionsQuery(slug).queryKey, status: 'pending' },
    select: (mutation) => mutation.state.variables as Toggle,
  });
  return new Map(pending.map(({ index, done }) => [index, done]));
}
