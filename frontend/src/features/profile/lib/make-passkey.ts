/** Tells whether this browser can keep passkeys, or ask a phone for one. */
export const canMakePasskeys = (): boolean => 'PublicKeyCredential' in window;

/**
 * Makes a passkey.
 * @param options as the server sent them
 * @returns the answer to send back to the server
 */
export async function makePasskey(options: object): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: options as Asked });
}
