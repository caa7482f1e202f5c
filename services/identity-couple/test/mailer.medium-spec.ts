import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IdentityConfig } from '../src/config/identity.config.js';
import { Mailer } from '../src/mail/mailer.js';
import { resetMail } from '../src/passwords/reset-mail.js';
import { MailServer, resetTokenIn } from './mail-server.js';

const TOKEN = 'a-secret_that-is-43-characters-long-0123456';
const MAIL = resetMail('someone@example.org', `https://anew.example/api/password/reset?token=${TOKEN}`);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anew-mail-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const mailer = (settings: Partial<IdentityConfig>) =>
  new Mailer(Object.assign(new IdentityConfig(), { MAIL_DIR: join(folder, 'new'), ...settings }));

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
    await expect(mailer({ SMTP_URL: url }).send(MAIL)).rejects.toThrow('did not take the mail: ESOCKET');
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
