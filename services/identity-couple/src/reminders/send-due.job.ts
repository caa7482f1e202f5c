import { LOGGER, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DeedsRepository } from '../deeds/deeds.repository.js';
import { MailFailure } from '../mail/mail-failures.js';
import { Mailer } from '../mail/mailer.js';
import { type PushDevice, PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import { type Ended, type Sending, SendingsRepository } from '../schedule/sendings.repository.js';
import { OneAtATime } from './one-at-a-time.js';
import { ReminderSender } from './reminder-sender.js';
import { type Attempt, endOf, silenceOf } from './sending.rules.js';
import { isEmptyWeek, SendingMails } from './sending-mails.js';

/** Number that is claimed together, and sent at the same time. */
const BATCH = 50;
/**
 * Milliseconds after which a claim that has not ended is free again. A process that lives ends its claims
 * sooner, even if every server that it talks to is silent.
 */
const LEASE_MS = 3 * 60_000;

/** Sends what is due. Any number of processes may run it at the same time. */
@Injectable()
export class SendDueJob {
  private isStopping = false;

  constructor(
    private readonly sendings: SendingsRepository,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly reminders: ReminderSender,
    private readonly deeds: DeedsRepository,
    private readonly mails: SendingMails,
    private readonly mailer: Mailer,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Lets the job end after the batch that it is sending. */
  stop(): void {
    this.isStopping = true;
  }

  async run(): Promise<void> {
    while (!this.isStopping) {
      const now = new Date();
      const claimed = await this.sendings.claim(now, BATCH, new Date(now.getTime() + LEASE_MS));
      if (claimed.length > 0) await this.sendAll(claimed);
      if (claimed.length < BATCH) return;
    }
  }

  private async sendAll(claimed: readonly Sending[]): Promise<void> {
    const pushed = claimed.filter(({ kind, channel }) => kind === 'reminder' && channel === 'push');
    const devices = await this.subscriptions.list(pushed.map(({ userId }) => userId));
    const oneAtATime = new OneAtATime();
    const ended: Ended[] = [];
    // Each end is recorded soon after its message is taken, together with those that wait for their turn.
    const record = () => oneAtATime.run(() => this.record(ended));
    let isAway = false;
    await Promise.all(
      claimed.map(async (sending) => {
        const own = devices.filter(({ userId }) => userId === sending.userId);
        ended.push(await this.handle(sending, own, oneAtATime));
        // While the database is away, each of them would wait for it in turn, for longer than the claims hold.
        if (!isAway) isAway = !(await record());
      }),
    );
    if (ended.length > 0) await this.sendings.end(ended);
  }

  /**
   * Records ends. Those that could not be recorded stay for the last try, because their messages would be sent a second time.
   *
   * @returns whether they were recorded
   */
  private async record(ended: Ended[]): Promise<boolean> {
    const batch = ended.splice(0);
    try {
      await this.sendings.end(batch);
      return true;
    } catch (error) {
      this.logger.warn({ err: error }, 'ends of sendings not recorded yet');
      ended.unshift(...batch);
      return false;
    }
  }

  private async handle(
    sending: Sending,
    devices: readonly PushDevice[],
    oneAtATime: OneAtATime,
  ): Promise<Ended> {
    const silence = silenceOf(sending, new Date());
    const attempt: Attempt = silence
      ? { outcome: 'nothing' }
      : await this.attempt(sending, devices, oneAtATime);
    this.metrics.sendings.inc({ kind: sending.kind, outcome: silence ?? attempt.outcome });
    return endOf(sending, attempt, new Date());
  }

  private async attempt(
    sending: Sending,
    devices: readonly PushDevice[],
    oneAtATime: OneAtATime,
  ): Promise<Attempt> {
    try {
      if (sending.kind === 'reminder') return await this.reminders.send(sending, devices, oneAtATime);
      return await this.sendLetter(sending, oneAtATime);
    } catch (error) {
      if (error instanceof MailFailure && error.outcome === 'refused') {
        this.logger.warn({ err: error }, `${sending.kind} refused, and not tried again`);
        return { outcome: 'refused' };
      }
      this.logger.warn({ err: error }, `${sending.kind} not sent`);
      return { outcome: 'later', waitMs: 0 };
    }
  }

  private async sendLetter(sending: Sending, oneAtATime: OneAtATime): Promise<Attempt> {
    const { dueDay, coupleId } = sending;
    // Somebody without a couple was passed over before, so this is a defect and must be seen.
    if (coupleId === null) throw new Error('A letter is about a couple');
    const week = await oneAtATime.run(() => this.deeds.countWeekBefore(dueDay, coupleId));
    if (!week || isEmptyWeek(week)) return { outcome: 'nothing' };
    await this.mailer.sendMany(this.mails.letter(sending, week));
    return { outcome: 'sent' };
  }
}
