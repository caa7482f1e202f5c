import type { signInRoutes } from '@anew/contracts/http/sign-in';
import type { Examples } from './example.js';
import { passkeyAnswer, TOKEN, user } from './values.js';

const email = 'ana@example.org';
const password = 'a quiet harbor at dusk';

export const signInExamples: Examples<typeof signInRoutes> = {
  'GET /api/login': {},
  'POST /api/login': { body: { email, password }, answer: user },
  'POST /api/signup': { body: { email, password, firstName: 'Ana' }, answer: user },
  'POST /api/login/second-factor': { body: { challenge: TOKEN, code: '123456' }, answer: user },
  'POST /api/login/passkey/options': { answer: { options: { challenge: TOKEN, rpId: 'example.org' } } },
  'POST /api/login/passkey': { body: passkeyAnswer, answer: user },
  'GET /api/login/callback': {},
  'GET /api/logout': {},
  'GET /api/password/forgot': {},
  'POST /api/password/forgot': { body: { email }, answer: {} },
  'GET /api/password/reset': {},
  'POST /api/password/reset': { body: { token: TOKEN, password }, answer: {} },
  'GET /api/address/confirm': {},
  'POST /api/address/confirm': { body: { token: TOKEN }, answer: {} },
  'GET /api/address/undo': {},
  'POST /api/address/undo': { body: { token: TOKEN }, answer: { resetToken: TOKEN } },
};
