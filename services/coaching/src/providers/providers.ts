import type { Logger } from '@anew/observability/logger';
import type { Metrics } from '@anew/observability/metrics';
import type { CoachingConfig } from '../config/coaching.config.js';
import { AnthropicProvider } from './anthropic.provider.js';
import type { CallLimit } from './call-limit.js';
import type { CoachProvider } from './coach-provider.js';
import { GuardedProvider, type Guards } from './guarded-provider.js';
import { MeasuredProvider } from './measured-provider.js';
import { OpenAiProvider } from './openai.provider.js';

/** Key for a local server that needs none. The client library requires a value. */
const NO_KEY = 'none';

/** Small model of OpenAI's. Other servers know only the model that their operator has configured. */
const SMALL_MODEL = 'gpt-5.4-mini';

/** Makes the limit of simultaneous calls of a provider. */
type MakeLimit = (provider: string, most: number) => CallLimit;

/** Models and time limits of the calls for one purpose. */
interface CallSettings {
  anthropicModel: string;
  openaiModel: string;
  guards: Guards;
}

function forReplies(config: CoachingConfig): CallSettings {
  return {
    anthropicModel: config.ANTHROPIC_MODEL,
    openaiModel: config.OPENAI_MODEL,
    guards: guardsOf(config, config.AI_FIRST_TOKEN_TIMEOUT_MS, config.AI_IDLE_TIMEOUT_MS),
  };
}

function forJudgements(config: CoachingConfig): CallSettings {
  const { OPENAI_JUDGEMENT_MODEL, OPENAI_BASE_URL, OPENAI_MODEL, AI_JUDGEMENT_TIMEOUT_MS: limit } = config;
  return {
    anthropicModel: config.ANTHROPIC_JUDGEMENT_MODEL,
    openaiModel: OPENAI_JUDGEMENT_MODEL ?? (OPENAI_BASE_URL === undefined ? SMALL_MODEL : OPENAI_MODEL),
    guards: guardsOf(config, limit, limit),
  };
}

function forRehearsals(config: CoachingConfig): CallSettings {
  const limit = config.AI_REHEARSAL_TIMEOUT_MS;
  return { ...forReplies(config), guards: guardsOf(config, limit, limit) };
}

const guardsOf = (
  { AI_BREAK_MS: breakMs, AI_REPLY_TIMEOUT_MS: wholeMs }: CoachingConfig,
  firstTokenMs: number,
  idleMs: number,
): Guards => ({ breakMs, firstTokenMs, idleMs, wholeMs });

function anthropic(config: CoachingConfig, { anthropicModel: model, guards }: CallSettings): CoachProvider[] {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL } = config;
  return apiKey ? [new AnthropicProvider({ apiKey, baseURL, model, timeout: guards.firstTokenMs })] : [];
}

function openai(config: CoachingConfig, { openaiModel: model, guards }: CallSettings): CoachProvider[] {
  const { OPENAI_API_KEY, OPENAI_BASE_URL: baseURL } = config;
  const apiKey = OPENAI_API_KEY ?? (baseURL && NO_KEY);
  return apiKey ? [new OpenAiProvider({ apiKey, baseURL, model, timeout: guards.firstTokenMs })] : [];
}

function chosen(config: CoachingConfig, settings: CallSettings): CoachProvider[] {
  switch (config.AI_PROVIDER) {
    case 'auto':
      return [...anthropic(config, settings), ...openai(config, settings)];
    case 'anthropic':
      return anthropic(config, settings);
    case 'openai':
      return openai(config, settings);
    case 'disabled':
      return [];
  }
}

/** How the calls of a purpose show up in logs and metrics. */
export interface Watched {
  purpose: 'replies' | 'judgements' | 'questions' | 'rehearsals';
  logger: Logger;
  metrics: Metrics;
}

function guarded(
  config: CoachingConfig,
  settings: CallSettings,
  makeLimit: MakeLimit,
  { purpose, logger, metrics }: Watched,
): CoachProvider[] {
  return chosen(config, settings).map((provider) => {
    const limit = makeLimit(provider.name, config.AI_CONCURRENCY);
    return new MeasuredProvider(
      new GuardedProvider(provider, settings.guards, limit, logger),
      purpose,
      metrics,
    );
  });
}

/** Configured providers in the order in which they are asked. The curated coach comes after all of them. */
export const providersOf = (
  config: CoachingConfig,
  makeLimit: MakeLimit,
  watched: Watched,
): CoachProvider[] => guarded(config, forReplies(config), makeLimit, watched);

/**
 * The same providers for judgements. Each has its own circuit breaker, so that a model that cannot judge does
 * not prevent its provider from replying.
 */
export const judgesOf = (config: CoachingConfig, makeLimit: MakeLimit, watched: Watched): CoachProvider[] =>
  config.AI_JUDGEMENT_TIMEOUT_MS === 0 ? [] : guarded(config, forJudgements(config), makeLimit, watched);

/** The same providers for messages that are rehearsed, each with its own circuit breaker. */
export const readersOf = (config: CoachingConfig, makeLimit: MakeLimit, watched: Watched): CoachProvider[] =>
  config.AI_REHEARSAL_TIMEOUT_MS === 0 ? [] : guarded(config, forRehearsals(config), makeLimit, watched);
