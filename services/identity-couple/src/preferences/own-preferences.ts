import type { Actor, Visitor } from '@anew/contracts/actor';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { nextLetter, nextReminder } from '../schedule/schedule.rules.js';
import { SendingsRepository } from '../schedule/sendings.repository.js';
import { type OwnPreferences, type OwnSession, PreferencesRepository } from './preferences.repository.js';

/** Zone of a caller who does not say where they are. */
const UNKNOWN_ZONE = 'UTC';

/** Changes a person's own preferences together with the plan of what they are sent. */
@Injectable()
export class OwnPreferencesPlan {
  constructor(
    private readonly preferences: PreferencesRepository,
    private readonly sendings: SendingsRepository,
  ) {}

  /** Lets someone who has just signed up get mails in the language in which they did. English needs no choice. */
  async begin(transaction: EntityManager, userId: string, { language, timeZone }: Visitor): Promise<void> {
    if (language !== undefined && language !== 'en')
      await this.change(transaction, userId, { language }, timeZone);
  }

  /**
   * Saves changed preferences. What is due at another time than before is planned anew, and the rest stays as
   * it is, with its retries. The caller must have locked the person.
   * @param namedZone time zone that the person's request names, if they make one
   */
  async change(
    transaction: EntityManager,
    userId: string,
    change: Partial<OwnPreferences>,
    namedZone = UNKNOWN_ZONE,
  ): Promise<void> {
    const before = await this.preferences.findForUpdate(transaction, userId);
    const timeZone = namedZone === UNKNOWN_ZONE ? before.timeZone : namedZone;
    const after = { ...before, ...change, timeZone };
    await this.preferences.save(transaction, userId, after);
    const hasMoved = timeZone !== before.timeZone;
    if (hasMoved || after.channel !== before.channel || after.time !== before.time)
      await this.planReminder(transaction, userId, after);
    if (hasMoved || after.weeklyLetter !== before.weeklyLetter)
      await this.planLetter(transaction, userId, after);
  }

  /** Saves what a person has just chosen. From now on, their mails follow the session in which they did. */
  async choose(transaction: EntityManager, actor: Actor, change: Partial<OwnPreferences>): Promise<void> {
    await this.change(transaction, actor.userId, change, actor.timeZone);
    if (actor.timeZone !== UNKNOWN_ZONE) await this.preferences.choseIn(transaction, actor);
  }

  /** Whether something is sent to this person, and they have moved since with the device that it follows. */
  async hasMoved(session: OwnSession, namedZone: string): Promise<boolean> {
    const { channel, weeklyLetter, timeZone } = await this.preferences.find(session.userId);
    if (namedZone === UNKNOWN_ZONE || namedZone === timeZone) return false;
    return (channel !== 'off' || weeklyLetter) && this.preferences.mayMove(session);
  }

  private async planReminder(
    transaction: EntityManager,
    userId: string,
    { channel, time, timeZone }: OwnPreferences,
  ): Promise<void> {
    const sentDay = await this.sendings.findSentDay(transaction, userId, 'reminder');
    const due = channel === 'off' ? null : nextReminder(time, { timeZone, sentDay }, new Date());
    await this.sendings.plan(transaction, userId, 'reminder', due);
  }

  private async planLetter(
    transaction: EntityManager,
    userId: string,
    { weeklyLetter, timeZone }: OwnPreferences,
  ): Promise<void> {
    const sentDay = await this.sendings.findSentDay(transaction, userId, 'letter');
    const due = weeklyLetter ? nextLetter({ timeZone, sentDay }, new Date()) : null;
    await this.sendings.plan(transaction, userId, 'letter', due);
  }
}
