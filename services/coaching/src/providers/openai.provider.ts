import type OpenAI from 'openai';
import type { CoachProvider, JsonFormat, ProviderRequest } from './coach-provider.js';
import { failureOf, ProviderError, Refusal } from './provider-error.js';
import { clientSettings, type ProviderOptions } from './provider-options.js';

/** Provider for OpenAI's chat completions, or for any server with the same API. */
export class OpenAiProvider implements CoachProvider {
  readonly name = 'openai';
  private readonly client: Promise<OpenAI>;

  constructor(private readonly options: ProviderOptions) {
    // The library is large, and a process without this provider starts faster if it is not loaded.
    this.client = import('openai').then(({ default: Client }) => new Client(clientSettings(options)));
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
    try {
      const client = await this.client;
      const chunks = await client.chat.completions.create(
        {
          model: this.options.model,
          messages: [{ role: 'system', content: system }, ...turns],
          stream: true,
          ...this.usage(),
          ...this.limits(maxTokens),
          ...(format && { response_format: responseFormat(format) }),
        },
        { signal },
      );
      for await (const { choices, usage } of chunks) {
        if (usage) onTokens?.({ input: usage.prompt_tokens, output: usage.completion_tokens });
        const { delta, finish_reason: finish } = firstOf(choices);
        if (delta?.content) yield delta.content;
        isRefused ||= Boolean(delta?.refusal) || finish === 'content_filter';
        isWhole ||= typeof finish === 'string';
        if (finish === 'length') onCutOff?.();
      }
    } catch (error) {
      throw failureOf(error, Date.now());
    }
    if (isRefused) throw new Refusal();
    if (!isWhole && !signal.aborted) throw new ProviderError('stream ended early');
  }

  /** Asks for the number of tokens, which not every other server supports. */
  private usage() {
    return this.options.baseURL === undefined ? { stream_options: { include_usage: true } } : {};
  }

  /** Limits of the request. Other servers often support only the older field of this API. */
  private limits(maxTokens: number) {
    return this.options.baseURL === undefined
      ? { max_completion_tokens: maxTokens, reasoning_effort: 'low' as const }
      : { max_tokens: maxTokens };
  }
}

type Choice = OpenAI.ChatCompletionChunk.Choice;

/** Other servers also send chunks without choices, and choices without a text, such as Azure about its filters. */
const firstOf = (choices: Choice[] | null | undefined): Partial<Choice> => choices?.[0] ?? {};

const responseFormat = ({ name, schema }: JsonFormat) => ({
  type: 'json_schema' as const,
  json_schema: { name, schema, strict: true },
});
