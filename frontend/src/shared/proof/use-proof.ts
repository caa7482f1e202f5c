import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { ProofDeclined, withProof } from './with-proof';

/**
 * A mutation for what cannot be undone: `useMutation`, but where the server asks for proof that it is really them, so
 * does a dialog, and then it runs again. Closing that dialog leaves everything as it was: no error, no `onError`.
 */
export function useProof<T, V = void>(options: UseMutationOptions<T, Error, V>) {
  const { mutationFn, onError } = options;
  const mutation = useMutation<T, Error, V>({
    ...options,
    ...(mutationFn && { mutationFn: (input, context) => withProof(() => mutationFn(input, context)) }),
    onError: (error, ...rest) => (error instanceof ProofDeclined ? undefined : onError?.(error, ...rest)),
  });
  const error = mutation.error instanceof ProofDeclined ? null : mutation.error;
  return {
    mutate: mutation.mutate,
    reset: mutation.reset,
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error,
  };
}
