import { createLogger, type Logger } from '@anew/observability/logger';
import { Metrics } from '@anew/observability/metrics';
import { expect, it } from '@jest/globals';
import { DeedsRepository } from '../deeds/deeds.repository.js';
import { MailFailure } from '../mail/mail-failures.js';
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

interface Surroundings {
  claimed: Sending[];
  end: (batch: readonly Ended[]) => Promise<void>;
  reminders?: Partial<ReminderSender>;
  logger?: Logger;
}

const jobWith = ({ claimed, end, reminders = {}, logger }: Surroundings) =>
  new SendDueJob(
    only(SendingsRepository, { claim: () => Promise.resolve(claimed), end }),
    only(PushSubscriptionsRepository, { list: () => Promise.resolve([]) }),
    only(ReminderSender, reminders),
    only(DeedsRepository, { countWeekBefore: () => Promise.resolve(null) }),
    only(SendingMails, {}),
    only(Mailer, {}),
    new Metrics('test'),
    logger ?? createLogger('test', 'silent'),
  );

it('records also those ends of which the database took none at first, so that nothing is sent twice', async () => {
  const ended: Ended[] = [];
  let isAway = true;
  const job = jobWith({
    claimed: ['one', 'two', 'three'].map(letterTo),
    end: (batch) => {
      if (isAway) {
        isAway = false;
        return Promise.reject(new Error('Connection terminated'));
      }
      ended.push(...batch);
      return Promise.resolve();
    },
  });
  await job.run();
  expect(ended.map(({ sending }) => sending.userId).sort()).toEqual(['one', 'three', 'two']);
});

it('logs why a mail is not tried again, and not whom it was for', async () => {
  const written: string[] = [];
  const ended: Ended[] = [];
  const job = jobWith({
    claimed: [{ ...letterTo('one'), kind: 'reminder', channel: 'mail' }],
    end: (batch) => {
      ended.push(...batch);
      return Promise.resolve();
    },
    reminders: {
      send: () => Promise.reject(new MailFailure('The mail server did not take the mail: 550', 'refused')),
    },
    logger: createLogger('test', 'warn', { write: (line) => void written.push(line) }),
  });
  await job.run();
  expect(ended).toMatchObject([{ isSent: false }]);
  expect(ended[0]?.tryAgainAt).toBeUndefined();
  expect(written).toHaveLength(1);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    msg: 'reminder refused, and not tried again',
    err: { message: 'The mail server did not take the mail: 550' },
  });
  expect(written[0]).not.toContain('one@anew.example');
});
