import { type Judgement, judgementIn } from '@anew/coach-safety/judgement';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { JUDGEMENT_FORMAT, JUDGEMENT_PROMPT } from '../prompt/judgement-prompt.js';
import { transcriptOf } from '../prompt/prompt-context.js';
import { askInTurn } from '../providers/ask-in-turn.js';
import type { CoachProvider, ProviderTurn } from '../providers/coach-provider.js';
import { DailyLimits } from './daily-limits.js';
import type { Exchange } from './exchanges.service.js';

export const JUDGES = Symbol('judges');

/**
 * Lets a model judge how safe the people in a conversation are. The coach can also answer without a
 * judgement.
 */
@Injectable()
export class Judgements {
  constructor(
    @Inject(JUDGES) private readonly judges: readonly CoachProvider[],
    @Inject(CoachingConfig) private readonly config: CoachingConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Judgement of the first provider that gives one, or null if none does so in time and in the required form.
   * Each request counts as a call of the person's day.
   * @param turns ending with the message that is judged
   * @param summary of the messages before them
   */
  async ask(
    exchange: Exchange,
    turns: readonly ProviderTurn[],
    summary: string | null,
    signal: AbortSignal,
  ): Promise<Judgement | null> {
    const limit = AbortSignal.timeout(this.config.AI_JUDGEMENT_TIMEOUT_MS);
    const request = {
      system: JUDGEMENT_PROMPT,
      turns: [{ role: 'user' as const, content: transcriptOf(turns, summary) }],
      maxTokens: this.config.AI_JUDGEMENT_MAX_TOKENS,
      format: JUDGEMENT_FORMAT,
      signal: AbortSignal.any([signal, limit]),
    };
    // A judge that answers in another form has judged: no other one is asked.
    const answer = await askInTurn(exchange.isBeyondLimits ? [] : this.judges, request, {
      takeCall: () => this.limits.takeCall(exchange),
      read: (text, judge) => ({ judgement: this.read(judge, text) }),
      onFailure: (failure) => this.logger.debug(failure, 'judgement failed'),
    });
    return answer?.judgement ?? null;
  }

  private read(provider: CoachProvider['name'], text: string): Judgement | null {
    const judgement = judgementIn(text);
    if (!judgement) this.logger.warn({ provider }, 'judgement not readable');
    return judgement;
  }
}
