import type { BodyOf } from '@anew/contracts/http/map';
import { api, open } from './client';

type ProfileChanges = BodyOf<'PUT /api/profile/update'>;

export const updateProfile = (body: ProfileChanges) => api.put('/api/profile/update', { body });
export const setAvatar = (avatarURL: string) => api.put('/api/profile/avatar', { body: { avatarURL } });
export const prepareUpload = () => api.post('/api/objects/upload');

export const endSession = (id: string) => api.delete('/api/account/sessions/:id', { params: { id } });
export const endOtherSessions = () => api.delete('/api/account/sessions');
export const changePassword = (password: string) => api.post('/api/account/password', { body: { password } });

/** The words that the server wants to see before it deletes everything. */
const DELETE_CONFIRMATION = 'delete my account';
export const deleteAccount = () => api.delete('/api/account', { body: { confirm: DELETE_CONFIRMATION } });
export const exportAccount = () => open('GET /api/account/export');

export const sendAddressCode = () => api.post('/api/account/address/code');
export const proveAddress = (code: string) => api.post('/api/account/address/prove', { body: { code } });
export const cancelNewAddress = () => api.delete('/api/account/address');

export const confirmPassword = (currentPassword: string) =>
  api.post('/api/account/confirm', { body: { currentPassword } });
export const beginPasskeyProof = () => api.post('/api/account/confirm/passkey/options');
export const confirmPasskey = (response: object) =>
  api.post('/api/account/confirm/passkey', { body: { response: { ...response } } });

export const beginPasskey = () => api.post('/api/account/passkeys/options');
export const addPasskey = (response: object, name: string) =>
  api.post('/api/account/passkeys', { body: { response: { ...response }, name } });
export const renamePasskey = (id: string, name: string) =>
  api.put('/api/account/passkeys/:id', { params: { id }, body: { name } });
export const removePasskey = (id: string) => api.delete('/api/account/passkeys/:id', { params: { id } });

export const beginTotp = () => api.post('/api/account/totp');
export const confirmTotp = (code: string) => api.post('/api/account/totp/confirm', { body: { code } });
export const removeTotp = () => api.delete('/api/account/totp');
export const renewRecoveryCodes = () => api.post('/api/account/recovery-codes', { body: {} });
