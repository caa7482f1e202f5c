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
  /** 8 characters, lower-case letters and digits. */
  inviteCode: string;
  memberCount: number;
  createdAt: string;
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

/** What happened to a couple while one of its members was away. */
export const COUPLE_NEWS_KINDS = ['partner_joined', 'parted'] as const;
export type CoupleNewsKind = (typeof COUPLE_NEWS_KINDS)[number];

export interface CoupleNews {
  /** `parted` never says who did it, nor why. */
  kind: CoupleNewsKind;
  /** ISO 8601. */
  at: string;
  /** Of whoever joined, as they gave it. */
  firstName: string | null;
  /** ISO 8601; null when it cannot be undone, or not any more. */
  undoUntil: string | null;
  /** Whether it has been put away. */
  seen: boolean;
}

/** All that an invite code tells whoever holds it. */
export interface Invite {
  inviterFirstName: string | null;
}

/** The address that someone goes by, and what is on its way to another. Moments are ISO 8601. */
export interface AddressState {
  email: string;
  proved: boolean;
  /** Whether it has to be proved before a couple is set up or joined. */
  required: boolean;
  /** Until when the code that was mailed last can be typed; null when there is none. */
  codeUntil: string | null;
  /** The address that counts once the link in its mail was opened. */
  pending: { email: string; until: string } | null;
}

/** Proof that a change of address was undone: whoever holds it may choose a new password. */
export interface AddressUndone {
  resetToken: string;
}

/** `provider`: a new sign-in at the OpenID Connect provider, for an account that has one. */
export type ProofWay = 'password' | 'passkey' | 'provider';

/** How someone can prove that the session is theirs, the best way first. */
export interface ProofWays {
  ways: ProofWay[];
}

/** What the gateway needs to set both cookies. `refreshToken` is absent when the old one stays good. */
export interface SessionTokens {
  accessToken: string;
  /** ISO 8601. */
  accessExpiresAt: string;
  refreshToken?: string;
  refreshExpiresAt?: string;
}

export interface SignedIn {
  user: User;
  tokens: SessionTokens;
  /** False for someone who says that an address is theirs, and has not proved it where that is asked for. */
  ownsAddress: boolean;
}

/** Who a session belongs to and with whom, or `null` once it has ended. */
export interface ResolvedSession {
  userId: string;
  coupleId: string | null;
  memberIds: string[];
  /** ISO 8601; when the two became a couple, null for someone alone. */
  togetherSince?: string | null;
}

export interface PublicKeySet {
  keys: { kid: string; kty: string; crv: string; x: string }[];
}

/** One place where the person is signed in. */
export interface SessionView {
  id: string;
  /** As the browser called itself at sign-in. */
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** Where to put a picture, and for how long that stands. */
export interface UploadTicket {
  uploadURL: string;
}

/** A picture as it is served: JPEG, base64. */
export interface StoredPicture {
  data: string;
}

/** Where a picture can be seen once it has been uploaded. */
export interface UploadedPicture {
  url: string;
}

/** One of a person's own pictures, without its bytes: all together may be more than a message holds. */
export interface OwnPicture {
  id: string;
  url: string;
  createdAt: string;
}

/** One thing that happened to an account. */
export interface SecurityEvent {
  id: string;
  kind: SecurityKind;
  at: string;
  /** Such as "Firefox on Windows"; null where no browser had a part in it. */
  device: string | null;
  /** The network it came from, such as `203.0.113.0/24`; null where that is not known. */
  network: string | null;
}

/** What an app that makes codes needs to know. */
export interface TotpSetup {
  /** Base32, to type by hand. */
  secret: string;
  /** `otpauth://…`, to show as a picture. */
  uri: string;
}

/** Shown once: what is kept of them cannot be read. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** Null before its first use. */
  lastUsedAt: string | null;
}

/** What the browser is asked, as WebAuthn has it in JSON. */
export interface PasskeyOptions {
  options: object;
}

/** By what a person can sign in. */
export interface SignInMethods {
  /** Whether there is one; not where one signs in with a provider. */
  password: boolean;
  /** Whether a code from an app is asked for after the password. */
  totp: boolean;
  recoveryCodesLeft: number;
  passkeys: PasskeyView[];
}
