import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { IsHttpsOrLoopback } from '@anew/observability/safe-address';
import { ServiceConfig } from '@anew/persistence/service-config';

export const AI_PROVIDERS = ['auto', 'anthropic', 'openai', 'disabled'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

const ADDRESS = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };

function WholeNumber(name: string, min: number, max: number): PropertyDecorator {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return (target, key) => {
    Type(() => Number)(target, key);
    for (const rule of [IsInt({ message }), Min(min, { message }), Max(max, { message })]) rule(target, key);
  };
}

/** What the coaching service reads from its environment. Without a key of any provider the curated coach answers. */
export class CoachingConfig extends ServiceConfig {
  /** `auto`: the first configured of Anthropic and OpenAI, then the other, then curated; `disabled`: curated alone. */
  @IsIn(AI_PROVIDERS, { message: `AI_PROVIDER must be one of ${AI_PROVIDERS.join(', ')}` })
  AI_PROVIDER: AiProvider = 'auto';

  @IsOptional()
  @IsString()
  ANTHROPIC_API_KEY?: string;

  @IsOptional()
  @IsHttpsOrLoopback('ANTHROPIC_BASE_URL')
  @IsUrl(ADDRESS, { message: 'ANTHROPIC_BASE_URL must be an http(s) address' })
  ANTHROPIC_BASE_URL?: string;

  @IsString()
  ANTHROPIC_MODEL: string = 'claude-sonnet-5-5';

  /** Which model judges a conversation before it is answered: a small one, since everybody waits for it. */
  @IsString()
  ANTHROPIC_JUDGEMENT_MODEL: string = 'claude-haiku-5-5';

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  /** Any server that speaks OpenAI’s chat completions, a local model included. */
  @IsOptional()
  @IsHttpsOrLoopback('OPENAI_BASE_URL')
  @IsUrl(ADDRESS, { message: 'OPENAI_BASE_URL must be an http(s) address' })
  OPENAI_BASE_URL?: string;

  @IsString()
  OPENAI_MODEL: string = 'gpt-6.1-terra';

  /** Without it a small model of OpenAI’s; at another address the model that replies. */
  @IsOptional()
  @IsString()
  OPENAI_JUDGEMENT_MODEL?: string;

  /** Tokens that one reply may take, the model’s own thinking included. */
  @WholeNumber('AI_MAX_TOKENS', 64, 32_000)
  AI_MAX_TOKENS: number = 2_000;

  /** How long a reply waits for the model’s judgement of the conversation; 0 does without one. */
  @WholeNumber('AI_JUDGEMENT_TIMEOUT_MS', 0, 10_000)
  AI_JUDGEMENT_TIMEOUT_MS: number = 2_000;

  /** Tokens that one judgement may take, the model’s own thinking included. */
  @WholeNumber('AI_JUDGEMENT_MAX_TOKENS', 64, 4_000)
  AI_JUDGEMENT_MAX_TOKENS: number = 500;

  @WholeNumber('AI_FIRST_TOKEN_TIMEOUT_MS', 50, 120_000)
  AI_FIRST_TOKEN_TIMEOUT_MS: number = 15_000;

  /** Silence in the middle of a reply after which it counts as broken off. */
  @WholeNumber('AI_IDLE_TIMEOUT_MS', 50, 120_000)
  AI_IDLE_TIMEOUT_MS: number = 15_000;

  /** Replies that one process asks of one provider at the same time; as many again may wait. */
  @WholeNumber('AI_CONCURRENCY', 1, 1_000)
  AI_CONCURRENCY: number = 32;

  /** How long a provider that failed three times in a row is left alone, unless it says so itself. */
  @WholeNumber('AI_BREAK_MS', 50, 3_600_000)
  AI_BREAK_MS: number = 30_000;

  /** Messages of one person within 24 hours. */
  @WholeNumber('CHAT_MESSAGES_PER_DAY', 1, 100_000)
  CHAT_MESSAGES_PER_DAY: number = 100;

  /** Requests to providers for one person within 24 hours, judgements among them, whatever became of the replies. */
  @WholeNumber('AI_CALLS_PER_DAY', 1, 1_000_000)
  AI_CALLS_PER_DAY: number = 400;

  /** Replies that are being written for one person at the same time. */
  @WholeNumber('CHAT_REPLIES_AT_ONCE', 1, 1_000)
  CHAT_REPLIES_AT_ONCE: number = 3;
}
