/** What the app lets these screens do. They know nothing of how. */
export interface MergeAction {
  merge: (code: string, onMerged: () => void) => void;
  /** Forgets the last failure. */
  forget: () => void;
  pending: boolean;
  /** Why it did not happen, for whoever reads it next to the field. */
  failure: string | null;
}

export interface PlainAction {
  start: () => void;
  pending: boolean;
  failure: string | null;
}

/** What one can do about being a couple here. */
export interface CoupleActions {
  merge: MergeAction;
  renewCode: PlainAction;
  leave: PlainAction;
}
