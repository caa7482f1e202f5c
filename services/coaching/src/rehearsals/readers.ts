import type { RehearsalDto } from '@anew/contracts/coaching/dto';
import { LOGGER, type Logger } from '@anew/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CoachingConfig } from '../config/coaching.config.js';
import { letterFor, REHEARSAL_FORMAT, REHEARSAL_PROMPT } from '../prompt/rehearsal-prompt.js';
import type { CoachProvider } from '../providers/coach-provider.js';
import { wholeText } from '../providers/whole-text.js';
import { DailyLimits } from '../replies/daily-limits.js';
import { readingIn, type WrittenReading } from './written.rules.js';

export const READERS = Symbol('readers');

export type ProviderReading = WrittenReading & { source: CoachProvider['name'] };

/** Lets a model read a letter. The rules can also read it alone. Nothing of it is stored or logged. */
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
  async read(userId: string, { message, recipient }: RehearsalDto): Promise<ProviderReading | null> {
    const request = {
      system: REHEARSAL_PROMPT,
      turns: [{ role: 'user' as const, content: letterFor(message, recipient) }],
      maxTokens: this.config.AI_MAX_TOKENS,
      format: REHEARSAL_FORMAT,
      signal: AbortSignal.timeout(this.config.AI_REHEARSAL_TIMEOUT_MS),
    };
    for (const reader of this.readers) {
      if (request.signal.aborted || !(await this.limits.takeOwnCall(userId))) return null;
      try {
        const reading = readingIn(await wholeText(reader.stream(request)), message);
        if (reading) return { ...reading, source: reader.name };
        this.logger.warn({ provider: reader.name }, 'rehearsal not readable');
      } catch (error) {
        this.logger.debug({ provider: reader.name, reason: (error as Error).name }, 'rehearsal not read');
      }
    }
    return null;
  }
}
