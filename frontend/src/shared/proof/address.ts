import type { AddressState, User } from '@anew/contracts/identity/views';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { http } from '../api/http';
import { HttpError, serverMessageOr } from '../api/http-error';

const PATH = '/api/account/address';

export const addressQuery = queryOptions<AddressState>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});

export function addressFailureText(error: Error): string {
  return serverMessageOr('That did not work. Please try again.', error);
}

/** What is wrong with the code itself, for its field. */
export function codeError(error: Error | null): string | null {
  if (!(error instanceof HttpError)) return null;
  return error.fieldErrors.find(({ field }) => field === 'code')?.message ?? null;
}

export function useSendCode() {
  return useMutation({ mutationFn: () => http.post(`${PATH}/code`) });
}

export function useProveAddress(onProved: () => void) {
  return useMutation({
    mutationFn: (code: string) => http.post<User>(`${PATH}/prove`, { code }),
    onSuccess: onProved,
  });
}
