/** Reply of the coach to one message. */
export interface CoachReply {
  text: string;
  /** Whether the reply is one of the safety check's own texts. */
  isSafety: boolean;
  milliseconds: number;
}

export interface Talk {
  say(message: string): Promise<CoachReply> | CoachReply;
}

/** A coach to be checked: the engine alone or a running instance. */
export interface Coach {
  begin(): Talk;
  /** Deletes everything that was said. */
  end(): Promise<void>;
}
