import { words as pseudo } from '@anew/words/en-XA';
import { words as spanish } from '@anew/words/es';
import { type Language, learn } from '@anew/words/language';
import { appreciations, passkeyAdded } from '@anew/words/mail';
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

const MAILS: Record<string, (language: Language) => Mail> = {
  code: (language) => codeMail(TO, '123456', language),
  tried: (language) => triedMail(TO, LINK, language),
  change: (language) => changeMail(TO, LINK, language),
  left: (language) => leftMail(TO, LINK, language),
  joined: (language) => joinedMail(TO, null, LINK, language),
  connected: (language) => connectedMail(TO, null, LINK, language),
  passwordChanged: (language) => passwordChangedMail(TO, 'signed-in', language),
  passwordReset: (language) => passwordChangedMail(TO, 'link', language),
  reset: (language) => resetMail(TO, LINK, language),
  signInChanged: (language) => signInChangedMail(TO, passkeyAdded, language),
};

describe.each(Object.entries(MAILS))('the mail "%s"', (_name, mail) => {
  it('has no word that is in no catalogue', () => {
    const { subject, text } = mail('en-XA');
    const left = `${subject} ${text}`.replace(/⟦[^⟧]*⟧/g, '').replaceAll(LINK, '');
    expect(left).not.toMatch(/\p{L}/u);
  });

  it('says the same in Spanish, with every link and number', () => {
    const kept = ({ text }: Mail) => text.match(/https:\S+|\d+/g);
    expect(mail('es').text).toMatch(/^Hola:\n\n/);
    expect(kept(mail('es'))).toEqual(kept(mail('en')));
  });
});

it('counts as each language does', () => {
  const counted = (language: Language) => [1, 2].map((count) => appreciations({ count }, language));
  expect(counted('en')).toEqual(['1 appreciation', '2 appreciations']);
  expect(counted('es')).toEqual(['1 agradecimiento', '2 agradecimientos']);
});
