/** Whether this browser can keep passkeys, or ask a phone for one. */
export const canMakePasskeys = (): boolean => 'PublicKeyCredential' in window;

/** @param options as the server asks for it; what comes back is for the server, too */
export async function makePasskey(options: object): Promise<object> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON: options as Asked });
}
