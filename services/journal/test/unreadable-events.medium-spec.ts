import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durableOf } from '@anew/contracts/events/consumers';
import { identityEvents } from '@anew/contracts/events/map';
import { usersFile } from '@anew/messaging/nats-users/users-file';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { start } from '../src/app.js';

const SUBJECT = identityEvents.deletionsListed;

let folder: string;
let nats: PrivateServer;

/** Starts NATS with its users as they were before the journal was to read this event. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nats-users-'));
  const path = join(folder, 'users.conf');
  const durable = durableOf('journal', SUBJECT);
  const lines = usersFile().split('\n');
  await writeFile(path, lines.filter((line) => !line.includes(durable)).join('\n'));
  nats = await privateNats({ usersFile: path });
});

afterAll(async () => {
  await nats.discard();
  await rm(folder, { recursive: true });
});

it('a spec whose service may not read one of its events says at once what to do', async () => {
  await expect(ServiceAlone.start('journal', start, { nats })).rejects.toThrow(
    `NATS does not let journal read ${SUBJECT}. Run \`npm run nats-users\`, then start the servers again.`,
  );
});
