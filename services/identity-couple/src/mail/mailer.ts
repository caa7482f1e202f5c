import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Metrics } from '@anew/observability/metrics';
import { isLoopback } from '@anew/observability/safe-address';
import type { Language } from '@anew/words/language';
import { about } from '@anew/words/mail';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';
import { failureOf } from './mail-failures.js';

/** Milliseconds. A silent server must not delay a process that is told to end. */
const TIMEOUTS = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 4_000,
};

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Address at which a mail program stops further mails by one request (RFC 8058). */
  oneClickStop?: string;
  /** Id of a mail that may be sent twice. By default, each has a new one. */
  messageId?: string;
  /** Language of the footer, which is that of the text. */
  language?: Language;
}

/** Connections over which many mails are sent. */
const CONNECTIONS = 20;

/** Sends mail by SMTP, or without a server writes it to files for developers. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  /** Keeps its connections open between mails. It exists once many mails have been sent. */
  private many: Transporter | undefined;

  constructor(
    @Inject(IdentityConfig) private readonly config: IdentityConfig,
    private readonly metrics: Metrics,
  ) {
    // Prometheus does not notice the first failure of a counter that appears together with it.
    for (const outcome of ['sent', 'refused', 'deferred', 'failed']) metrics.mails.inc({ outcome }, 0);
  }

  /** @throws Error when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    const { SMTP_URL } = this.config;
    if (SMTP_URL === undefined) return this.write(mail);
    await this.deliver(createTransport(optionsFor(SMTP_URL)), this.messageOf(mail));
  }

  /**
   * Sends one of many mails, over a few connections that stay open.
   * @throws MailFailure
   */
  async sendMany(mail: Mail): Promise<void> {
    const { SMTP_URL } = this.config;
    if (SMTP_URL === undefined) return this.write(mail);
    this.many ??= createTransport({ ...optionsFor(SMTP_URL), pool: true, maxConnections: CONNECTIONS });
    await this.deliver(this.many, this.messageOf(mail));
  }

  onApplicationShutdown(): void {
    this.many?.close();
  }

  /** Every mail that a server is to take passes here, so that this counts them all. */
  private async deliver(transport: Transporter, message: SendMailOptions): Promise<void> {
    try {
      await transport.sendMail(message);
      this.metrics.mails.inc({ outcome: 'sent' });
    } catch (error) {
      const failure = failureOf(error);
      this.metrics.mails.inc({ outcome: failure.outcome });
      throw failure;
    }
  }

  private messageOf({ oneClickStop, text, language = 'en', ...mail }: Mail) {
    const headers = {
      'List-Unsubscribe': `<${oneClickStop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return {
      from: this.config.MAIL_FROM,
      ...mail,
      text: `${text}\n\n${about({ origin: this.config.PUBLIC_ORIGIN }, language)}`,
      ...(oneClickStop !== undefined && { headers }),
    };
  }

  private async write(mail: Mail): Promise<void> {
    const message = this.messageOf(mail);
    const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.MAIL_DIR, { recursive: true });
    await writeFile(join(this.config.MAIL_DIR, `${uuidv7()}.eml`), eml as Buffer, { mode: 0o600 });
  }
}

/** Mail goes only over TLS, unless the server is on this machine. */
const optionsFor = (smtpUrl: string) => ({
  url: smtpUrl,
  requireTLS: !isLoopback(new URL(smtpUrl).hostname),
  ...TIMEOUTS,
});
