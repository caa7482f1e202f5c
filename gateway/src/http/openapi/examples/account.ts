import type { accountRoutes } from '@anew/contracts/http/account';
import type { Examples } from './example.js';
import { passkeyAnswer, SOME_ID, TOKEN, user, WHEN } from './values.js';

const currentPassword = 'a quiet harbor at dusk';
const story = { past: ['widowed' as const], first: 'our-vision' as const };
const picture = `/api/objects/${SOME_ID}`;
const passkey = { id: SOME_ID, name: 'My phone', createdAt: WHEN, lastUsedAt: null };
const passkeyOptions = { options: { challenge: TOKEN, rpId: 'example.org' } };
const codes = { recoveryCodes: ['4f7k-9m2q', 'x8w3-6r5t'] };

export const accountExamples: Examples<typeof accountRoutes> = {
  'GET /api/auth/user': { answer: user },
  'PUT /api/profile/update': { body: { firstName: 'Ana' }, answer: user },
  'PUT /api/profile/avatar': {
    body: { avatarURL: picture },
    answer: { ...user, avatarUrl: picture, profileImageUrl: picture },
  },
  'GET /api/profile/story': { answer: story },
  'PUT /api/profile/story': { body: story, answer: story },
  'POST /api/objects/upload': { answer: { uploadURL: `${picture}?ticket=${TOKEN}` } },
  'PUT /api/objects/:id': { answer: { url: picture } },
  'GET /api/objects/:id': {},
  'GET /api/account/sessions': {
    answer: [
      { id: SOME_ID, userAgent: 'Firefox on Windows', createdAt: WHEN, lastSeenAt: WHEN, current: true },
    ],
  },
  'DELETE /api/account/sessions': {},
  'DELETE /api/account/sessions/:id': {},
  'POST /api/account/password': { body: { password: 'two lanterns on the pier' } },
  'GET /api/account/export': {
    answer: {
      exportedAt: WHEN,
      account: { user },
      content: { focuses: [] },
      journal: { entries: [], appreciations: [] },
      assessment: { responses: [] },
      coaching: { conversations: [] },
    },
  },
  'DELETE /api/account': { body: { confirm: 'delete my account', currentPassword }, answer: {} },
  'GET /api/account/address': {
    answer: { email: user.email, proved: true, required: false, codeUntil: null, pending: null },
  },
  'DELETE /api/account/address': {},
  'POST /api/account/address/code': {},
  'POST /api/account/address/prove': { body: { code: '12345678' }, answer: user },
  'GET /api/account/confirm': { answer: { ways: ['passkey', 'password'] } },
  'POST /api/account/confirm': { body: { currentPassword } },
  'POST /api/account/confirm/passkey/options': { answer: passkeyOptions },
  'POST /api/account/confirm/passkey': { body: passkeyAnswer },
  'GET /api/account/confirm/provider': {},
  'GET /api/account/security-log': {
    answer: [
      { id: SOME_ID, kind: 'signed_in', at: WHEN, device: 'Firefox on Windows', network: '203.0.113.0/24' },
    ],
  },
  'GET /api/account/sign-in-methods': {
    answer: { password: true, totp: false, recoveryCodesLeft: 0, passkeys: [passkey] },
  },
  'POST /api/account/totp': {
    answer: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Anew:ana?secret=JBSWY3DPEHPK3PXP' },
  },
  'POST /api/account/totp/confirm': { body: { code: '123456' }, answer: codes },
  'DELETE /api/account/totp': {},
  'POST /api/account/recovery-codes': { body: {}, answer: codes },
  'POST /api/account/passkeys/options': { answer: passkeyOptions },
  'POST /api/account/passkeys': { body: { ...passkeyAnswer, name: passkey.name }, answer: passkey },
  'PUT /api/account/passkeys/:id': { body: { name: passkey.name }, answer: passkey },
  'DELETE /api/account/passkeys/:id': {},
};
