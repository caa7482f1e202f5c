import type { ChosenLanguage } from './preferences.js';
import type { SecurityKind } from './security.js';

export interface User {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  avatarUrl: string | null;
  profileImageUrl: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface Couple {
  id: string;
  /** Code of 8 characters, lower-case letters and digits. */
  inviteCode: string;
  memberCount: number;
  createdAt: string;
  /** Present until the person has put the screen that shows the two together away. */
  newlyJoined?: true;
  /** Present for somebody who is alone because the other one left, or because a join was undone. */
  parted?: true;
}

export interface Member {
  userId: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  avatarUrl: string | null;
  profileImageUrl: string | null;
  createdAt: string;
}

/** Kinds of changes to a couple that a member may have missed while away. */
const COUPLE_NEWS_KINDS = ['partner_joined', 'parted'] as const;
export type CoupleNewsKind = (typeof COUPLE_NEWS_KINDS)[number];

export interface CoupleNews {
  /** `parted` never says who did it, nor why. */
  kind: CoupleNewsKind;
  /** Time of the change, in ISO 8601. */
  at: string;
  /** First name of the person who joined, if they gave one. */
  firstName: string | null;
  /** Time until which the change can be undone, in ISO 8601, or null if it cannot be undone anymore. */
  undoUntil: string | null;
  /** Whether the member has dismissed this news. */
  seen: boolean;
}

/** Everything that an invitation code reveals to its holder. */
export interface Invite {
  inviterFirstName: string | null;
}

/** Address of a person, and its change that is under way. Times are in ISO 8601. */
export interface AddressState {
  email: string;
  proved: boolean;
  /** Whether the address has to be proved before its owner may set up or join a couple. */
  required: boolean;
  /** Time until which a code is valid at least that this account was promised within a day, or null if it was promised none. */
  codeUntil: string | null;
  /** New address, which takes effect once the link in its mail has been opened. */
  pending: { email: string; until: string } | null;
}

/** Result of undoing a change of address: a token with which its holder may choose a new password. */
export interface AddressUndone {
  resetToken: string;
}

/**
 * Ways of proving who someone is. `provider` means a new sign-in at the OpenID Connect provider, for an
 * account that has one.
 */
export type ProofWay = 'password' | 'passkey' | 'provider';

/** Ways in which someone can prove that the session is theirs, the best first. */
export interface ProofWays {
  ways: ProofWay[];
}

/** Tokens for the session cookies. `refreshToken` is absent if the old one remains valid. */
export interface SessionTokens {
  accessToken: string;
  /** Expiry of the access token, in ISO 8601. */
  accessExpiresAt: string;
  refreshToken?: string;
  refreshExpiresAt?: string;
  /** Language that the person has chosen. It comes with signing in, so that a new device knows it. */
  language?: ChosenLanguage;
}

export interface SignedIn {
  user: User;
  tokens: SessionTokens;
  /** False if this person has not yet proved their address although the instance requires it. */
  ownsAddress: boolean;
}

/** User and couple of a session, or `null` once the session has ended. */
export interface ResolvedSession {
  userId: string;
  coupleId: string | null;
  memberIds: string[];
  /** Time when the two became a couple, in ISO 8601, or null for someone alone. */
  togetherSince?: string | null;
  /** Version of the couple, as in the events about it, or null without one. */
  coupleVersion?: number | null;
}

export interface PublicKeySet {
  keys: { kid: string; kty: string; crv: string; x: string }[];
}

/** A session of a person, as the list of sessions shows it. */
export interface SessionView {
  id: string;
  /** User-Agent header at sign-in. */
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Whether this is the session that makes the call. */
  current: boolean;
}

/** Address for the upload of a picture. */
export interface UploadTicket {
  uploadURL: string;
}

/** A picture as JPEG in base64. */
export interface StoredPicture {
  data: string;
}

/** Address of an uploaded picture. */
export interface UploadedPicture {
  url: string;
}

/** One of a person's own pictures without its bytes: all together may exceed the size of a message. */
export interface OwnPicture {
  id: string;
  url: string;
  createdAt: string;
}

/** An entry of a person's security log. */
export interface SecurityEvent {
  id: string;
  kind: SecurityKind;
  at: string;
  /** Device, such as "Firefox on Windows", or null if no browser was involved. */
  device: string | null;
  /** Network of the caller, such as `203.0.113.0/24`, or null if unknown. */
  network: string | null;
}

/** Data that an authenticator app needs. */
export interface TotpSetup {
  /** Secret in Base32, to be typed by hand. */
  secret: string;
  /** Address of the form `otpauth://…`, to be shown as a QR code. */
  uri: string;
}

/** Recovery codes, which are shown only once: the server stores hashes of them. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** Time of its last use, or null before the first. */
  lastUsedAt: string | null;
}

/** Options for the browser's passkey request, in WebAuthn's JSON form. */
export interface PasskeyOptions {
  options: object;
}

/** Ways in which a person can sign in. */
export interface SignInMethods {
  /** Whether the account has a password. It has none if people sign in with a provider. */
  password: boolean;
  /** Whether a code from an authenticator app is required after the password. */
  totp: boolean;
  recoveryCodesLeft: number;
  passkeys: PasskeyView[];
}
