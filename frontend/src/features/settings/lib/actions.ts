/** An action that the app hands to these screens, which do not know how it works. */
interface Action {
  /** Clears the last failure. */
  forget: () => void;
  pending: boolean;
  /** The reason why it failed, to be shown where it was asked for. */
  failure: string | null;
}

export interface MergeAction extends Action {
  merge: (code: string, onMerged: () => void) => void;
}

export interface PlainAction extends Action {
  start: () => void;
}

/** Actions that change the couple account. */
export interface CoupleActions {
  merge: MergeAction;
  renewCode: PlainAction;
  leave: PlainAction;
}
