import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLoopback } from '@anew/observability/safe-address';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';

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
}

/** Sends mail by SMTP, or without a server writes it to files for developers. */
@Injectable()
export class Mailer {
  constructor(@Inject(IdentityConfig) private readonly config: IdentityConfig) {}

  /** @throws Error when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    const text = `${mail.text}\n\n${aboutAnew(this.config.PUBLIC_ORIGIN)}`;
    const message = { from: this.config.MAIL_FROM, ...mail, text };
    if (this.config.SMTP_URL !== undefined) return sendBy(this.config.SMTP_URL, message);
    const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.MAIL_DIR, { recursive: true });
    await writeFile(join(this.config.MAIL_DIR, `${uuidv7()}.eml`), eml as Buffer, { mode: 0o600 });
  }
}

/** Footer of every mail, so that its recipient can find out who sends it and why. */
const aboutAnew = (origin: string) =>
  [`Help: ${origin}/help`, `Privacy: ${origin}/privacy`, `Terms: ${origin}/terms`].join('\n');

/**
 * Sends a mail only over TLS, unless the server is on this machine. The server's error messages contain the
 * recipient and must not be logged.
 */
async function sendBy(smtpUrl: string, message: Mail & { from: string }): Promise<void> {
  const sent = createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    ...TIMEOUTS,
  }).sendMail(message);
  await sent.catch((error: unknown) => {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    throw new Error(`The mail server did not take the mail: ${responseCode ?? code ?? 'no reason given'}`);
  });
}
