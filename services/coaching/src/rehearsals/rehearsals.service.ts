import { callIn } from '@anew/coach-safety/call';
import { checkRehearsed } from '@anew/coach-safety/rehearsed-message';
import { quietLine } from '@anew/coach-safety/replies/quiet-line';
import { hasOnlyKnownNumbers } from '@anew/coach-safety/reply-check';
import type { Actor } from '@anew/contracts/actor';
import type { RehearsalDto } from '@anew/contracts/coaching/dto';
import type { NoReading, Rehearsal } from '@anew/contracts/coaching/rehearsal';
import { refusalOf } from '@anew/curated-coach/rehearsal/refusals';
import { rehearse } from '@anew/curated-coach/rehearsal/rehearse';
import { REFUSALS } from '@anew/curated-coach/rehearsal/words';
import { Transactions } from '@anew/persistence/transactions';
import { Injectable } from '@nestjs/common';
import { dailyLimitReached } from '../conversations/conversations.errors.js';
import { DailyLimits } from '../replies/daily-limits.js';
import { hourOf } from '../replies/local-hour.js';
import { Readers } from './readers.js';

/** Whether a version that a model has written passes the check which the message itself has passed. */
const isSafe = (version: string): boolean =>
  checkRehearsed(version).answer === null && refusalOf(version) === null && hasOnlyKnownNumbers(version);

const noReading = (text: string): NoReading => ({ kind: 'no-reading', text });

/** Looks at a message that a person may send to somebody. The message is neither stored nor logged. */
@Injectable()
export class RehearsalsService {
  constructor(
    private readonly limits: DailyLimits,
    private readonly readers: Readers,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Somebody who may be in danger is answered beyond the limit, too.
   * @throws DomainError `daily_limit`
   */
  async rehearse(actor: Actor, input: RehearsalDto): Promise<Rehearsal> {
    const { message, recipient } = input;
    const { answer, isDoubtful, language } = checkRehearsed(message);
    const now = new Date();
    await this.count(actor.userId, now, answer !== null);
    if (answer !== null) return this.presentAnswer(answer);
    if (language === 'es') return noReading(REFUSALS.spanish);
    const refusal = refusalOf(message);
    if (refusal !== null) return noReading(refusal);
    const written = await this.readers.read(actor.userId, input);
    if (written?.danger === 'threat') return noReading(REFUSALS.threat);
    const isAfraid = written?.danger === 'fear';
    const hour = hourOf(actor.timeZone)(now);
    const reading = rehearse(
      { message, recipient, hour },
      isAfraid ? undefined : (written ?? undefined),
      isSafe,
    );
    return isDoubtful || isAfraid ? { ...reading, notSafe: quietLine(language) } : reading;
  }

  private presentAnswer(text: string): NoReading {
    const call = callIn(text);
    return { ...noReading(text), ...(call !== null && { call }) };
  }

  /** Counts a use like a chat message, by its time alone. */
  private count(userId: string, now: Date, isInDanger: boolean): Promise<void> {
    return this.transactions.writeAs(userId, async ({ transaction }) => {
      const seconds = await this.limits.wait(transaction, userId, now);
      if (seconds > 0 && !isInDanger) throw dailyLimitReached(seconds);
      if (seconds === 0) await this.limits.countMessage(transaction, userId, now);
    });
  }
}
