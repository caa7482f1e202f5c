import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@anew/testkit/eventually';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Head and body as received. */
  raw: string;
}

/** A mail server that keeps all mails. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Addresses that the server refuses as unknown. */
  readonly refused = new Set<string>();
  /** What the server answers to every password, sender or recipient, such as `550 5.1.8 Who is that?`. */
  replies: { password?: string; sender?: string; recipient?: string } = {};

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Replies have their own status codes, or none.
    hideENHANCEDSTATUSCODES: true,
    onAuth: ({ username = '' }, _session, done) => {
      const { password } = this.replies;
      if (password === undefined) done(null, { user: username });
      else done(refusalBy(password));
    },
    onMailFrom: (_sender, _session, done) => {
      const { sender } = this.replies;
      done(sender === undefined ? null : refusalBy(sender));
    },
    onRcptTo: ({ address }, _session, done) => {
      const unknown = this.refused.has(address) ? `550 ${address} is not known here` : undefined;
      const reply = this.replies.recipient ?? unknown;
      done(reply === undefined ? null : refusalBy(reply));
    },
    onData: (stream, session, done) => {
      const keep = (raw: string) => {
        this.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      };
      // A client that is stopped in the middle of a mail breaks off its text.
      text(stream).then(keep, done);
    },
  });

  /** @param port a free one unless it is given */
  static async start(port = 0): Promise<MailServer> {
    const mail = new MailServer();
    // A client that is stopped in the middle of a mail is not a failure of this server.
    mail.server.on('error', () => undefined);
    await new Promise<void>((resolve) => mail.server.listen(port, '127.0.0.1', resolve));
    return mail;
  }

  /** Address with a password, which the server takes whatever it is. */
  get url(): string {
    return `smtp://anew:secret@127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }

  /** Whether one of the mails to this address has these words. */
  hasTold(address: string, words: string): boolean {
    return this.mailsTo(address).some(({ raw }) => plain(raw).includes(words));
  }

  /** Waits for a mail to this address that has these words. */
  async told(address: string, words: string): Promise<void> {
    await eventually(`"${words}" to ${address}`, () => this.hasTold(address, words) || null);
  }

  /** Secret in the link of the `nth` mail to this address. */
  async resetToken(address: string, nth = 1): Promise<string> {
    const mail = await eventually(`mail ${nth} to ${address}`, () => this.mailsTo(address)[nth - 1]);
    return resetTokenIn(mail.raw);
  }

  /** Address of the reset link in the newest mail to this address that has one, without its origin. */
  resetLink(address: string): Promise<string> {
    return this.linkTo('password/reset', address);
  }

  /** Secret in the newest mail to this address whose link opens `page`, such as `address/confirm`. */
  async tokenFor(page: string, address: string): Promise<string> {
    return tokenIn(await this.linkTo(page, address));
  }

  /** The eight digits of the `nth` mail with a code to this address. */
  async code(address: string, nth = 1): Promise<string> {
    return eventually(`code ${nth} for ${address}`, () => this.codes(address)[nth - 1]);
  }

  codes(address: string): string[] {
    return this.mailsTo(address).flatMap(({ raw }) => /^(\d{8})\r?$/m.exec(raw)?.[1] ?? []);
  }

  private linkTo(page: string, address: string): Promise<string> {
    return eventually(`a link to ${page} for ${address}`, () =>
      this.mailsTo(address)
        .map(({ raw }) => linkIn(raw, page))
        .findLast((link) => link !== undefined),
    );
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

const refusalBy = (reply: string): Error =>
  Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

const plain = (raw: string): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const linkIn = (raw: string, page: string): string | undefined =>
  new RegExp(`/api/${page}\\?token=\\S+`).exec(plain(raw))?.[0];

const tokenIn = (link: string): string =>
  new URL(link, 'https://anew.example').searchParams.get('token') ?? '';

export function resetTokenIn(raw: string): string {
  const link = linkIn(raw, 'password/reset');
  if (link === undefined) throw new Error(`There is no link in this mail:\n${raw}`);
  return tokenIn(link);
}
