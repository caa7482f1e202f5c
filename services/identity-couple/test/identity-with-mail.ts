import { identityRpc } from '@anew/contracts/identity/rpc';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { afterAll, beforeAll } from '@jest/globals';
import { start } from '../src/app.js';
import { MailServer } from './mail-server.js';
import { PASSWORD, VISITOR } from './people-alone.js';

/** The service and the mail that it sends. All cases of a spec file use them. */
export let identity: ServiceAlone;
export let mail: MailServer;

beforeAll(async () => {
  mail = await MailServer.start();
  const env = { SMTP_URL: mail.url, REQUIRE_PROVED_ADDRESS: 'false' };
  identity = await ServiceAlone.start('identity-couple', start, { env });
});

afterAll(async () => {
  await identity.stop();
  await mail.stop();
});

export const signIn = (email: string, password = PASSWORD) =>
  identity.ask(identityRpc.accounts.signIn, VISITOR, { email, password });
