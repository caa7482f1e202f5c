import { identityRpc } from '@anew/contracts/identity/rpc';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../src/app.js';
import { MailServer } from './mail-server.js';
import { newcomer, VISITOR } from './people-alone.js';

let mail: MailServer;
let identity: ServiceAlone;

beforeAll(async () => {
  mail = await MailServer.start();
  const env = { DATABASE_POOL_SIZE: '2', SMTP_URL: mail.url, REQUIRE_PROVED_ADDRESS: 'false' };
  identity = await ServiceAlone.start('identity-couple', start, { env });
});

afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

it('as many people as there are connections to the database get their link for a new password at once', async () => {
  const people = [await newcomer(identity), await newcomer(identity)];
  const hold = await identity.database.hold('LOCK TABLE users IN EXCLUSIVE MODE');
  try {
    for (const { email } of people) await identity.ask(identityRpc.passwords.forgot, VISITOR, { email });
    await eventually('both to wait', async () => (await identity.database.waiting()) === 2 || null);
  } finally {
    await hold.release();
  }
  for (const { email } of people) expect(await mail.resetToken(email)).toHaveLength(43);
});
