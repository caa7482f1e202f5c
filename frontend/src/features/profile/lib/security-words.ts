import type { SecurityKind } from '@anew/contracts/identity/security';
import * as words from '@anew/words/security-log';

/** Texts of the security log, addressed to the account's owner. */
export const SECURITY_WORDS: Record<SecurityKind, () => string> = {
  account_created: words.accountCreated,
  address_change_asked: words.addressChangeAsked,
  address_change_undone: words.addressChangeUndone,
  address_changed: words.addressChanged,
  couple_joined: words.coupleJoined,
  couple_left: words.coupleLeft,
  data_exported: words.dataExported,
  invite_code_changed: words.inviteCodeChanged,
  other_sessions_ended: words.otherSessionsEnded,
  passkey_added: words.passkeyAdded,
  passkey_failed: words.passkeyFailed,
  passkey_removed: words.passkeyRemoved,
  passkey_used: words.passkeyUsed,
  password_changed: words.passwordChanged,
  proof_failed: words.proofFailed,
  recovery_code_used: words.recoveryCodeUsed,
  recovery_codes_made: words.recoveryCodesMade,
  second_factor_failed: words.secondFactorFailed,
  second_factor_used: words.secondFactorUsed,
  session_copied: words.sessionCopied,
  session_ended: words.sessionEnded,
  sign_in_failed: words.signInFailed,
  signed_in: words.signedIn,
  signed_out: words.signedOut,
  totp_added: words.totpAdded,
  totp_removed: words.totpRemoved,
};
