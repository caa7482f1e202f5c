/** What the app lets these screens do. They know nothing of how. */
export interface CreateAction {
  start: () => void;
  pending: boolean;
  failed: boolean;
}

export interface JoinAction {
  join: (code: string) => void;
  pending: boolean;
  /** Why the last attempt failed, for whoever reads it next to the field. */
  failure: string | null;
}

/** What the code that was found says of whoever made it. */
export interface InviteLookup {
  /** First name; null where it is not known. */
  inviter: string | null;
  /** Nobody has made this code, or it was replaced. */
  isDead: boolean;
}
