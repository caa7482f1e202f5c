import { type MutationOptions, useMutation } from '../api/use-mutation';
import { ProofDeclined, withProof } from './with-proof';

/**
 * `useMutation` for actions that need proof of who the user is: when the server asks for it, a dialog does, and the
 * action runs again. Closing the dialog leaves everything as it was: no error, no `onError`.
 */
export function useProof<T, V = void>(options: MutationOptions<T, V>) {
  const { mutationFn, onError } = options;
  const mutation = useMutation<T, V>({
    ...options,
    ...(mutationFn && { mutationFn: (input, context) => withProof(() => mutationFn(input, context)) }),
    onError: (error, ...rest) => (error instanceof ProofDeclined ? undefined : onError?.(error, ...rest)),
  });
  const error = mutation.error instanceof ProofDeclined ? null : mutation.error;
  const { mutate, reset, isPending, isSuccess } = mutation;
  return { mutate, reset, isPending, isSuccess, isError: error !== null, error };
}
