/** Actions that the app hands to these screens, which do not know how they work. */
export interface MergeAction {
  merge: (code: string, onMerged: () => void) => void;
  /** Clears the last failure. */
  forget: () => void;
  pending: boolean;
  /** The reason why it failed, to be shown next to the field. */
  failure: string | null;
}

export interface PlainAction {
  start: () => void;
  /** Clears the last failure. */
  forget: () => void;
  pending: boolean;
  failure: string | null;
}

/** Actions that change the couple account. */
export interface CoupleActions {
  merge: MergeAction;
  renewCode: PlainAction;
  leave: PlainAction;
}
