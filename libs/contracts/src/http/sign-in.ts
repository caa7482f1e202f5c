import {
  AddressLinkDto,
  ForgotPasswordDto,
  ResetPasswordDto,
  SignInDto,
  SignUpDto,
} from '../identity/dto.js';
import { identityRpc } from '../identity/rpc.js';
import { PasskeyAnswerDto, SecondFactorDto } from '../identity/sign-in-dto.js';
import type { User } from '../identity/views.js';
import { LinkQuery, LoginPageQuery, ResetPageQuery, ReturnToQuery } from './queries.js';
import { type Nothing, type Routes, typed } from './route.js';

export const signInRoutes = {
  'GET /api/login': {
    summary: 'The page to sign in or sign up; a redirect where a sign-in provider is configured',
    access: 'anyone',
    query: LoginPageQuery,
    media: 'text/html',
    redirects: 302,
  },
  'POST /api/login': {
    summary: 'Sign in with address and password',
    access: 'anyone',
    answer: typed<User>(),
    body: SignInDto,
    form: [303, 200],
    refuses: {
      401: ['invalid_credentials', 'second_factor_required'],
      404: ['not_found'],
      429: ['too_many_requests'],
    },
  },
  'POST /api/signup': {
    summary: 'Create an account',
    access: 'anyone',
    answer: typed<User>(),
    status: 201,
    body: SignUpDto,
    form: [303],
    refuses: {
      400: ['password_guessable', 'password_too_common'],
      404: ['not_found'],
      409: ['email_taken'],
      429: ['too_many_requests'],
    },
  },
  'POST /api/login/second-factor': {
    summary: 'Enter the code that is asked for after the password',
    access: 'anyone',
    answer: typed<User>(),
    body: SecondFactorDto,
    form: [303],
    refuses: {
      401: ['challenge_expired', 'invalid_code'],
      404: ['not_found'],
      429: ['too_many_requests'],
    },
  },
  'POST /api/login/passkey/options': {
    summary: 'What the browser is to ask a passkey that signs you in',
    access: 'anyone',
    forwards: identityRpc.passkeys.beginSignIn,
    refuses: { 404: ['not_found'], 429: ['too_many_requests'] },
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey',
    access: 'anyone',
    answer: typed<User>(),
    body: PasskeyAnswerDto,
    refuses: { 401: ['passkey_refused'], 404: ['not_found'], 429: ['too_many_requests'] },
  },
  'GET /api/login/callback': {
    summary: 'Where the sign-in provider sends people back to',
    access: 'anyone',
    redirects: 303,
    refuses: {
      401: ['external_sign_in_failed'],
      403: ['password_required'],
      404: ['not_found'],
      409: ['email_taken', 'email_unverified'],
    },
  },
  'GET /api/logout': {
    summary: 'Sign out, and go on to the landing page',
    access: 'anyone',
    redirects: 302,
  },
  'GET /api/password/forgot': {
    summary: 'The page that asks where to mail a link for a new password',
    access: 'anyone',
    query: ReturnToQuery,
    media: 'text/html',
    refuses: { 404: ['not_found'] },
  },
  'POST /api/password/forgot': {
    summary: 'Have a link for a new password mailed; the same answer for any address',
    access: 'anyone',
    answer: typed<Nothing>(),
    status: 202,
    body: ForgotPasswordDto,
    form: [200],
    refuses: { 404: ['not_found'] },
  },
  'GET /api/password/reset': {
    summary: 'The page that takes a new password',
    access: 'anyone',
    query: ResetPageQuery,
    media: 'text/html',
    refuses: { 400: ['invalid_reset_link'], 404: ['not_found'], 429: ['too_many_requests'] },
  },
  'POST /api/password/reset': {
    summary: 'Set a new password with the link that was mailed',
    access: 'anyone',
    answer: typed<Nothing>(),
    body: ResetPasswordDto,
    form: [200],
    refuses: {
      400: ['invalid_reset_link', 'password_guessable', 'password_too_common'],
      404: ['not_found'],
      429: ['too_many_requests'],
    },
  },
  'GET /api/address/confirm': {
    summary: 'The page with the button that confirms a new address',
    access: 'anyone',
    query: LinkQuery,
    media: 'text/html',
  },
  'POST /api/address/confirm': {
    summary: 'Confirm a new address with the link that was mailed there',
    access: 'anyone',
    answer: typed<Nothing>(),
    body: AddressLinkDto,
    form: [200],
    refuses: {
      400: ['invalid_address_link'],
      409: ['email_taken'],
      429: ['too_many_requests'],
    },
  },
  'GET /api/address/undo': {
    summary: 'The page with the button that puts the old address back',
    access: 'anyone',
    query: LinkQuery,
    media: 'text/html',
  },
  'POST /api/address/undo': {
    summary: 'Put the old address back with the link that was mailed there',
    access: 'anyone',
    forwards: identityRpc.addresses.undo,
    body: AddressLinkDto,
    form: [200, 303],
    refuses: {
      400: ['invalid_address_link'],
      409: ['email_taken'],
      429: ['too_many_requests'],
    },
  },
} as const satisfies Routes;
