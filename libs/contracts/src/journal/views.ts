export const ENTRY_VISIBILITIES = ['shared', 'private'] as const;
export type EntryVisibility = (typeof ENTRY_VISIBILITIES)[number];

/**
 * Parts of a journal: what the caller wrote, what the partner shares with them, what only the caller can read, and what
 * both can read.
 */
export const ENTRY_FILTERS = ['mine', 'theirs', 'private', 'both'] as const;
export type EntryFilter = (typeof ENTRY_FILTERS)[number];

/** Longest entry in characters, after trimming. */
export const ENTRY_CONTENT_MAX = 20_000;

/** A line back from the reader of a text to its author. */
export interface Reply {
  text: string;
  /** Stays the same when the reply is edited. */
  createdAt: string;
}

/**
 * What came back for a text that one partner shares with the other: from the caller for a text of their
 * partner, and from the partner for a text of their own. Nothing comes back for what only its author can read.
 * The views of the texts may lack it, because answers of an older release do.
 */
export interface Reaction {
  thanked: boolean;
  reply: Reply | null;
}

/** Longest caption of a photo in characters, after trimming. */
export const CAPTION_MAX = 300;

/** The photo of an entry. `GET /api/journal/photos/{id}` answers it to everyone who can read the entry. */
export interface EntryPhoto {
  /** A new one for each photo, so that an address always shows the same. */
  id: string;
  /** What its author says that it shows. */
  caption: string | null;
  width: number;
  height: number;
}

/** The bytes of a photo, in base64. */
export interface PhotoBytes {
  data: string;
}

export interface JournalEntry extends Partial<Reaction> {
  id: string;
  userId: string;
  content: string;
  visibility: EntryVisibility;
  createdAt: string;
  updatedAt: string;
  dailyPromptId: string | null;
  /** Answers of an older release lack it. */
  photo?: EntryPhoto | null;
  /**
   * Tells the author whether their present partner can read the entry. It is always true for the partner's
   * entries.
   */
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

/** A day of the caller's calendar on which something was written that they can read. */
export interface JournalDay {
  /** Such as `2026-11-20`. */
  day: string;
  /** Whether the caller wrote on it. */
  mine: boolean;
  /** Whether the partner wrote something on it that they share with the caller. */
  theirs: boolean;
}

/** Longest length of each of the two texts in characters, after trimming. */
export const APPRECIATION_MAX = 2_000;

export interface Appreciation extends Partial<Reaction> {
  id: string;
  userId: string;
  appreciation: string;
  quality: string;
  createdAt: string;
  /** Has the same meaning as for a journal entry. */
  partnerCanRead: boolean;
}

/** Numbers about the appreciations that a person can read. */
export interface AppreciationStats {
  total: number;
  /** Those that they wrote themselves. */
  own: number;
}

/** Number of texts that a person wrote before their partner joined and has not yet decided about. */
export interface UndecidedSharing {
  partnerId: string;
  /** Number of shared journal entries that the partner cannot read yet. */
  entries: number;
  appreciations: number;
}

export const SHARING_CHOICES = ['all', 'chosen', 'none'] as const;
export type SharingChoice = (typeof SHARING_CHOICES)[number];

/** Number of texts that the partner can read from now on. */
export interface SharingDecided {
  entries: number;
  appreciations: number;
}

/** Most ids of each kind in one decision. */
export const SHARING_IDS_MAX = 1_000;

/** Kinds of shared texts, by the name that they have in addresses. */
export const TEXT_KINDS = ['appreciation', 'journal'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Most items of each kind in one answer, and most ids in one call. */
export const NEWS_MAX = 20;

/** A text that the partner shares with the caller, and that the caller has not seen yet. */
export interface NewsItem {
  id: string;
  createdAt: string;
}

/** What is new to the caller, newest first. Nobody else learns what somebody has seen. */
export interface News {
  appreciations: NewsItem[];
  entries: NewsItem[];
}
