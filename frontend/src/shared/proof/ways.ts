import { failed } from '@anew/words/controls';
import * as words from '@anew/words/proof';
import { beginPasskeyProof, confirmPasskey, confirmPassword } from '#api/account-calls';
import { providerProofUrl } from '#api/addresses';
import { HttpError, serverMessageOr } from '../api/http-error';
import { useMutation } from '../api/use-mutation';

/** Address of the provider's sign-in, which leads back to the current page. */
export function providerAddress(): string {
  const { pathname, search } = window.location;
  return providerProofUrl(pathname + search);
}

export function proofFailureText(error: Error): string {
  return serverMessageOr(failed(), error);
}

/** A wrong password is shown at its field, any other error below it. */
export function isWrongPassword(error: Error | null): boolean {
  return error instanceof HttpError && error.code === 'password_required';
}

export function useConfirmPassword(onConfirmed: () => void) {
  return useMutation({ mutationFn: confirmPassword, onSuccess: onConfirmed });
}

async function confirmByPasskey(): Promise<void> {
  const { options } = await beginPasskeyProof();
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The contract leaves WebAuthn's own form open: the server's library writes it for the one here, of the same maker.
  type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  await confirmPasskey(await startAuthentication({ optionsJSON: options as Asked }));
}

/** The browser does not say why a passkey was not used, so only errors of the server have texts of their own. */
export function passkeyFailureText(error: Error): string {
  return error instanceof HttpError ? proofFailureText(error) : words.noPasskey();
}

export function useConfirmPasskey(onConfirmed: () => void) {
  return useMutation({ mutationFn: confirmByPasskey, onSuccess: onConfirmed });
}
