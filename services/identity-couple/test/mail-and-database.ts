import { Database } from '@anew/testkit/database';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { systemWithMail } from './system-with-mail.js';

/** The product, with its mail and identity-couple's database. All cases of a spec file use them. */
export let mail: MailServer;
export let system: SharedSystem;
export let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});
