export const ENTRY_VISIBILITIES = ['shared', 'private'] as const;
export type EntryVisibility = (typeof ENTRY_VISIBILITIES)[number];

/** Characters, after trimming. */
export const ENTRY_CONTENT_MAX = 20_000;

export interface JournalEntry {
  id: string;
  userId: string;
  content: string;
  visibility: EntryVisibility;
  createdAt: string;
  updatedAt: string;
  dailyPromptId: string | null;
  /** For its author: whether the partner of now can read it. Always so for what is the partner's. */
  partnerCanRead: boolean;
}

/** Numbers about the entries that a person can read. */
export interface JournalStats {
  total: number;
  shared: number;
  /** Days in a row with an entry, at most 365. */
  streak: number;
  /** Entries newer than 7 days ago. */
  thisWeek: number;
}

/** Characters of each of the two texts, after trimming. */
export const APPRECIATION_MAX = 2_000;

export interface Appreciation {
  id: string;
  userId: string;
  appreciation: string;
  quality: string;
  createdAt: string;
  /** As of a journal entry. */
  partnerCanRead: boolean;
}

/** Numbers about the appreciations that a person can read. */
export interface AppreciationStats {
  total: number;
  /** Those that they wrote themselves. */
  own: number;
}

/** What a person wrote before their partner was there, and has yet to decide about. */
export interface UndecidedSharing {
  partnerId: string;
  /** How many shared journal entries the partner cannot read yet. */
  entries: number;
  appreciations: number;
}

export const SHARING_CHOICES = ['all', 'chosen', 'none'] as const;
export type SharingChoice = (typeof SHARING_CHOICES)[number];

/** How many the partner can read from now on. */
export interface SharingDecided {
  entries: number;
  appreciations: number;
}

/** Of each kind, in one decision. */
export const SHARING_IDS_MAX = 1_000;
