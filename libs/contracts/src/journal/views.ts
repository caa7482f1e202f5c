export const ENTRY_VISIBILITIES = ['shared', 'private'] as const;
export type EntryVisibility = (typeof ENTRY_VISIBILITIES)[number];

/** Longest entry in characters, after trimming. */
export const ENTRY_CONTENT_MAX = 20_000;

export interface JournalEntry {
  id: string;
  userId: string;
  content: string;
  visibility: EntryVisibility;
  createdAt: string;
  updatedAt: string;
  dailyPromptId: string | null;
  /**
   * Tells the author whether their present partner can read the entry. It is always true for the partner's
   * entries.
   */
  partnerCanRead: boolean;
}

/** Longest length of each of the two texts in characters, after trimming. */
export const APPRECIATION_MAX = 2_000;

export interface Appreciation {
  id: string;
  userId: string;
  appreciation: string;
  quality: string;
  createdAt: string;
  /** Has the same meaning as for a journal entry. */
  partnerCanRead: boolean;
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
