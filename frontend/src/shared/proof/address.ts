import { failed } from '@anew/words/controls';
import { useQueryClient } from '@tanstack/react-query';
import { addressQuery } from '#api/account';
import { proveAddress, sendAddressCode } from '#api/account-calls';
import { HttpError, serverMessageOr } from '../api/http-error';
import { useMutation } from '../api/use-mutation';

export function addressFailureText(error: Error): string {
  return serverMessageOr(failed(), error);
}

/** The error about the code itself, to be shown at its field. Null for any other error. */
export function codeError(error: Error | null): string | null {
  if (!(error instanceof HttpError)) return null;
  return error.fieldErrors.find(({ field }) => field === 'code')?.message ?? null;
}

/** Where no more codes are mailed, the newest one still works, and the form for it has to be there. */
export function useSendCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendAddressCode,
    onError: () => void client.invalidateQueries({ queryKey: addressQuery.queryKey }),
  });
}

export function useProveAddress(onProved: () => void) {
  return useMutation({ mutationFn: proveAddress, onSuccess: onProved });
}
