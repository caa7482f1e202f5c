// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const lead = (): string =>
  said('-q8n') ??
  'These choices are kept on this device, not in your account. The theme stays when you sign out. The language of dates and the time zone do not.';
export const theme = (): string => said('i_8X') ?? 'Theme';
export const system = (): string => said('ifU7') ?? 'System';
export const systemHint = (): string => said('sGtH') ?? 'Default. Same as this device.';
export const light = (): string => said('QEB7') ?? 'Light';
export const dark = (): string => said('7dyG') ?? 'Dark';
export const dateLanguage = (): string => said('ld7q') ?? 'Language of dates';
export const timeZone = (): string => said('RdHH') ?? 'Time zone';
export const timeZoneHint = (): string =>
  said('WfcS') ?? 'Your day begins and ends by this clock. Your partner’s goes by their own.';
export const sameAsDevice = (v: { zone: string | number }): string =>
  said('jU2B', v) ?? `Same as this device (${v.zone})`;
export const today = <T>(v: { date: (words: string) => T }): (string | T)[] =>
  said<(string | T)[]>('Ou9i', v) ?? ['Today is ', v.date('today'), '.'];
