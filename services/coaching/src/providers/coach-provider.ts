/** What a model is asked: its instructions, and the conversation as it is to see it, oldest first. */
export interface ProviderRequest {
  system: string;
  turns: readonly ProviderTurn[];
  /** Tokens at the most. */
  maxTokens: number;
  /** Ends the call at the provider, too. */
  signal: AbortSignal;
}

export interface ProviderTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** A maker of replies behind an API. */
export interface CoachProvider {
  readonly name: 'anthropic' | 'openai';
  /**
   * The reply’s text, piece by piece as the model writes it.
   * @throws ProviderError
   */
  stream(request: ProviderRequest): AsyncIterable<string>;
}
