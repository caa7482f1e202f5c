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
}

/** Who a session belongs to and with whom, or `null` once it has ended. */
export interface ResolvedSession {
  userId: string;
  coupleId: string | null;
  memberIds: string[];
}

export interface PublicKeySet {
  keys: { kid: string; kty: string; crv: string; x: string }[];
}
