import type { Couple } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { Person, refusal, signUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import { coupleOf, join, membersSeenBy, setUp } from './people.factory.js';
import { systemWithMail } from './system-with-mail.js';

let mail: MailServer;
let system: SharedSystem;
let elsewhere: string;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  elsewhere = await system.secondGateway();
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

// No event leaves identity-couple here, so the other gateway keeps its old cache.
beforeEach(async () => {
  await database.query(
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$",
  );
});

afterEach(async () => {
  await database.query('DROP FUNCTION refuse CASCADE');
});

const holdEvents = () =>
  database.query('CREATE TRIGGER refuse BEFORE UPDATE ON outbox EXECUTE FUNCTION refuse()');

/** The same browser with its next request at another gateway. */
function atTheOther({ cookies }: Person): Person {
  const person = new Person(elsewhere);
  for (const [name, value] of cookies) person.cookies.set(name, value);
  return person;
}

describe('another gateway, which has not yet heard of it, shows', () => {
  it('the couple straight after it was set up', async () => {
    const me = await signUp(system.origin);
    const there = atTheOther(me);
    expect(await coupleOf(there)).toBeNull();
    await holdEvents();
    const { status, body: couple } = await setUp(me);
    expect(status).toBe(201);
    expect(await setUp(me)).toMatchObject({ status: 200, body: couple });
    expect(await coupleOf(there)).toEqual(couple);
    expect(await membersSeenBy(there)).toEqual([me.user.id]);
  });

  it.each([
    { how: 'set one up', enter: (me: Person) => setUp(me) },
    {
      how: 'joined one',
      enter: async (me: Person) => join(me, (await single(system.origin)).couple.inviteCode),
    },
  ])('what is for couples to whoever has $how a moment ago', async ({ enter }) => {
    const me = await signUp(system.origin);
    const there = atTheOther(me);
    expect(await refusal(there.get('/api/journal'))).toMatchObject({ status: 403, code: 'couple_required' });
    await holdEvents();
    await me.expectOk(enter(me));
    expect(await there.expectOk(there.get('/api/journal'))).toEqual([]);
  });

  it('the partner’s couple straight after a merge', async () => {
    const [me, partner] = [await single(system.origin), await single(system.origin)];
    const there = atTheOther(me);
    expect(await coupleOf(there)).toEqual(me.couple);
    await holdEvents();
    const body = { partnerInviteCode: partner.couple.inviteCode };
    const merged = await me.expectOk(me.post<Couple>('/api/couples/merge', body));
    expect(await coupleOf(there)).toEqual(merged);
    expect(await membersSeenBy(there)).toEqual([partner.user.id, me.user.id]);
  });

  it('the partner straight after they have joined', async () => {
    const me = await single(system.origin);
    const there = atTheOther(me);
    expect(await coupleOf(there)).toEqual(me.couple);
    await holdEvents();
    const partner = await signUp(system.origin);
    await partner.expectOk(join(partner, me.couple.inviteCode));
    expect(await coupleOf(there)).toMatchObject({ id: me.couple.id, memberCount: 2 });
    expect(await membersSeenBy(there)).toEqual([me.user.id, partner.user.id]);
  });
});
