import { failed } from '@anew/words/controls';
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

export function useSendCode() {
  return useMutation({ mutationFn: sendAddressCode });
}

export function useProveAddress(onProved: () => void) {
  return useMutation({ mutationFn: proveAddress, onSuccess: onProved });
}
