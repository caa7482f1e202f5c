import { createHmac } from 'node:crypto';
import type { Language } from '@anew/words/language';
import * as words from '@anew/words/mail';
import { Inject, Injectable } from '@nestjs/common';
import { IdentityConfig } from '../config/identity.config.js';
import { keysFor } from '../config/sealed-value.js';
import type { Week } from '../deeds/deeds.repository.js';
import { letter, type Word } from '../mail/letter.js';
import type { Mail } from '../mail/mailer.js';
import type { Sending } from '../schedule/sendings.repository.js';
import { StopLinks } from './stop-links.js';

/**
 * Writes the mails of reminders and letters. They hold no name, and nothing that somebody wrote. A reminder is the same
 * with and without a partner: it may come to somebody who was left and has not opened the product since.
 */
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
    return this.mail(sending, words.questionSubject, [words.question]);
  }

  letter(sending: Sending, week: Week): Mail {
    const lines = linesOf(week, languageOf(sending)).join('\n');
    return this.mail(sending, words.letterSubject, [words.letterLead, lines, words.letterEnd]);
  }

  private mail(sending: Sending, subject: Word, paragraphs: (Word | string)[]): Mail {
    const language = languageOf(sending);
    const stop = this.links.addressFor(sending);
    const { text, ...mail } = letter({
      to: sending.email,
      language,
      subject: subject(language),
      paragraphs: [...paragraphs, `${this.config.PUBLIC_ORIGIN}/`],
    });
    return {
      ...mail,
      text: `${text}\n\n${words.stop(language)}\n${stop}`,
      oneClickStop: stop,
      messageId: this.messageId(sending),
    };
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

const languageOf = ({ language }: Sending): Language => language ?? 'en';

function linesOf({ appreciations, questions, activities }: Week, language: Language): string[] {
  const lines = [
    appreciations > 0 && words.appreciations({ count: appreciations }, language),
    questions > 0 && words.questions({ count: questions }, language),
    ...activities.map((title) => words.doneTogether({ title }, language)),
  ];
  return lines.filter((line) => line !== false).map((line) => `- ${line}`);
}

/** Whether there is nothing to tell. */
export const isEmptyWeek = (week: Week): boolean => linesOf(week, 'en').length === 0;
