import { DomainError } from '@anew/contracts/errors';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/sign-in';
import type { Field, FormPage } from './form-page.js';

export type LoginMode = 'login' | 'signup';

export interface LoginState {
  mode: LoginMode;
  returnTo: string;
  /** Given if the way back leads to an invitation: the first name of the person who sent it, if known. */
  invitation?: { inviter: string | null } | null;
  values?: Record<string, unknown>;
  error?: DomainError;
}

const EMAIL: Field = { name: 'email', label: words.emailAddress, type: 'email', autocomplete: 'username' };

export const NEW_PASSWORD: Field = {
  name: 'password',
  label: words.password,
  type: 'password',
  autocomplete: 'new-password',
  hint: words.passwordHint,
  minlength: 10,
  maxlength: 128,
};

const MODES = {
  login: {
    title: words.loginTitle,
    lead: words.loginLead,
    action: '/api/login',
    button: words.signIn,
    fields: [
      { ...EMAIL, autocomplete: 'username webauthn' },
      { name: 'password', label: words.password, type: 'password', autocomplete: 'current-password' },
    ],
  },
  signup: {
    title: words.createAccount,
    lead: words.signupLead,
    action: '/api/signup',
    button: words.createAccount,
    fields: [
      {
        name: 'firstName',
        label: words.firstName,
        type: 'text',
        autocomplete: 'given-name',
        optional: true,
        maxlength: 80,
      },
      {
        name: 'lastName',
        label: words.lastName,
        type: 'text',
        autocomplete: 'family-name',
        optional: true,
        maxlength: 80,
      },
      EMAIL,
      NEW_PASSWORD,
    ],
  },
} satisfies Record<LoginMode, object>;

/** Field that tells the form of our page, which has tried to set a cookie, from a form that somebody else has made up. */
export const FROM_OUR_PAGE = 'fromOurPage';

/** Address at which someone enters the code that their partner has sent them. */
const ENTER_CODE = '/simple-setup?join=true';

/** Keeps the writing direction of a name apart from that of the sentence around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

const joinLead = (inviter: string) => (language?: Language) => words.joinLead({ inviter }, language);
const invitedTitle = (inviter: string) => (language?: Language) => words.invitedTitle({ inviter }, language);

/** Words that differ for someone who was invited. */
function wordsFor({ mode, invitation }: Pick<LoginState, 'mode' | 'invitation'>) {
  const { title, lead } = MODES[mode];
  if (!invitation) return { title, lead };
  const inviter = invitation.inviter ? isolated(invitation.inviter) : null;
  if (mode === 'login') return { title, lead: inviter ? joinLead(inviter) : words.joinPartnerLead };
  return {
    title: inviter ? invitedTitle(inviter) : title,
    lead: words.invitedLead,
  };
}

/** Page for signing in or up. Every step passes on the address to return to. */
export function loginPage({ mode, returnTo, invitation, values, error }: LoginState): FormPage {
  const { action, button, fields } = MODES[mode];
  const back = encodeURIComponent(returnTo);
  const links = {
    login: [
      { label: words.forgot, href: `/api/password/forgot?returnTo=${back}` },
      {
        question: words.newHere,
        label: words.createAccount,
        href: `/api/login?mode=signup&returnTo=${back}`,
      },
    ],
    signup: [
      { question: words.beenHere, label: words.signIn, href: `/api/login?returnTo=${back}` },
      ...(invitation ? [] : [{ question: words.haveCode, label: words.enterCode, href: ENTER_CODE }]),
    ],
  };
  return {
    ...wordsFor({ mode, invitation: invitation ?? null }),
    form: { action, button, fields: fields as Field[], hidden: { returnTo, [FROM_OUR_PAGE]: 'yes' } },
    links: links[mode],
    ...(mode === 'login' && { passkey: true }),
    ...(values && { values }),
    ...(error && { error: nextToAField(error) }),
  };
}

/**
 * Page for browsers that keep no cookie. It has no form: the form's page has to be loaded anew once cookies are allowed.
 */
export function cookiesBlockedPage({ mode, returnTo }: Pick<LoginState, 'mode' | 'returnTo'>): FormPage {
  const href = `/api/login?mode=${mode}&returnTo=${encodeURIComponent(returnTo)}`;
  return {
    title: words.failedTitle,
    lead: words.cookiesBlocked,
    links: [{ label: words.tryAgain, href }],
  };
}

/**
 * Shows wrong credentials at the password field without saying which of the two is wrong: the password has to
 * be typed again in either case.
 */
function nextToAField(error: DomainError): DomainError {
  const { kind, code, message, details } = error;
  if (code !== 'invalid_credentials') return error;
  return new DomainError(kind, code, message, { ...details, fields: [{ field: 'password', message }] });
}
