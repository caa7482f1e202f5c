import type { ProofWays } from '@anew/contracts/identity/views';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { http } from '../api/http';
import { HttpError, serverMessageOr } from '../api/http-error';

const PATH = '/api/account/confirm';

export const waysQuery = queryOptions<ProofWays>({
  queryKey: [PATH],
  queryFn: ({ signal }) => http.get(PATH, signal),
});

/** Leads to the provider and back to the page that one is on. */
export function providerAddress(): string {
  const { pathname, search } = window.location;
  return `${PATH}/provider?returnTo=${encodeURIComponent(pathname + search)}`;
}

export function proofFailureText(error: Error): string {
  return serverMessageOr('That did not work. Please try again.', error);
}

/** A wrong password is said at its field, everything else below it. */
export function isWrongPassword(error: Error | null): boolean {
  return error instanceof HttpError && error.code === 'password_required';
}

export function useConfirmPassword(onConfirmed: () => void) {
  return useMutation({
    mutationFn: (currentPassword: string) => http.post(PATH, { currentPassword }),
    onSuccess: onConfirmed,
  });
}

async function confirmByPasskey(): Promise<void> {
  const { options } = await http.post<{ options: object }>(`${PATH}/passkey/options`);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  await http.post(`${PATH}/passkey`, {
    response: await startAuthentication({ optionsJSON: options as Asked }),
  });
}

/** A browser says of a passkey only that it did not come about. */
export function passkeyFailureText(error: Error): string {
  return error instanceof HttpError ? proofFailureText(error) : 'No passkey was used. Please try again.';
}

export function useConfirmPasskey(onConfirmed: () => void) {
  return useMutation({ mutationFn: confirmByPasskey, onSuccess: onConfirmed });
}
