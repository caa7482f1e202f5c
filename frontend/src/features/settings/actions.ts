/** What the app lets these screens do. They know nothing of how. */
export interface MergeAction {
  merge: (code: string, onMerged: () => void) => void;
  /** Forgets the last failure. */
  forget: () => void;
  pending: boolean;
  /** Why it did not happen, for whoever reads it next to the field. */
  failure: string | null;
}
