import * as words from '@anew/words/sign-in-methods';
import { useQueryClient } from '@tanstack/react-query';
import { signInMethodsQuery } from '#api/account';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
} from '#api/account-calls';
import { keepAnswer } from '#api/keep-answer';
import { HttpError, serverMessageOr } from '#shared/api/http-error';
import { useProof } from '#shared/proof/use-proof';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { makePasskey } from '../lib/make-passkey';

/** The server's message. A browser does not say why a passkey did not work, so its errors get the general text. */
export function methodFailureText(error: unknown): string {
  const fallback = words.nothingChanged();
  return error instanceof HttpError ? serverMessageOr(fallback, error) : fallback;
}

/** A change to the ways of signing in, which asks for proof when the server wants it. */
function useChange<T, V = void>(
  change: (input: V) => Promise<T>,
  done?: () => string,
  onDone?: () => unknown,
) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  return useProof<T, V>({
    mutationFn: change,
    onSuccess: async () => {
      if (done !== undefined) toast({ title: done(), variant: 'success' });
      await onDone?.();
    },
    onError: (error) => lateToast({ title: words.failed(), description: methodFailureText(error) }),
  });
}

async function makeAndAddPasskey(name: string): Promise<void> {
  const { options } = await beginPasskey();
  await addPasskey(await makePasskey(options), name);
}

export const useAddPasskey = () => useChange(makeAndAddPasskey, words.passkeyAdded);

export const useRenamePasskey = (id: string, onRenamed: () => void) =>
  useChange((name: string) => renamePasskey(id, name), words.nameSaved, onRenamed);

/**
 * Removes the passkey's row, and the dialog in it, at once. Otherwise the focus would go back to a button that is about
 * to disappear.
 */
export function useRemovePasskey(id: string) {
  const queryClient = useQueryClient();
  const forget = () =>
    keepAnswer(
      queryClient,
      signInMethodsQuery,
      (all) => all && { ...all, passkeys: all.passkeys.filter((passkey) => passkey.id !== id) },
    );
  return useChange(() => removePasskey(id), words.removed, forget);
}

export const useBeginTotp = () => useChange(beginTotp);

export const useConfirmTotp = () => useChange(confirmTotp);

export const useRemoveTotp = (onRemoved: () => void) => useChange(removeTotp, words.codesOff, onRemoved);

export const useRenewCodes = () => useChange(renewRecoveryCodes);
