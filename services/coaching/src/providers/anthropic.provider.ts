import type Anthropic from '@anthropic-ai/sdk';
import type { CoachProvider, JsonFormat, ProviderRequest, Tokens } from './coach-provider.js';
import { failureOf, ProviderError, Refusal } from './provider-error.js';
import { clientSettings, type ProviderOptions } from './provider-options.js';

/** Provider for Claude through Anthropic's messages API. */
export class AnthropicProvider implements CoachProvider {
  readonly name = 'anthropic';
  private readonly client: Promise<Anthropic>;

  constructor(private readonly options: ProviderOptions) {
    // The library is large, and a process without this provider starts faster if it is not loaded.
    this.client = import('@anthropic-ai/sdk').then(
      ({ default: Client }) => new Client(clientSettings(options)),
    );
  }

  async *stream({
    system,
    turns,
    maxTokens,
    format,
    signal,
    onCutOff,
    onTokens,
  }: ProviderRequest): AsyncGenerator<string> {
    let isWhole = false;
    let isRefused = false;
    const tokens: Tokens = { input: 0, output: 0 };
    try {
      const client = await this.client;
      const events = await client.messages.create(
        {
          model: this.options.model,
          max_tokens: maxTokens,
          system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
          messages: turns.map(({ role, content }) => ({ role, content })),
          output_config: outputOf(format),
          stream: true,
        },
        { signal },
      );
      for await (const event of events) {
        addTokens(tokens, event);
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text;
        const stop = event.type === 'message_delta' ? event.delta.stop_reason : null;
        isRefused ||= stop === 'refusal';
        if (stop === 'max_tokens' || stop === 'model_context_window_exceeded') onCutOff?.();
        isWhole ||= event.type === 'message_stop';
      }
    } catch (error) {
      throw failureOf(error, Date.now());
    } finally {
      onTokens?.(tokens);
    }
    if (isRefused) throw new Refusal();
    if (!isWhole && !signal.aborted) throw new ProviderError('stream ended early');
  }
}

/** Adds what an event says about tokens. Those read from or written to the cache are charged, too. */
function addTokens(tokens: Tokens, event: Anthropic.RawMessageStreamEvent): void {
  if (event.type === 'message_start') {
    // Other servers with the same API may leave the usage out.
    const usage = event.message.usage as Partial<Anthropic.Usage> | undefined;
    tokens.input =
      (usage?.input_tokens ?? 0) +
      (usage?.cache_creation_input_tokens ?? 0) +
      (usage?.cache_read_input_tokens ?? 0);
  }
  // The count is a running total.
  if (event.type === 'message_delta')
    tokens.output = (event.usage as Partial<Anthropic.MessageDeltaUsage> | undefined)?.output_tokens ?? 0;
}

/**
 * Options of the output. The effort is low, because people wait for the answer, and long thinking would use
 * up the reply's tokens.
 */
function outputOf(format: JsonFormat | undefined): Anthropic.OutputConfig {
  // The effort is not set for judgements, because not every small model supports it.
  return format ? { format: { type: 'json_schema', schema: format.schema } } : { effort: 'low' };
}
