import {
  replaceEqualDeep,
  useMutation as useAnyMutation,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { whileSending } from '../lib/sending';

export type MutationOptions<T, V> = UseMutationOptions<T, Error, V> & {
  /** Different things may be on their way at once, such as toggles. Only the same thing again is ignored. */
  several?: boolean;
};

const isSame = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;

/**
 * The library's `useMutation`, by which one press sends once. A second press may come before the first shows as pending,
 * as on a double click, or on a click and Enter: it is ignored until the first has been answered.
 */
export function useMutation<T, V = void>({ several = false, ...options }: MutationOptions<T, V>) {
  const mutation = useAnyMutation(options);
  const { mutateAsync } = mutation;
  const last = useRef<{ variables: unknown } | null>(null);

  const mutate = useCallback<typeof mutation.mutate>(
    (...asked) => {
      const [variables] = asked;
      if (last.current && (!several || isSame(last.current.variables, variables))) return;
      const started = { variables };
      last.current = started;
      const end = () => {
        if (last.current === started) last.current = null;
      };
      void whileSending(mutateAsync(...asked)).then(end);
    },
    [mutateAsync, several],
  );

  return { ...mutation, mutate };
}
