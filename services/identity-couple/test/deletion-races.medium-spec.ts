import { jpeg } from '@anew/pictures/testing/pictures';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { deleteAccount } from '@anew/testkit/life';
import { type Answer, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emptyCouplesIn } from './empty-couples.js';
import type { MailServer } from './mail-server.js';
import { join, membersSeenBy, merge, setUp, type Single } from './people.factory.js';
import { systemWithMail } from './system-with-mail.js';
import { putBytes, uploadUrl } from './uploads.js';

let mail: MailServer;
let system: SharedSystem;
let database: Database;
let host: Single;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
  host = await single(system.origin);
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

const toWait = (count: number) =>
  eventually(`${count} to wait for the account`, async () =>
    (await database.waiting()) === count ? true : undefined,
  );

/**
 * Runs `act` so that it passes every check before the deletion, and reaches the account's row right after it.
 */
async function rightBehindDeletion(me: SignedUp, act: () => Promise<Answer>): Promise<Answer> {
  const hold = await database.hold(`SELECT 1 FROM users WHERE id = '${me.user.id}' FOR UPDATE`);
  try {
    const deleted = deleteAccount(me);
    await toWait(1);
    const acted = act();
    await toWait(2);
    await hold.release();
    expect((await deleted).status).toBe(202);
    return await acted;
  } finally {
    await hold.release();
  }
}

/** Rows with this person's id, except events and the record of the deletion. */
async function tracesOf({ user }: SignedUp): Promise<string[]> {
  const rows = await database.everything();
  return rows.filter((row) => row.includes(user.id) && !/^(outbox|account_deletions|inbox) /.test(row));
}

async function uploadedBy(me: SignedUp): Promise<string> {
  const { body } = await putBytes(me.origin, await uploadUrl(me), new Uint8Array(await jpeg()));
  return body.url;
}

interface Act {
  what: string;
  someone: (origin: string) => Promise<SignedUp>;
  act: (me: SignedUp, picture: string) => Promise<Answer>;
}

it.each<Act>([
  { what: 'sets up a couple', someone: signUp, act: setUp },
  { what: 'sets up a couple that is there', someone: single, act: setUp },
  { what: 'joins', someone: signUp, act: (me) => join(me, host.couple.inviteCode) },
  { what: 'leaves a couple to join', someone: single, act: (me) => join(me, host.couple.inviteCode) },
  { what: 'merges', someone: single, act: (me) => merge(me, host.couple.inviteCode) },
  {
    what: 'takes another name',
    someone: signUp,
    act: (me) => me.put('/api/profile/update', { firstName: 'Ana' }),
  },
  {
    what: 'takes another picture',
    someone: signUp,
    act: (me, avatarURL) => me.put('/api/profile/avatar', { avatarURL }),
  },
])('whoever $what while they are deleted is signed out, and leaves nothing', async ({ someone, act }) => {
  const me = await someone(system.origin);
  const picture = await uploadedBy(me);
  const answer = rightBehindDeletion(me, () => act(me, picture));

  expect(await refusal(answer)).toMatchObject({ status: 401, code: 'sign_in_required', needsLogin: true });
  expect(await membersSeenBy(host)).toEqual([host.user.id]);
  expect(await emptyCouplesIn(database)).toEqual([]);
  await eventually('the picture to be gone', async () =>
    (await tracesOf(me)).length === 0 ? true : undefined,
  );
});

it('whoever puts a picture while they are deleted is told that its address is no longer good', async () => {
  const me = await signUp(system.origin);
  const path = await uploadUrl(me);
  const bytes = new Uint8Array(await jpeg());
  const answer = rightBehindDeletion(me, () => putBytes(me.origin, path, bytes));

  expect(await refusal(answer)).toMatchObject({ status: 403, code: 'upload_expired' });
  await eventually('the picture to be gone', async () =>
    (await tracesOf(me)).length === 0 ? true : undefined,
  );
});
