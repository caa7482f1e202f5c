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
}

/** Characters of each of the two texts, after trimming. */
export const APPRECIATION_MAX = 2_000;

export interface Appreciation {
  id: string;
  userId: string;
  appreciation: string;
  quality: string;
  createdAt: string;
}
