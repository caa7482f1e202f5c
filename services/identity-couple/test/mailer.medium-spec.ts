import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Metrics } from '@anew/observability/metrics';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityConfig } from '../src/config/identity.config.js';
import { type FailedMail, MailFailure } from '../src/mail/mail-failures.js';
import { Mailer } from '../src/mail/mailer.js';
import { resetMail } from '../src/passwords/reset-mail.js';
import { MailServer, resetTokenIn } from './mail-server.js';

const TOKEN = 'a-secret_that-is-43-characters-long-0123456';
const MAIL = resetMail('someone@example.org', `https://anew.example/api/password/reset?token=${TOKEN}`);

let folder: string;
let metrics: Metrics;

beforeEach(async () => {
  metrics = new Metrics('test');
  folder = await mkdtemp(join(tmpdir(), 'anew-mail-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const mailer = (settings: Partial<IdentityConfig>) =>
  new Mailer(Object.assign(new IdentityConfig(), { MAIL_DIR: join(folder, 'new'), ...settings }), metrics);

/** How mails have ended, by outcome. */
const counted = async (): Promise<Record<string, number>> => {
  const { values } = await metrics.mails.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.outcome), value]));
};

describe('mail', () => {
  it('is a file that only its owner can read where there is no mail server', async () => {
    await mailer({}).send(MAIL);
    await mailer({}).send({ ...MAIL, to: 'another@example.org' });
    const [first = '', second] = await readdir(join(folder, 'new'));
    expect([first, second]).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
    const file = join(folder, 'new', first);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const raw = await readFile(file, 'utf8');
    expect(raw).toMatch(/^To: someone@example\.org\r?$/m);
    expect(raw).toMatch(/^From: Anew <no-reply@anew\.invalid>\r?$/m);
    expect(resetTokenIn(raw)).toBe(TOKEN);
    for (const page of ['help', 'privacy', 'terms']) expect(raw).toContain(`http://localhost:3000/${page}`);
  });

  it('goes to the mail server where there is one, and nowhere else', async () => {
    const server = await MailServer.start();
    await mailer({ SMTP_URL: server.url, MAIL_FROM: 'Us <us@anew.example>' }).send(MAIL);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['someone@example.org']);
    expect(server.received[0]?.raw).toMatch(/^From: Us <us@anew\.example>\r?$/m);
    expect(await readdir(folder)).toEqual([]);
    await server.stop();
  });

  it('is not told to another machine whose server offers no TLS', async () => {
    const server = await MailServer.start();
    // This address is the same machine but does not look like it. The mailer decides by the address alone.
    const url = server.url.replace('127.0.0.1', '0.0.0.0');
    await expect(mailer({ SMTP_URL: url }).send(MAIL)).rejects.toThrow('did not take the mail: ');
    expect(server.received).toEqual([]);
    await mailer({ SMTP_URL: server.url }).send(MAIL);
    expect(server.received).toHaveLength(1);
    await server.stop();
  });

  it('that no server takes is an error that does not say whom it was for', async () => {
    const server = await MailServer.start();
    server.refused.add('someone@example.org');
    const { url } = server;
    await expect(mailer({ SMTP_URL: url }).send(MAIL)).rejects.toThrow(
      'The mail server did not take the mail: 550',
    );
    await server.stop();
    await expect(mailer({ SMTP_URL: url }).send(MAIL)).rejects.toThrow(
      'did not take the mail: ESOCKET ECONNREFUSED (CONN)',
    );
  });

  it.each([
    ['an unknown recipient', { recipient: '550 Who is that?' }, '550 (RCPT TO)'],
    ['a recipient that it calls unknown', { recipient: '550 5.1.1 Who is that?' }, '550 5.1.1 (RCPT TO)'],
    ['a mailbox that it calls full', { recipient: '552 5.2.2 Full' }, '552 5.2.2 (RCPT TO)'],
  ])('that is refused for %s is refused for good', async (_, replies, reason) => {
    await expectOfBoth(replies, { outcome: 'refused', reason });
    expect(await counted()).toEqual({ sent: 0, refused: 2, deferred: 0, failed: 0 });
  });

  it.each([
    ['the password', { password: '535 5.7.8 Not this one' }, '535 5.7.8 (AUTH PLAIN)'],
    ['the sender', { sender: '550 Who are you?' }, '550 (MAIL FROM)'],
    [
      'the sender, once it knows the recipient',
      { recipient: '550 5.1.8 No such domain' },
      '550 5.1.8 (RCPT TO)',
    ],
    ['what it permits', { recipient: '554 5.7.1 Relay access denied' }, '554 5.7.1 (RCPT TO)'],
    ['its own state', { recipient: '550 5.3.0 Not now' }, '550 5.3.0 (RCPT TO)'],
    ['too many mails', { recipient: '451 4.7.1 Slow down' }, '451 4.7.1 (RCPT TO)'],
  ])('that is refused for %s may go out later, and somebody has to look', async (_, replies, reason) => {
    await expectOfBoth(replies, { outcome: 'failed', reason });
    expect(await counted()).toEqual({ sent: 0, refused: 0, deferred: 0, failed: 2 });
  });

  it.each([
    ['a recipient for now', { recipient: '450 Come back later' }, '450 (RCPT TO)'],
    ['a domain that it does not find', { recipient: '450 4.1.2 No such domain' }, '450 4.1.2 (RCPT TO)'],
    ['a mailbox that is full for now', { recipient: '452 4.2.2 Full' }, '452 4.2.2 (RCPT TO)'],
  ])('that is refused for %s may go out later by itself', async (_, replies, reason) => {
    await expectOfBoth(replies, { outcome: 'deferred', reason });
    expect(await counted()).toEqual({ sent: 0, refused: 0, deferred: 2, failed: 0 });
  });

  it('is counted, alone or as one of many, and each outcome begins at 0', async () => {
    const server = await MailServer.start();
    const { url } = server;
    const sender = mailer({ SMTP_URL: url });
    expect(await counted()).toEqual({ sent: 0, refused: 0, deferred: 0, failed: 0 });
    await sender.send(MAIL);
    await sender.sendMany(MAIL);
    expect(await counted()).toEqual({ sent: 2, refused: 0, deferred: 0, failed: 0 });
    sender.onApplicationShutdown();
    await server.stop();
    const refused = mailer({ SMTP_URL: url });
    await expect(refused.send(MAIL)).rejects.toMatchObject({ outcome: 'failed' });
    await expect(refused.sendMany(MAIL)).rejects.toMatchObject({ outcome: 'failed' });
    refused.onApplicationShutdown();
    expect(await counted()).toEqual({ sent: 2, refused: 0, deferred: 0, failed: 2 });
  });

  it('to a server that never says a word, or falls silent after its greeting, is given up on within seconds', async () => {
    const since = performance.now();
    const told = [undefined, '220 mail.example ESMTP\r\n'].map(async (greeting) => {
      const held: Socket[] = [];
      const silent = createServer((socket) => {
        held.push(socket);
        if (greeting !== undefined) socket.write(greeting);
      });
      await once(silent.listen(0, '127.0.0.1'), 'listening');
      const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      await expect(mailer({ SMTP_URL: url }).send(MAIL)).rejects.toThrow('did not take the mail: ETIMEDOUT');
      for (const socket of held) socket.destroy();
      silent.close();
    });
    await Promise.all(told);
    expect(performance.now() - since).toBeLessThan(20_000);
  });
});

/** Expects that a single mail, and one of many, are refused alike by a server with these replies. */
async function expectOfBoth(
  replies: MailServer['replies'],
  { outcome, reason }: { outcome: FailedMail; reason: string },
): Promise<void> {
  const server = await MailServer.start();
  server.replies = replies;
  const sender = mailer({ SMTP_URL: server.url });
  for (const send of [() => sender.send(MAIL), () => sender.sendMany(MAIL)]) {
    const failure: unknown = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailure);
    expect(failure).toMatchObject({ outcome, message: `The mail server did not take the mail: ${reason}` });
  }
  sender.onApplicationShutdown();
  await server.stop();
}
