import { createLogger } from '@anew/observability/logger';
import { expect, it } from '@jest/globals';
import { BackgroundMail } from './background-mail.js';
import { failureOf } from './mail-failures.js';
import type { MailLanguagesRepository } from './mail-languages.repository.js';
import type { Mailer } from './mailer.js';

const TO = 'anna@example.org';

it('logs that a mail was not sent, and not whom it was for', async () => {
  const written: string[] = [];
  const logger = createLogger('test', 'error', { write: (line) => void written.push(line) });
  const refusal = Object.assign(new Error(`Can't send mail: 550 ${TO} is not known here`), {
    command: 'RCPT TO',
    responseCode: 550,
    response: `550 ${TO} is not known here`,
    rejected: [TO],
  });
  const mailer = { send: () => Promise.reject(failureOf(refusal)) } as unknown as Mailer;
  const languages = { of: () => Promise.resolve('en') } as unknown as MailLanguagesRepository;
  const mail = new BackgroundMail(mailer, languages, logger);

  mail.send('reset link', () => Promise.resolve({ to: TO, subject: 'Your link', text: 'Hello' }));
  await mail.beforeApplicationShutdown();
  expect(written).toEqual([expect.stringContaining('reset link not sent')]);
  expect(written[0]).toContain('550');
  expect(written[0]).not.toContain(TO);
});
