import Anthropic from '@anthropic-ai/sdk';
import type { CoachProvider, ProviderRequest } from './coach-provider.js';
import { asProviderError, ProviderError } from './provider-error.js';

export interface ProviderOptions {
  apiKey: string;
  baseURL: string | undefined;
  model: string;
  /** Milliseconds for the answer’s head; the reply’s own pace is watched by whoever reads it. */
  timeout: number;
}

/** Claude by Anthropic’s messages API. */
export class AnthropicProvider implements CoachProvider {
  readonly name = 'anthropic';
  private readonly client: Anthropic;

  constructor(private readonly options: ProviderOptions) {
    const { apiKey, baseURL, timeout } = options;
    // Another provider is asked sooner than the same one again. Its log could hold what people wrote.
    this.client = new Anthropic({ apiKey, baseURL, timeout, maxRetries: 0, logLevel: 'off' });
  }

  async *stream({ system, turns, maxTokens, signal }: ProviderRequest): AsyncGenerator<string> {
    let isWhole = false;
    try {
      const events = await this.client.messages.create(
        {
          model: this.options.model,
          max_tokens: maxTokens,
          system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
          messages: turns.map(({ role, content }) => ({ role, content })),
          // A conversation wants its answer now; long thought would come out of the reply’s own tokens.
          output_config: { effort: 'low' },
          stream: true,
        },
        { signal },
      );
      for await (const event of events) {
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text;
        isWhole ||= event.type === 'message_stop';
      }
    } catch (error) {
      throw asProviderError(error, Date.now());
    }
    if (!isWhole && !signal.aborted) throw new ProviderError('stream ended early');
  }
}
