import { LOGGER, type Logger } from '@anew/observability/logger';
import type { Language } from '@anew/words/language';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { MailLanguagesRepository } from './mail-languages.repository.js';
import { type Mail, Mailer } from './mailer.js';

/** Tells in which language the owner of an address reads mails. */
export type LanguageOf = (email: string) => Promise<Language>;

type WriteMail = (languageOf: LanguageOf) => Promise<Mail | null>;

/** Sends mail in the background. The process ends only once all mail is sent. */
@Injectable()
export class BackgroundMail implements BeforeApplicationShutdown {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly languages: MailLanguagesRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends a mail. A failure is only logged.
   * @param what names the mail in the log
   * @param write returns null if there is nothing to send after all
   */
  send(what: string, write: WriteMail): void {
    const sent = this.deliver(write).catch((error: unknown) => {
      this.logger.error({ err: error }, `${what} not sent`);
    });
    this.sending.add(sent);
    void sent.finally(() => this.sending.delete(sent));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async deliver(write: WriteMail): Promise<void> {
    const mail = await write((email) => this.languages.of(email));
    if (mail) await this.mailer.send(mail);
  }
}
