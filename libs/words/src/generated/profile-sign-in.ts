// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { number, plural } from '../format.js';
import { said } from '../said.js';

export const yourPassword = (): string => said('B5xA') ?? 'Your password';
export const newPassword = (): string => said('bkgB') ?? 'New password';
export const passwordHint = (): string =>
  said('P85N') ?? 'At least 10 characters. A few words you will remember make a good one.';
export const saving = (): string => said('jM7G') ?? 'Saving...';
export const savePassword = (): string => said('tNmi') ?? 'Save the new password';
export const changeText = (): string => said('0Dwq') ?? 'A new one signs you out everywhere but here.';
export const changePassword = (): string => said('tvZj') ?? 'Change my password';
export const passwordFailed = (): string =>
  said('d0sj') ?? 'Your password was not changed. Please try again.';
export const passwordChanged = (): string => said('7IJE') ?? 'Your password is changed';
export const passwordChangedText = (): string => said('amKx') ?? 'You are signed out everywhere else.';
export const newAddressGivenUp = (v: { email: string | number }): string =>
  said('1BUv', v) ??
  `Your new address, ${v.email}, was given up, too. If you still want it, ask for it again.`;
export const ways = (): string => said('vgna') ?? 'Ways to sign in';
export const loadingWays = (): string => said('nlzL') ?? 'Loading your ways to sign in';
export const provider = (): string =>
  said('AgnK') ?? 'You sign in with your provider. It looks after passwords, passkeys and codes.';
export const passkeys = (): string => said('2v2S') ?? 'Passkeys';
export const passkeysText = (): string =>
  said('hTa3') ??
  'Sign in with your face, your finger or your phone’s PIN. There is no password to guess or to steal. Add one only on a device that is yours alone.';
export const noPasskeys = (): string => said('H-Fn') ?? 'This browser cannot make passkeys. Try a newer one.';
export const addPasskey = (): string => said('LBJR') ?? 'Add a passkey';
export const waiting = (): string => said('aq6J') ?? 'Waiting for your device...';
export const added = (v: { date: string | number }): string =>
  said('eCan', v) ?? `Added ${v.date}, not used yet`;
export const addedUsed = (v: { date: string | number; used: string | number }): string =>
  said('zps2', v) ?? `Added ${v.date}, last used ${v.used}`;
export const rename = <T>(v: { hidden: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('kXjd', v) ?? ['Rename', v.hidden(` ${v.name}`)];
export const removeThis = <T>(v: { hidden: (words: string) => T; name: string | number }): (string | T)[] =>
  said<(string | T)[]>('wLMl', v) ?? ['Remove', v.hidden(` ${v.name}`)];
export const nameTitle = (): string => said('8Gzb') ?? 'Name this passkey';
export const nameText = (): string => said('qwWI') ?? 'Choose a name that tells you where it is kept.';
export const save = (): string => said('FuRB') ?? 'Save';
export const name = (): string => said('Sl3N') ?? 'Name';
export const removeAsk = (v: { name: string | number }): string => said('4n3P', v) ?? `Remove ${v.name}?`;
export const removeText = (): string =>
  said('f9oK') ?? 'It no longer opens your account. You can still sign in with your password.';
export const remove = (): string => said('Gwps') ?? 'Remove';
export const removing = (): string => said('rGwN') ?? 'Removing...';
export const codes = (): string => said('Dy7H') ?? 'Codes from an app';
export const codesText = (): string =>
  said('kMQf') ??
  'After your password, we ask for a code from an app on your phone. A password alone opens nothing then.';
export const turnOnCodes = (): string => said('ULIT') ?? 'Turn on codes';
export const turnOffCodes = (): string => said('QTwt') ?? 'Turn off codes';
export const turnOffAsk = (): string => said('izLM') ?? 'Turn off codes?';
export const turnOffText = (): string =>
  said('8O9w') ?? 'Then your password alone opens your account again. Your recovery codes stop working, too.';
export const turnOff = (): string => said('IrQd') ?? 'Turn off';
export const codesOn = (v: { count: number }): string =>
  said('Zjzw', v) ??
  `Codes are on. You have ${plural('en-US', v.count, { one: `${number('en-US', v.count)} recovery code`, other: `${number('en-US', v.count)} recovery codes` })} left for when you do not have your phone.`;
export const newCodes = (): string => said('y7A9') ?? 'New recovery codes';
