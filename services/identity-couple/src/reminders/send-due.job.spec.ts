import { createLogger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { expect, it } from '@jest/globals';
import { DeedsRepository } from '../deeds/deeds.repository.js';
import { Mailer } from '../mail/mailer.js';
import { PushSubscriptionsRepository } from '../push/push-subscriptions.repository.js';
import { type Ended, type Sending, SendingsRepository } from '../schedule/sendings.repository.js';
import { ReminderSender } from './reminder-sender.js';
import { SendDueJob } from './send-due.job.js';
import { SendingMails } from './sending-mails.js';

/** An instance of a class of which only these methods are called. */
const only = <T extends object>(type: { prototype: T }, methods: Partial<T>): T =>
  Object.assign(Object.create(type.prototype) as T, methods);

const letterTo = (userId: string): Sending => ({
  userId,
  kind: 'letter',
  dueAt: new Date(),
  dueDay: '2026-11-29',
  sentDay: null,
  tries: 1,
  channel: 'off',
  time: '19:00',
  timeZone: 'UTC',
  language: null,
  email: 'one@anew.example',
  coupleId: 'a couple',
  isAlone: false,
  isDone: false,
});

it('records also those ends of which the database took none at first, so that nothing is sent twice', async () => {
  const claimed = ['one', 'two', 'three'].map(letterTo);
  const ended: Ended[] = [];
  let isAway = true;
  const job = new SendDueJob(
    only(SendingsRepository, {
      claim: () => Promise.resolve(claimed),
      end: (batch) => {
        if (isAway) {
          isAway = false;
          return Promise.reject(new Error('Connection terminated'));
        }
        ended.push(...batch);
        return Promise.resolve();
      },
    }),
    only(PushSubscriptionsRepository, { list: () => Promise.resolve([]) }),
    only(ReminderSender, {}),
    only(DeedsRepository, { countWeekBefore: () => Promise.resolve(null) }),
    only(SendingMails, {}),
    only(Mailer, {}),
    new Metrics('test'),
    createLogger('test', 'silent'),
  );
  await job.run();
  expect(ended.map(({ sending }) => sending.userId).sort()).toEqual(['one', 'three', 'two']);
});
