/** Request to a model: its instructions and the conversation, oldest turn first. */
export interface ProviderRequest {
  system: string;
  turns: readonly ProviderTurn[];
  /** Largest number of tokens. */
  maxTokens: number;
  /** Form of the answer, if it is not a reply in words. */
  format?: JsonFormat;
  /** Signal that ends the call, at the provider as well. */
  signal: AbortSignal;
  /** Called if the reply has ended at its largest number of tokens, as a rule in the middle of a sentence. */
  onCutOff?: () => void;
  /** Called once, if the provider says how many tokens the call has used. */
  onTokens?: (tokens: Tokens) => void;
}

/** Tokens that a provider charges for a call. */
export interface Tokens {
  input: number;
  output: number;
}

export interface ProviderTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** JSON of a given form, which the provider makes its model follow. */
export interface JsonFormat {
  /** Name of letters and underscores. */
  name: string;
  /** JSON schema in which every field is required and no other is allowed. */
  schema: Record<string, unknown>;
}

/** A provider of replies through an API. */
export interface CoachProvider {
  readonly name: 'anthropic' | 'openai';
  /**
   * Text of the reply, in pieces as the model writes it.
   * @throws ProviderError, Refusal
   */
  stream(request: ProviderRequest): AsyncIterable<string>;
}
