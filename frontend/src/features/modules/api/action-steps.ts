import type { ActionCompletion } from '@anew/contracts/content/views';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../shared/api/http';
import { withKey } from '../../../shared/lib/request-key';
import { ToggleKeys } from '../lib/toggle-keys';

interface Toggle {
  index: number;
  done: boolean;
}

const keyOf = (slug: string) => ['/api/modules', encodeURIComponent(slug), 'action-completions'];

export function useCompletions(slug: string) {
  return useQuery<ActionCompletion[] | null>({ queryKey: keyOf(slug) });
}

interface Outcome {
  onSaved: () => void;
  onFailed: () => void;
}

/** One after the other, for the server flips what it finds. */
export function useToggleAction(slug: string, { onSaved, onFailed }: Outcome) {
  const client = useQueryClient();
  const key = keyOf(slug);
  const [requestKeys] = useState(() => new ToggleKeys());
  return useMutation({
    mutationKey: key,
    scope: { id: key.join('/') },
    mutationFn: ({ index, done }: Toggle) =>
      request<ActionCompletion[]>(
        'POST',
        `/api/modules/${encodeURIComponent(slug)}/actions/${index}/toggle`,
        {
          headers: withKey(requestKeys.keyFor(index, done)),
        },
      ),
    onSuccess: (completions, { index }) => {
      requestKeys.forget(index);
      client.setQueryData(key, completions);
      onSaved();
    },
    onError: () => {
      // It may have been done all the same, and only the answer was lost.
      void client.invalidateQueries({ queryKey: key });
      onFailed();
    },
  });
}

/** What was pressed and is not answered yet: it counts as done until the server says otherwise. */
export function usePendingToggles(slug: string): ReadonlyMap<number, boolean> {
  const pending = useMutationState({
    filters: { mutationKey: keyOf(slug), status: 'pending' },
    select: (mutation) => mutation.state.variables as Toggle,
  });
  return new Map(pending.map(({ index, done }) => [index, done]));
}
