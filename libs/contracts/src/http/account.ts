import type { AccountExport } from '../account/export.js';
import { SaveStoryDto } from '../household/dto.js';
import {
  AddressCodeDto,
  ChangePasswordDto,
  ConfirmDto,
  DeleteAccountDto,
  SetAvatarDto,
  UpdateProfileDto,
} from '../identity/dto.js';
import { identityRpc } from '../identity/rpc.js';
import { AddPasskeyDto, PasskeyAnswerDto, PasskeyNameDto, TotpCodeDto } from '../identity/sign-in-dto.js';
import { ReturnToQuery, UploadQuery } from './queries.js';
import { type Nothing, type Routes, typed } from './route.js';

export const accountRoutes = {
  'GET /api/auth/user': {
    summary: 'Who you are',
    access: 'signed-in',
    forwards: identityRpc.accounts.current,
  },
  'PUT /api/profile/update': {
    summary: 'Change your name or address; another address counts once its link was opened',
    access: 'signed-in',
    forwards: identityRpc.accounts.update,
    body: UpdateProfileDto,
    refuses: { 400: ['nothing_to_change'], 403: ['password_required'], 409: ['email_taken'] },
  },
  'PUT /api/profile/avatar': {
    summary: 'Choose a picture of yours, uploaded before, as your avatar',
    access: 'signed-in',
    forwards: identityRpc.pictures.setAvatar,
    body: SetAvatarDto,
    refuses: { 404: ['not_found'] },
  },
  'GET /api/profile/story': {
    summary:
      'What you have said about your own past and what you would like first, or null; nobody else reads it',
    access: 'signed-in',
    forwards: identityRpc.story.get,
  },
  'PUT /api/profile/story': {
    summary: 'Say something about your own past, and what you would like first',
    access: 'signed-in',
    forwards: identityRpc.story.save,
    body: SaveStoryDto,
  },
  'POST /api/objects/upload': {
    summary: 'Get an address to upload one picture at',
    access: 'signed-in',
    forwards: identityRpc.pictures.prepare,
    refuses: { 429: ['quota_reached'] },
  },
  'PUT /api/objects/:id': {
    summary: 'Upload a JPEG of at most 5 MB; the ticket in the address is the right to do so, once',
    access: 'anyone',
    forwards: identityRpc.pictures.upload,
    query: UploadQuery,
    takes: 'image/jpeg',
    refuses: {
      403: ['upload_expired'],
      413: ['too_large'],
      415: ['not_a_picture'],
      429: ['too_many_requests'],
    },
  },
  'GET /api/objects/:id': {
    summary: "A picture of yours or your partner's",
    access: 'signed-in',
    media: 'image/jpeg',
  },
  'GET /api/account/sessions': {
    summary: 'Where you are signed in',
    access: 'signed-in',
    forwards: identityRpc.sessions.list,
  },
  'DELETE /api/account/sessions': {
    summary: 'Sign out everywhere else',
    access: 'signed-in',
    forwards: identityRpc.sessions.endOthers,
    status: 204,
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'Sign out in one place',
    access: 'signed-in',
    forwards: identityRpc.sessions.endOne,
    status: 204,
    refuses: { 404: ['session_not_found'] },
  },
  'POST /api/account/password': {
    summary: 'Change your password',
    access: 'signed-in',
    forwards: identityRpc.passwords.change,
    status: 204,
    body: ChangePasswordDto,
    refuses: {
      400: ['password_guessable', 'password_too_common'],
      403: ['password_required'],
      404: ['not_found'],
    },
  },
  'GET /api/account/export': {
    summary: 'Everything that you wrote or own, in one document to download',
    access: 'signed-in',
    answer: typed<AccountExport>(),
    refuses: { 403: ['password_required'], 429: ['too_many_requests'] },
  },
  'DELETE /api/account': {
    summary: 'Delete your account and everything that is yours alone',
    access: 'signed-in',
    answer: typed<Nothing>(),
    status: 202,
    body: DeleteAccountDto,
    refuses: { 403: ['password_required'] },
  },
  'GET /api/account/address': {
    summary: 'The address that you go by, whether it is proved, and which one is to come',
    access: 'signed-in',
    forwards: identityRpc.addresses.state,
  },
  'DELETE /api/account/address': {
    summary: 'Give up a change of address whose link has not been opened',
    access: 'signed-in',
    forwards: identityRpc.addresses.cancel,
    status: 204,
  },
  'POST /api/account/address/code': {
    summary: 'Have a code mailed that proves your address',
    access: 'signed-in',
    forwards: identityRpc.addresses.sendCode,
    status: 204,
  },
  'POST /api/account/address/prove': {
    summary: 'Prove your address with the code that was mailed',
    access: 'signed-in',
    forwards: identityRpc.addresses.prove,
    body: AddressCodeDto,
    refuses: { 400: ['invalid_code'] },
  },
  'GET /api/account/confirm': {
    summary: 'How you can prove that this session is yours',
    access: 'signed-in',
    forwards: identityRpc.proof.ways,
  },
  'POST /api/account/confirm': {
    summary: 'Prove with your password that this session is yours, for five minutes',
    access: 'signed-in',
    forwards: identityRpc.proof.confirm,
    status: 204,
    body: ConfirmDto,
    refuses: { 403: ['password_required'] },
  },
  'POST /api/account/confirm/passkey/options': {
    summary: 'What the browser is to ask a passkey that proves this session',
    access: 'signed-in',
    forwards: identityRpc.passkeys.beginProof,
    refuses: { 404: ['not_found'] },
  },
  'POST /api/account/confirm/passkey': {
    summary: 'Prove with a passkey that this session is yours, for five minutes',
    access: 'signed-in',
    forwards: identityRpc.passkeys.prove,
    status: 204,
    body: PasskeyAnswerDto,
    refuses: { 403: ['password_required'], 404: ['not_found'] },
  },
  'GET /api/account/confirm/provider': {
    summary: 'Go to the sign-in provider, which asks anew who you are',
    access: 'signed-in',
    query: ReturnToQuery,
    redirects: 302,
    refuses: { 404: ['not_found'] },
  },
  'GET /api/account/security-log': {
    summary: 'What happened to your account, newest first',
    access: 'signed-in',
    forwards: identityRpc.securityLog.list,
  },
  'GET /api/account/sign-in-methods': {
    summary: 'By what you can sign in',
    access: 'signed-in',
    forwards: identityRpc.passkeys.methods,
  },
  'POST /api/account/totp': {
    summary: 'Begin to set up codes from an app',
    access: 'signed-in',
    forwards: identityRpc.totp.begin,
    refuses: { 403: ['password_required'], 404: ['not_found'], 409: ['second_factor_on'] },
  },
  'POST /api/account/totp/confirm': {
    summary: 'Turn codes from an app on; answers the recovery codes, once',
    access: 'signed-in',
    forwards: identityRpc.totp.confirm,
    body: TotpCodeDto,
    refuses: {
      400: ['invalid_code'],
      403: ['password_required'],
      404: ['not_found'],
      409: ['second_factor_off', 'second_factor_on'],
    },
  },
  'DELETE /api/account/totp': {
    summary: 'Turn codes from an app off',
    access: 'signed-in',
    forwards: identityRpc.totp.remove,
    status: 204,
    refuses: { 403: ['password_required'], 409: ['second_factor_off'] },
  },
  'POST /api/account/recovery-codes': {
    summary: 'Get new recovery codes; the old ones are dead at once',
    access: 'signed-in',
    forwards: identityRpc.totp.renewCodes,
    refuses: { 403: ['password_required'], 409: ['second_factor_off'] },
  },
  'POST /api/account/passkeys/options': {
    summary: 'What the browser is to ask for a new passkey',
    access: 'signed-in',
    forwards: identityRpc.passkeys.begin,
    refuses: { 403: ['password_required'], 404: ['not_found'] },
  },
  'POST /api/account/passkeys': {
    summary: 'Add a passkey',
    access: 'signed-in',
    forwards: identityRpc.passkeys.add,
    status: 201,
    body: AddPasskeyDto,
    refuses: {
      400: ['passkey_refused'],
      403: ['password_required'],
      404: ['not_found'],
      409: ['too_many_passkeys'],
    },
  },
  'PUT /api/account/passkeys/:id': {
    summary: 'Rename a passkey',
    access: 'signed-in',
    forwards: identityRpc.passkeys.rename,
    body: PasskeyNameDto,
    refuses: { 404: ['passkey_not_found'] },
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Remove a passkey',
    access: 'signed-in',
    forwards: identityRpc.passkeys.remove,
    status: 204,
    refuses: { 403: ['password_required'], 404: ['passkey_not_found'], 409: ['last_way_in'] },
  },
} as const satisfies Routes;
