import { words as pseudo } from '@anew/words/en-XA';
import { words as spanish } from '@anew/words/es';
import { type Language, learn } from '@anew/words/language';
import { appreciations, joinedUndo, nothingToDo, passkeyAdded } from '@anew/words/mail';
import { title as signedInTitle } from '@anew/words/profile-sessions';
import { describe, expect, it } from '@jest/globals';
import { changeMail, codeMail, leftMail, triedMail } from '../addresses/address-mails.js';
import { connectedMail, joinedMail } from '../couples/joined-mail.js';
import { passwordChangedMail } from '../passwords/password-changed-mail.js';
import { resetMail } from '../passwords/reset-mail.js';
import { signInChangedMail } from '../totp/sign-in-changed-mail.js';
import type { Mail } from './mailer.js';

learn('es', spanish);
learn('en-XA', pseudo);

const TO = 'anna@example.org';
const LINK = 'https://anew.example/1';
const ORIGIN = 'https://anew.example';

const MAILS = {
  code: (language) => codeMail(TO, '12345678', language),
  tried: (language) => triedMail(TO, LINK, language),
  change: (language) => changeMail({ from: 'ada@example.org', to: TO, link: LINK }, language),
  left: (language) => leftMail(TO, LINK, language),
  joined: (language) => joinedMail(TO, null, ORIGIN, language),
  connected: (language) => connectedMail(TO, null, ORIGIN, language),
  passwordChanged: (language) => passwordChangedMail(TO, 'signed-in', ORIGIN, language),
  passwordReset: (language) => passwordChangedMail(TO, 'link', ORIGIN, language),
  reset: (language) => resetMail(TO, LINK, language),
  signInChanged: (language) => signInChangedMail(TO, passkeyAdded, ORIGIN, language),
} satisfies Record<string, (language: Language) => Mail>;

describe.each(Object.entries(MAILS))('the mail "%s"', (_name, mail) => {
  it('has no word that is in no catalogue', () => {
    const { subject, text } = mail('en-XA');
    const left = `${subject} ${text}`.replace(/⟦[^⟧]*⟧/g, '').replace(/https:\S+/g, '');
    expect(left).not.toMatch(/\p{L}/u);
  });

  it('says the same in Spanish, with every link and number', () => {
    const kept = ({ text }: Mail) => text.match(/https:\S+|\d+/g);
    expect(mail('es').text).toMatch(/^Hola:\n\n/);
    expect(kept(mail('es'))).toEqual(kept(mail('en')));
  });
});

describe.each(['en', 'es'] as const)('the mail to a new address, in "%s"', (language) => {
  it('says whose account would move there, to nobody but its owner', () => {
    const { text } = MAILS.change(language);
    expect(text).toContain('a…@example.org');
    expect(text).not.toContain('ada@');
  });
});

/** Addresses in the text, in their order. */
const linksIn = ({ text }: Mail): string[] => text.match(/^https:\S+$/gm) ?? [];

describe.each(['en', 'es'] as const)('whoever did not do it finds in "%s" where to act', (language) => {
  it('in the mail that somebody joined: the settings, which have the undo also once the two have begun', () => {
    const settings = `${ORIGIN}/settings#couple-account`;
    expect(linksIn(MAILS.joined(language))).toEqual([ORIGIN, settings]);
    expect(MAILS.joined(language).text).toContain(`${joinedUndo(language)}\n\n${settings}\n`);
  });

  it('in the mail to whoever was connected: first the profile, which is out of reach once one has left', () => {
    expect(linksIn(MAILS.connected(language))).toEqual([
      `${ORIGIN}/profile`,
      `${ORIGIN}/settings#couple-account`,
    ]);
  });

  it.each(['passwordChanged', 'passwordReset'] as const)('in the mail "%s": a new password', (name) => {
    expect(linksIn(MAILS[name](language))).toEqual([`${ORIGIN}/api/password/forgot`]);
  });

  it('in the mail about passkeys and codes: the profile', () => {
    expect(linksIn(MAILS.signInChanged(language))).toEqual([`${ORIGIN}/profile`]);
  });
});

it('names the list of sign-ins as the profile does', () => {
  expect(MAILS.signInChanged('en').text).toContain(`"${signedInTitle()}"`);
});

describe.each(['en', 'es'] as const)('the mail to an address that is left, in "%s"', (language) => {
  it('speaks of no couple, because people also change their address when they leave', () => {
    const { text } = MAILS.left(language);
    expect(text).toContain(nothingToDo(language));
    expect(text).not.toMatch(/two of you|couple|partner|los dos|pareja/i);
  });
});

/** What a lock screen or a list of mails may show to whoever holds the phone: the subject, and how the text begins. */
const shownOf = (name: keyof typeof MAILS, language: Language) => {
  const { subject, text } = MAILS[name](language);
  return `${subject} ${text.slice(0, 100)}`;
};

describe.each(['en', 'es'] as const)('what a lock screen shows, in "%s"', (language) => {
  it('holds no code', () => {
    expect(shownOf('code', language)).not.toMatch(/\d/);
    expect(MAILS.code(language).text.split('\n')).toContain('12345678');
  });

  it('does not tell whether an address has an account', () => {
    const claims = ['code', 'tried', 'change'] as const;
    expect(new Set(claims.map((name) => shownOf(name, language))).size).toBe(1);
  });

  it('does not tell what has changed in an account', () => {
    const changes = [
      'joined',
      'connected',
      'passwordChanged',
      'passwordReset',
      'signInChanged',
      'left',
    ] as const;
    expect(new Set(changes.map((name) => shownOf(name, language))).size).toBe(1);
  });

  it('does not tell that somebody wants a new password', () => {
    expect(MAILS.reset(language).subject).not.toMatch(/password|contraseña/i);
  });
});

it('counts as each language does', () => {
  const counted = (language: Language) => [1, 2].map((count) => appreciations({ count }, language));
  expect(counted('en')).toEqual(['1 appreciation', '2 appreciations']);
  expect(counted('es')).toEqual(['1 agradecimiento', '2 agradecimientos']);
});
