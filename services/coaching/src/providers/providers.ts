import type { Logger } from '@anew/observability/logger';
import type { CoachingConfig } from '../config/coaching.config.js';
import { AnthropicProvider, type ProviderOptions } from './anthropic.provider.js';
import type { CoachProvider } from './coach-provider.js';
import { GuardedProvider, type Guards } from './guarded-provider.js';
import { OpenAiProvider } from './openai.provider.js';

/** A local server that needs no key is still sent one: the client library asks for it. */
const NO_KEY = 'none';

function anthropic(config: CoachingConfig): CoachProvider[] {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL } = config;
  return apiKey
    ? [new AnthropicProvider(optionsOf(config, apiKey, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL))]
    : [];
}

function openai(config: CoachingConfig): CoachProvider[] {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = config;
  const apiKey = OPENAI_API_KEY ?? (OPENAI_BASE_URL && NO_KEY);
  return apiKey ? [new OpenAiProvider(optionsOf(config, apiKey, OPENAI_BASE_URL, OPENAI_MODEL))] : [];
}

function optionsOf(
  { AI_FIRST_TOKEN_TIMEOUT_MS }: CoachingConfig,
  apiKey: string,
  baseURL: string | undefined,
  model: string,
): ProviderOptions {
  return { apiKey, baseURL, model, timeout: AI_FIRST_TOKEN_TIMEOUT_MS };
}

function chosen(config: CoachingConfig): CoachProvider[] {
  switch (config.AI_PROVIDER) {
    case 'auto':
      return [...anthropic(config), ...openai(config)];
    case 'anthropic':
      return anthropic(config);
    case 'openai':
      return openai(config);
    case 'disabled':
      return [];
  }
}

/** The configured providers in the order in which they are asked; the curated coach comes after all of them. */
export function providersOf(config: CoachingConfig, logger: Logger): CoachProvider[] {
  const guards: Guards = {
    concurrency: config.AI_CONCURRENCY,
    breakMs: config.AI_BREAK_MS,
    firstTokenMs: config.AI_FIRST_TOKEN_TIMEOUT_MS,
    idleMs: config.AI_IDLE_TIMEOUT_MS,
  };
  return chosen(config).map((provider) => new GuardedProvider(provider, guards, logger));
}
