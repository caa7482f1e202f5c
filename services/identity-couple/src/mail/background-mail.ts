import { LOGGER, type Logger } from '@anew/observability/logger';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { type Mail, Mailer } from './mailer.js';

/** Sends mail in the background. The process ends only once all mail is sent. */
@Injectable()
export class BackgroundMail implements BeforeApplicationShutdown {
  private readonly sending = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends a mail. A failure is only logged.
   * @param what names the mail in the log
   * @param write returns null if there is nothing to send after all
   */
  send(what: string, write: () => Promise<Mail | null>): void {
    const sent = this.deliver(write).catch((error: unknown) => {
      this.logger.error({ err: error }, `${what} not sent`);
    });
    this.sending.add(sent);
    void sent.finally(() => this.sending.delete(sent));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.sending);
  }

  private async deliver(write: () => Promise<Mail | null>): Promise<void> {
    const mail = await write();
    if (mail) await this.mailer.send(mail);
  }
}
