/** Actions that the app hands to these screens, which do not know how they work. */
export interface CreateAction {
  start: () => void;
  pending: boolean;
  failed: boolean;
}

export interface JoinAction {
  join: (code: string) => void;
  pending: boolean;
  /** The reason why the last attempt failed, to be shown next to the field. */
  failure: string | null;
}

/** Result of looking up the invite code that the user came with. */
export interface InviteLookup {
  /** First name of the person who made the code; null when it is not known. */
  inviter: string | null;
  /** Nobody has made this code, or it was replaced. */
  isDead: boolean;
}
