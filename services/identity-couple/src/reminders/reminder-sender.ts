import { Transactions } from '@anew/persistence/transactions';
import * as words from '@anew/words/mail';
import { Injectable } from '@nestjs/common';
import { Mailer } from '../mail/mailer.js';
import { PushDevices } from '../push/push-devices.js';
import { type Pushed, PushSender } from '../push/push-sender.js';
import { type PushDevice, PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import type { Sending } from '../schedule/sendings.repository.js';
import type { OneAtATime } from './one-at-a-time.js';
import { type Attempt, secondsLeft } from './sending.rules.js';
import { SendingMails } from './sending-mails.js';
import { StopLinks } from './stop-links.js';

/** Sends one reminder of the day's question, by mail or to all of the person's browsers. */
@Injectable()
export class ReminderSender {
  constructor(
    private readonly mails: SendingMails,
    private readonly mailer: Mailer,
    private readonly push: PushSender,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly devices: PushDevices,
    private readonly links: StopLinks,
    private readonly transactions: Transactions,
  ) {}

  /** @param oneAtATime by which the database is asked */
  async send(sending: Sending, devices: readonly PushDevice[], oneAtATime: OneAtATime): Promise<Attempt> {
    if (sending.channel === 'push') return this.pushTo(devices, sending, oneAtATime);
    await this.mailer.sendMany(this.mails.reminder(sending));
    return { outcome: 'sent' };
  }

  private async pushTo(
    devices: readonly PushDevice[],
    sending: Sending,
    oneAtATime: OneAtATime,
  ): Promise<Attempt> {
    const { userId, dueDay } = sending;
    const language = sending.language ?? 'en';
    const waiting = devices.filter(({ remindedDay }) => remindedDay !== dueDay);
    const payload = {
      kind: 'reminder',
      day: dueDay,
      title: words.questionSubject(language),
      stop: this.links.tokenFor(sending),
      stopTitle: words.stopReminders(language),
    };
    const message = { payload, topic: `reminder-${dueDay}`, ttl: secondsLeft(sending, new Date()) };
    const pushed = await Promise.all(
      waiting.map(async ({ sessionId, subscription }) => ({
        sessionId,
        ...(await this.push.send(subscription, message)),
      })),
    );
    const sessionsWith = (outcome: Pushed['outcome']) =>
      pushed.filter((each) => each.outcome === outcome).map(({ sessionId }) => sessionId);
    const gone = sessionsWith('gone');
    if (gone.length > 0 || devices.length === 0)
      await oneAtATime.run(() =>
        this.transactions.run((transaction) => this.devices.remove(transaction, userId, gone)),
      );
    const sent = sessionsWith('sent');
    const waits = pushed.flatMap((each) => (each.outcome === 'later' ? [each.waitMs] : []));
    if (waits.length > 0) {
      // The others must not get it again when it is repeated for these.
      if (sent.length > 0) await oneAtATime.run(() => this.subscriptions.markReminded(sent, dueDay));
      return { outcome: 'later', waitMs: Math.max(...waits) };
    }
    const hasReached = sent.length > 0 || waiting.length < devices.length;
    return { outcome: hasReached ? 'sent' : 'refused' };
  }
}
