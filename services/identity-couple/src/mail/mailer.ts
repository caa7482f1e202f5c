import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { v7 as uuidv7 } from 'uuid';
import { IdentityConfig } from '../config/identity.config.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail by SMTP; without a server, writes it where a developer can read it. */
@Injectable()
export class Mailer {
  constructor(@Inject(IdentityConfig) private readonly config: IdentityConfig) {}

  /** @throws when the server does not take the mail */
  async send(mail: Mail): Promise<void> {
    const message = { from: this.config.MAIL_FROM, ...mail };
    if (this.config.SMTP_URL !== undefined) {
      await createTransport(this.config.SMTP_URL).sendMail(message);
      return;
    }
    const { message: eml } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
    await mkdir(this.config.MAIL_DIR, { recursive: true });
    await writeFile(join(this.config.MAIL_DIR, `${uuidv7()}.eml`), eml as Buffer, { mode: 0o600 });
  }
}
