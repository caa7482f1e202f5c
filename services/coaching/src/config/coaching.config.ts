import { IsHttpsOrLoopback } from '@anew/observability/safe-address';
import { WholeNumber } from '@anew/observability/whole-number';
import { ServiceConfig } from '@anew/persistence/service-config';
import { IsIn, IsOptional, IsString, IsUrl } from 'class-validator';

const AI_PROVIDERS = ['auto', 'anthropic', 'openai', 'disabled'] as const;
type AiProvider = (typeof AI_PROVIDERS)[number];

const ADDRESS = { protocols: ['http', 'https'], require_tld: false, require_protocol: true };

/**
 * Settings that the coaching service reads from its environment. Without any provider's key, the curated
 * coach answers.
 */
export class CoachingConfig extends ServiceConfig {
  /**
   * `auto`: the first configured of Anthropic and OpenAI, then the other, then curated. `disabled`: only
   * curated.
   */
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

  /**
   * Model that judges a conversation before the answer. It should be small, because everyone waits for it.
   */
  @IsString()
  ANTHROPIC_JUDGEMENT_MODEL: string = 'claude-haiku-5-5';

  @IsOptional()
  @IsString()
  OPENAI_API_KEY?: string;

  /** Address of any server with OpenAI's chat completions API, such as a local model. */
  @IsOptional()
  @IsHttpsOrLoopback('OPENAI_BASE_URL')
  @IsUrl(ADDRESS, { message: 'OPENAI_BASE_URL must be an http(s) address' })
  OPENAI_BASE_URL?: string;

  @IsString()
  OPENAI_MODEL: string = 'gpt-6.1-terra';

  /**
   * Model for judgements. The default is a small model of OpenAI's, or at another address the model that
   * replies.
   */
  @IsOptional()
  @IsString()
  OPENAI_JUDGEMENT_MODEL?: string;

  /** Largest number of tokens of one reply, including the model's own thinking. */
  @WholeNumber('AI_MAX_TOKENS', 64, 32_000)
  AI_MAX_TOKENS: number = 2_000;

  /**
   * Milliseconds that a reply waits for the model's judgement of the conversation. With 0, no judgement is
   * requested.
   */
  @WholeNumber('AI_JUDGEMENT_TIMEOUT_MS', 0, 10_000)
  AI_JUDGEMENT_TIMEOUT_MS: number = 2_000;

  /** Largest number of tokens of one judgement, including the model's own thinking. */
  @WholeNumber('AI_JUDGEMENT_MAX_TOKENS', 64, 4_000)
  AI_JUDGEMENT_MAX_TOKENS: number = 500;

  /**
   * Milliseconds that a rehearsal waits for a model, all providers together. With 0, rules alone read it. It ends well
   * before the gateway gives up.
   */
  @WholeNumber('AI_REHEARSAL_TIMEOUT_MS', 0, 15_000)
  AI_REHEARSAL_TIMEOUT_MS: number = 10_000;

  @WholeNumber('AI_FIRST_TOKEN_TIMEOUT_MS', 50, 120_000)
  AI_FIRST_TOKEN_TIMEOUT_MS: number = 15_000;

  /** Milliseconds of silence within a reply after which it counts as broken off. */
  @WholeNumber('AI_IDLE_TIMEOUT_MS', 50, 120_000)
  AI_IDLE_TIMEOUT_MS: number = 15_000;

  /**
   * Milliseconds after which a reply is cut off, however often a word comes, so that a slow provider does not hold a
   * person and one of its places for hours.
   */
  @WholeNumber('AI_REPLY_TIMEOUT_MS', 50, 3_600_000)
  AI_REPLY_TIMEOUT_MS: number = 180_000;

  /**
   * Number of replies that all processes together request from one provider at a time. As many more may wait in
   * each process.
   */
  @WholeNumber('AI_CONCURRENCY', 1, 1_000)
  AI_CONCURRENCY: number = 32;

  /**
   * Milliseconds for which a provider that failed three times in a row is not asked, unless its answer names
   * another time.
   */
  @WholeNumber('AI_BREAK_MS', 50, 3_600_000)
  AI_BREAK_MS: number = 30_000;

  /** Milliseconds between two looks for questions that are due. An order that failed is due again after five of them. */
  @WholeNumber('AI_QUESTIONS_EVERY_MS', 50, 3_600_000)
  AI_QUESTIONS_EVERY_MS: number = 60_000;

  /** Number of messages of one person within 24 hours. */
  @WholeNumber('CHAT_MESSAGES_PER_DAY', 1, 100_000)
  CHAT_MESSAGES_PER_DAY: number = 100;

  /**
   * Number of requests to providers for one person within 24 hours. It includes judgements and requests that
   * failed.
   */
  @WholeNumber('AI_CALLS_PER_DAY', 1, 1_000_000)
  AI_CALLS_PER_DAY: number = 400;

  /** Number of replies that are written for one person at a time. */
  @WholeNumber('CHAT_REPLIES_AT_ONCE', 1, 1_000)
  CHAT_REPLIES_AT_ONCE: number = 3;
}
