/** What a model is asked: its instructions, and the conversation as it is to see it, oldest first. */
export interface ProviderRequest {
  system: string;
  turns: readonly ProviderTurn[];
  /** Tokens at the most. */
  maxTokens: number;
  /** What is to be written, where that is no reply in words. */
  format?: JsonFormat;
  /** Ends the call at the provider, too. */
  signal: AbortSignal;
}

export interface ProviderTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** JSON of one form, to which the provider holds its model. */
export interface JsonFormat {
  /** Letters and underscores. */
  name: string;
  /** A JSON schema in which every field is required and no other allowed. */
  schema: Record<string, unknown>;
}

/** A maker of replies behind an API. */
export interface CoachProvider {
  readonly name: 'anthropic' | 'openai';
  /**
   * The reply’s text, piece by piece as the model writes it.
   * @throws ProviderError, Refusal
   */
  stream(request: ProviderRequest): AsyncIterable<string>;
}
