import type { RecoveryCodes, SignInMethods, TotpSetup } from '@anew/contracts/identity/views';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { http } from '../../../shared/api/http';
import { HttpError, serverMessageOr } from '../../../shared/api/http-error';
import { useProof } from '../../../shared/proof/use-proof';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { makePasskey } from '../lib/make-passkey';

const PATH = '/api/account/sign-in-methods';
const TOTP = '/api/account/totp';
const PASSKEYS = '/api/account/passkeys';

export const methodsQuery = queryOptions<SignInMethods>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});

/** What the server said; a browser says of a passkey only that it did not come about. */
export function methodFailureText(error: unknown): string {
  const fallback = 'Nothing has changed. Please try again.';
  return error instanceof HttpError ? serverMessageOr(fallback, error) : fallback;
}

/** A change of how one signs in, which asks for proof where it is needed. */
function useChange<T, V = void>(change: (input: V) => Promise<T>, done?: string, onDone?: () => void) {
  const { toast } = useToast();
  return useProof<T, V>({
    mutationFn: change,
    onSuccess: () => {
      if (done !== undefined) toast({ title: done, variant: 'success' });
      onDone?.();
    },
    onError: (error) =>
      toast({
        title: 'That did not work',
        description: methodFailureText(error),
        variant: 'destructive',
      }),
  });
}

async function addPasskey(name: string): Promise<void> {
  const { options } = await http.post<{ options: object }>(`${PASSKEYS}/options`);
  await http.post(PASSKEYS, { response: await makePasskey(options), name });
}

export const useAddPasskey = () => useChange(addPasskey, 'Passkey added');

export const useRenamePasskey = (id: string, onRenamed: () => void) =>
  useChange((name: string) => http.put(`${PASSKEYS}/${id}`, { name }), 'Name saved', onRenamed);

/** Its row goes at once, and the dialog in it, so that the focus is not given back to what is about to go. */
export function useRemovePasskey(id: string) {
  const queryClient = useQueryClient();
  const forget = () =>
    queryClient.setQueryData(
      methodsQuery.queryKey,
      (all) => all && { ...all, passkeys: all.passkeys.filter((passkey) => passkey.id !== id) },
    );
  return useChange(() => http.delete(`${PASSKEYS}/${id}`), 'Passkey removed', forget);
}

export const useBeginTotp = () => useChange(() => http.post<TotpSetup>(TOTP));

export const useConfirmTotp = () =>
  useChange((code: string) => http.post<RecoveryCodes>(`${TOTP}/confirm`, { code }));

export const useRemoveTotp = (onRemoved: () => void) =>
  useChange(() => http.delete(TOTP), 'Codes are off', onRemoved);

export const useRenewCodes = () => useChange(() => http.post<RecoveryCodes>('/api/account/recovery-codes'));
