import type { UploadPictureDto } from '@anew/contracts/identity/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { jpeg } from '@anew/pictures/testing/pictures';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { eventually } from '@anew/testkit/eventually';
import { beforeAll, expect, it } from '@jest/globals';
import {
  emptyCouples,
  join,
  membersSeenBy,
  merge,
  setUp,
  signUp,
  type Single,
  single,
} from './couples-alone.js';
import { identity } from './identity-with-mail.js';
import { type Newcomer, PASSWORD, VISITOR } from './people-alone.js';

const { accounts, pictures } = identityRpc;

let host: Single;
let data: string;

beforeAll(async () => {
  host = await single();
  data = (await jpeg()).toString('base64');
});

const toWait = (count: number) =>
  eventually(`${count} to wait for the account`, async () =>
    (await identity.database.waiting()) === count ? true : undefined,
  );

/**
 * Runs `act` so that it passes every check before the deletion, and reaches the account's row right after it.
 */
async function rightBehindDeletion(me: Newcomer, act: () => Promise<unknown>): Promise<unknown> {
  const hold = await identity.database.hold(`SELECT 1 FROM users WHERE id = '${me.userId}' FOR UPDATE`);
  try {
    const confirmed = { confirm: 'delete my account', currentPassword: PASSWORD } as const;
    const deleted = identity.ask(accounts.delete, me, confirmed);
    await toWait(1);
    const acted = act();
    await toWait(2);
    await hold.release();
    expect(await deleted).toBeNull();
    return await acted;
  } finally {
    await hold.release();
  }
}

/** Rows with this person's id, except events and the record of the deletion. */
async function tracesOf({ userId }: Newcomer): Promise<string[]> {
  const rows = await identity.database.everything();
  return rows.filter((row) => row.includes(userId) && !/^(outbox|account_deletions|inbox) /.test(row));
}

const leavesNothing = (me: Newcomer) =>
  eventually('the picture to be gone', async () => ((await tracesOf(me)).length === 0 ? true : undefined));

type Ticket = Pick<UploadPictureDto, 'id' | 'ticket'>;

/** What the address says at which this person may upload a picture. */
async function ticketOf(me: Newcomer): Promise<Ticket> {
  const { uploadURL } = await identity.ask(pictures.prepare, me, {});
  const { pathname, searchParams } = new URL(uploadURL, 'https://anew.example');
  return { id: pathname.split('/').at(-1) ?? '', ticket: searchParams.get('ticket') ?? '' };
}

const upload = (ticket: Ticket) => identity.ask(pictures.upload, VISITOR, { ...ticket, data });

interface Act {
  what: string;
  someone: () => Promise<Newcomer>;
  act: (me: Newcomer, avatarURL: string) => Promise<unknown>;
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
    act: (me) => identity.ask(accounts.update, me, { firstName: 'Ana' }),
  },
  {
    what: 'takes another picture',
    someone: signUp,
    act: (me, avatarURL) => identity.ask(pictures.setAvatar, me, { avatarURL }),
  },
])('whoever $what while they are deleted is signed out, and leaves nothing', async ({ someone, act }) => {
  const me = await someone();
  const { url } = await upload(await ticketOf(me));
  const acted = rightBehindDeletion(me, () => act(me, url));

  expect(await refusalOf(acted)).toMatchObject({ kind: 'unauthenticated', code: 'sign_in_required' });
  expect(await membersSeenBy(host)).toEqual([host.userId]);
  expect(await emptyCouples()).toEqual([]);
  await leavesNothing(me);
});

it('whoever puts a picture while they are deleted is told that its address is no longer good', async () => {
  const me = await signUp();
  const ticket = await ticketOf(me);
  const acted = rightBehindDeletion(me, () => upload(ticket));

  expect(await refusalOf(acted)).toMatchObject({ kind: 'forbidden', code: 'upload_expired' });
  await leavesNothing(me);
});
