/** What the coach says to one message. */
export interface Said {
  text: string;
  /** From the safety check's own texts. */
  isSafety: boolean;
  milliseconds: number;
}

/** One conversation with a coach. */
export interface Talk {
  say(message: string): Promise<Said> | Said;
}

/** A coach to be checked: the engine alone, or a running instance. */
export interface Coach {
  begin(): Talk;
  /** Leaves nothing behind of what was said. */
  end(): Promise<void>;
}
