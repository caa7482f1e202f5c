import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor } from '../config/sealed-value.js';
import type { Week } from '../deeds/deeds.repository.js';
import type { Mail } from '../mail/mailer.js';
import type { Sending } from '../schedule/sendings.repository.js';
import { StopLinks } from './stop-links.js';

/** Writes the mails of reminders and letters. They hold no name, and nothing that somebody wrote. */
@Injectable()
export class SendingMails {
  private readonly key: Buffer;

  constructor(
    private readonly links: StopLinks,
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
  ) {
    [this.key] = keysFor(config, 'message id');
  }

  reminder(sending: Sending): Mail {
    return this.mail(sending, 'Your question is here', [
      'Hello,',
      sending.isAlone
        ? 'Your question for today is here. It takes a few minutes.'
        : 'Your question for today is here. It takes a few minutes, and your partner gets the same one.',
      `${this.config.PUBLIC_ORIGIN}/`,
    ]);
  }

  letter(sending: Sending, week: Week): Mail {
    return this.mail(sending, 'Your week together', [
      'Hello,',
      'Here is what the two of you did this week.',
      linesOf(week).join('\n'),
      'That is time you made for each other.',
      `${this.config.PUBLIC_ORIGIN}/`,
    ]);
  }

  private mail(sending: Sending, subject: string, paragraphs: string[]): Mail {
    const stop = this.links.addressFor(sending);
    const text = [...paragraphs, `No more of these? Stop them here:\n${stop}`].join('\n\n');
    return { to: sending.email, subject, text, oneClickStop: stop, messageId: this.messageId(sending) };
  }

  /**
   * Id that is the same when a mail is sent again because a process was killed, so that a mail program can
   * show it once. It does not reveal who the person is.
   */
  private messageId({ kind, userId, dueDay }: Sending): string {
    const mark = createHmac('sha256', this.key)
      .update(`${kind} ${userId} ${dueDay}`)
      .digest('hex')
      .slice(0, 32);
    return `<${kind}.${mark}@${new URL(this.config.PUBLIC_ORIGIN).hostname}>`;
  }
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`- ${count} ${count === 1 ? one : many}`];

function linesOf({ appreciations, questions, activities }: Week): string[] {
  return [
    ...counted(appreciations, 'appreciation', 'appreciations'),
    ...counted(questions, 'question that you both answered', 'questions that you both answered'),
    ...activities.map((title) => `- Done together: ${title}`),
  ];
}

/** Whether there is nothing to tell. */
export const isEmptyWeek = (week: Week): boolean => linesOf(week).length === 0;
