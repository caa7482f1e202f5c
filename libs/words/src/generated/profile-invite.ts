// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const title = (): string => said('nBQQ') ?? 'Invite your partner';
export const text = (): string =>
  said('55Lc') ??
  'Send a message or the link alone. Your partner signs in with their own login and joins you here.';
export const message = (): string => said('EOud') ?? 'Text message';
export const copyMessage = (): string => said('4rMo') ?? 'Copy Text Message';
export const messageCopied = (): string => said('cFV1') ?? 'Text Message Copied!';
export const link = (): string => said('419o') ?? 'Invite link';
export const copyLink = (): string => said('StNj') ?? 'Copy Link';
export const linkCopied = (): string => said('SkZ1') ?? 'Link Copied!';
