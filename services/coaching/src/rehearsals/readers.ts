import type { RehearsalDto } from '@anew/contracts/coaching/dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { REHEARSAL_FORMAT, REHEARSAL_PROMPT, rehearsedFor } from '../prompt/rehearsal-prompt.js';
import { askInTurn } from '../providers/ask-in-turn.js';
import type { CoachProvider } from '../providers/coach-provider.js';
import { DailyLimits } from '../replies/daily-limits.js';
import { readingIn, type WrittenReading } from './reading-form.rules.js';

export const READERS = Symbol('readers');

type ProviderReading = WrittenReading & { source: CoachProvider['name'] };

/** Lets a model read a message that is rehearsed. The rules can also read it alone. Nothing of it is stored or logged. */
@Injectable()
export class Readers {
  constructor(
    @Inject(READERS) private readonly readers: readonly CoachProvider[],
    @Inject(CoachingConfig) private readonly config: CoachingConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly limits: DailyLimits,
  ) {}

  /**
   * Reading of the first provider that gives one, or null if none does so in time and in the required form. Each request
   * counts as a call of the person's day.
   */
  read(userId: string, { message, recipient }: RehearsalDto): Promise<ProviderReading | null> {
    const request = {
      system: REHEARSAL_PROMPT,
      turns: [{ role: 'user' as const, content: rehearsedFor(message, recipient) }],
      maxTokens: this.config.AI_MAX_TOKENS,
      format: REHEARSAL_FORMAT,
      signal: AbortSignal.timeout(this.config.AI_REHEARSAL_TIMEOUT_MS),
    };
    return askInTurn(this.readers, request, {
      takeCall: () => this.limits.takeOwnCall(userId),
      read: (text, source) => this.readingIn(text, message, source),
      onFailure: (failure) => this.logger.debug(failure, 'rehearsal not read'),
    });
  }

  private readingIn(text: string, message: string, source: CoachProvider['name']): ProviderReading | null {
    const reading = readingIn(text, message);
    if (!reading) this.logger.warn({ provider: source }, 'rehearsal not readable');
    return reading && { ...reading, source };
  }
}
