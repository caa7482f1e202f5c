import { randomUUID } from 'node:crypto';
import type { Actor, Visitor } from '@anew/contracts/actor';
import { type EventMap, identityEvents } from '@anew/contracts/events/map';
import type { SaveHouseholdDto, SaveStoryDto } from '@anew/contracts/household/dto';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { someone } from '@anew/service-testkit/actors';
import { refusalOf, ServiceAlone } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { start } from '../src/app.js';

let identity: ServiceAlone;

beforeAll(async () => {
  identity = await ServiceAlone.start('identity-couple', start);
});

afterAll(() => identity.stop());

const PASSWORD = 'a quiet harbor at dusk';
const { accounts, couples, household, story } = identityRpc;

/** Someone who has signed up and has no couple yet. */
async function newcomer(): Promise<Actor> {
  const visitor: Visitor = {
    requestId: randomUUID(),
    timeZone: 'UTC',
    address: '127.0.0.1',
    userAgent: null,
  };
  const { user } = await identity.ask(accounts.signUp, visitor, {
    email: `${randomUUID()}@example.org`,
    password: PASSWORD,
  });
  const actor = someone({ userId: user.id, coupleId: null });
  const [session] = await identity.ask(identityRpc.sessions.list, actor, {});
  return { ...actor, sessionId: session!.id };
}

/** Someone alone in a couple of their own. */
async function single(): Promise<Actor> {
  const actor = await newcomer();
  const { couple } = await identity.ask(couples.setup, actor, {});
  return { ...actor, coupleId: couple.id };
}

async function joinTo(host: Actor, guest: Actor): Promise<void> {
  const couple = await identity.ask(couples.current, host, {});
  await identity.ask(couples.join, guest, { inviteCode: couple!.inviteCode });
}

/** Two people who share a couple. */
async function pair(): Promise<[Actor, Actor]> {
  const [host, guest] = await Promise.all([single(), newcomer()]);
  await joinTo(host, guest);
  return [host, { ...guest, coupleId: host.coupleId }];
}

const leave = (actor: Actor) => identity.ask(couples.leave, actor, { currentPassword: PASSWORD });
const read = (actor: Actor) => identity.ask(household.get, actor, {});
const save = (actor: Actor, input: SaveHouseholdDto) => identity.ask(household.save, actor, input);
const readStory = (actor: Actor) => identity.ask(story.get, actor, {});
const saveStory = (actor: Actor, input: SaveStoryDto) => identity.ask(story.save, actor, input);

type Changed = EventMap[typeof identityEvents.householdChanged];

/** Events about the household of a couple so far, once there are so many. */
const told = ({ coupleId }: Actor, count: number): Promise<Changed[]> =>
  eventually('the household to be told of', async () => {
    const events = await listEvents(identity.nats, identityEvents.householdChanged);
    const own = events.map(({ data }) => data).filter((data) => data.coupleId === coupleId);
    return own.length >= count ? own : null;
  });

const MINE: SaveHouseholdDto = {
  children: ['mine'],
  ageBands: ['6-to-12'],
  days: ['friday'],
  faith: 'several',
  places: ['kitchen'],
};

const UNSAID = { ageBands: [], days: null, faith: null, places: null };

describe('a household', () => {
  it('is the couple’s: each reads it in their own words, and either may change it', async () => {
    const [a, b] = await pair();
    expect(await read(a)).toBeNull();
    await save(a, MINE);
    expect(await read(a)).toEqual(MINE);
    expect(await read(b)).toEqual({ ...MINE, children: ['partners'] });
    await save(b, { children: ['mine', 'partners', 'ours'] });
    expect(await read(a)).toEqual({ ...MINE, children: ['partners', 'mine', 'ours'] });
  });

  it('keeps both answers of two partners who answer at the same moment', async () => {
    const [a, b] = await pair();
    await save(a, { places: ['kitchen'] });
    await Promise.all([save(a, { children: ['mine'] }), save(b, { faith: 'one' })]);
    const both = { ...UNSAID, children: ['partners'], faith: 'one', places: ['kitchen'] };
    expect(await read(b)).toEqual(both);
  });

  it('loses an answer that is taken back, and no other', async () => {
    const [a, b] = await pair();
    await save(a, MINE);
    await save(b, { faith: null, days: null });
    expect(await read(a)).toEqual({ ...MINE, faith: null, days: null });
    await save(b, { children: null });
    expect(await read(a)).toEqual({ ...UNSAID, children: null, places: ['kitchen'] });
  });

  it('is replaced by answers to everything', async () => {
    const [a, b] = await pair();
    await save(a, MINE);
    const all: SaveHouseholdDto = {
      children: ['ours'],
      ageBands: ['teens'],
      days: [],
      faith: 'none',
      places: [],
    };
    expect(await save(b, all)).toEqual(all);
  });

  it('says nothing of ages and days where there are no children, and can say nothing at all', async () => {
    const actor = await single();
    const { faith, places } = MINE;
    expect(await save(actor, {})).toEqual({ ...UNSAID, children: null });
    expect(await save(actor, { places: [] })).toEqual({ ...UNSAID, children: null, places: [] });
    expect(await save(actor, { ...MINE, children: [] })).toEqual({ ...UNSAID, children: [], faith, places });
    expect(await save(actor, { ageBands: ['teens'] })).toMatchObject({ children: [], ageBands: [] });
  });

  it('takes only the words that there are, each once', async () => {
    const actor = await single();
    const wrong = [
      { children: ['theirs'] },
      { children: ['mine', 'mine'] },
      { ageBands: 'teens' },
      { days: ['someday'] },
      { faith: 'ours' },
      { places: ['attic'] },
    ];
    for (const input of wrong)
      expect(await refusalOf(save(actor, input as SaveHouseholdDto))).toMatchObject({
        code: 'validation_failed',
      });
  });

  it('is refused to someone without a couple, and is nobody else’s', async () => {
    const [[a], stranger, nobody] = [await pair(), await single(), await newcomer()];
    await save(a, MINE);
    expect(await read(stranger)).toBeNull();
    expect(await read({ ...nobody, coupleId: a.coupleId })).toBeNull();
    // A gateway may not have heard yet that someone has left.
    const claim = { ...nobody, coupleId: a.coupleId };
    expect(await refusalOf(save(claim, MINE))).toMatchObject({ code: 'couple_required' });
  });

  it('that an earlier release has saved says nothing of faith and places', async () => {
    const [a] = await pair();
    await save(a, MINE);
    await identity.database.query(
      `UPDATE households SET answers = answers - 'faith' - 'places' WHERE couple_id = $1`,
      [a.coupleId],
    );
    expect(await read(a)).toEqual({ ...MINE, faith: null, places: null });
  });

  it('is told to other services in facts that do not name anyone', async () => {
    const [a] = await pair();
    await save(a, MINE);
    const [event] = await told(a, 1);
    const facts = { fromBefore: 1, ours: false, ageBands: ['6-to-12'], days: ['friday'] };
    const ways = { faith: 'several', places: ['kitchen'] };
    expect(event).toEqual({ coupleId: a.coupleId, household: facts, ways, careful: false, version: 1 });
  });
});

describe('when two become a couple', () => {
  it('the household that was there stays', async () => {
    const [host, guest] = await Promise.all([single(), single()]);
    await save(host, MINE);
    await save(guest, { children: ['ours'] });
    await joinTo(host, guest);
    expect(await read(guest)).toEqual({ ...MINE, children: ['partners'] });
  });

  it('one that only the newcomer has described comes along', async () => {
    const [host, guest] = await Promise.all([single(), single()]);
    await save(guest, MINE);
    await joinTo(host, guest);
    expect(await read(guest)).toEqual(MINE);
    expect(await read(host)).toEqual({ ...MINE, children: ['partners'] });
  });
});

describe('when a couple parts', () => {
  it('nobody reads its household anymore, and other services forget it', async () => {
    const [a, b] = await pair();
    await save(a, MINE);
    await leave(b);
    expect([await read(a), await read(b)]).toEqual([null, null]);
    const events = await told(a, 2);
    expect(events.at(-1)).toMatchObject({ household: null, version: 2 });
    const another = await single();
    await joinTo(another, b);
    expect(await read(b)).toBeNull();
  });

  it('by undoing that someone joined, it is forgotten as well', async () => {
    const [a, b] = await pair();
    await save(b, MINE);
    await identity.ask(couples.undoJoin, a, {});
    expect([await read(a), await read(b)]).toEqual([null, null]);
  });

  it('because an account was deleted, it is forgotten, and nothing of the story is left', async () => {
    const [a, b] = await pair();
    await save(b, MINE);
    await saveStory(b, { past: ['widowed'] });
    await identity.ask(accounts.delete, b, { confirm: 'delete my account', currentPassword: PASSWORD });
    expect(await read(a)).toBeNull();
    expect(await identity.database.query('SELECT 1 FROM stories WHERE user_id = $1', [b.userId])).toEqual([]);
    expect((await told(a, 3)).at(-1)).toMatchObject({ household: null, careful: false });
  });
});

describe('a story', () => {
  it('is the person’s own, also before and after a couple', async () => {
    const [a, b] = await pair();
    expect(await readStory(a)).toBeNull();
    const said = { past: ['divorced' as const, 'widowed' as const], first: 'our-vision' as const };
    expect(await saveStory(a, said)).toEqual(said);
    await leave(a);
    expect(await readStory(a)).toEqual(said);
    expect(await readStory(b)).toBeNull();
    const nobody = await newcomer();
    expect(await saveStory(nobody, {})).toEqual({ past: [], first: null });
    expect(await readStory(nobody)).toEqual({ past: [], first: null });
  });

  it('keeps what another window has said, and with it the care', async () => {
    const [a] = await pair();
    await saveStory(a, { past: ['widowed'] });
    expect(await saveStory(a, { first: 'our-vision' })).toEqual({ past: ['widowed'], first: 'our-vision' });
    await saveStory(a, {});
    expect(await readStory(a)).toEqual({ past: ['widowed'], first: 'our-vision' });
    expect((await told(a, 3)).map(({ careful }) => careful)).toEqual([true, true, true]);
  });

  it('keeps both answers that two windows send at the same moment', async () => {
    const actor = await single();
    await Promise.all([saveStory(actor, { past: ['widowed'] }), saveStory(actor, { first: 'our-vision' })]);
    expect(await readStory(actor)).toEqual({ past: ['widowed'], first: 'our-vision' });
  });

  it('loses an answer that is taken back, and is replaced by answers to everything', async () => {
    const actor = await single();
    await saveStory(actor, { past: ['widowed'], first: 'our-vision' });
    expect(await saveStory(actor, { first: null })).toEqual({ past: ['widowed'], first: null });
    const all: SaveStoryDto = { past: [], first: 'love-fun-intimacy' };
    expect(await saveStory(actor, all)).toEqual(all);
  });

  it('refuses answers that contradict each other, and words that there are not', async () => {
    const actor = await single();
    for (const input of [
      { past: ['first-marriage', 'divorced'] },
      { past: ['rather-not-say', 'widowed'] },
      { past: ['single'] },
      { first: 'honor-lessons' },
    ])
      expect(await refusalOf(saveStory(actor, input as SaveStoryDto))).toMatchObject({
        code: 'validation_failed',
      });
  });

  it('is unreadable where it is stored, and equally long whatever it says', async () => {
    const [a, b] = await pair();
    await saveStory(a, { past: ['divorced'] });
    await saveStory(b, { past: ['first-marriage'], first: 'communication-complexity' });
    const sql = 'SELECT story FROM stories WHERE user_id = ANY($1)';
    const rows = await identity.database.query<{ story: Buffer }>(sql, [[a.userId, b.userId]]);
    const [first, second] = rows.map((row) => row.story);
    expect(first).toHaveLength(second!.length);
    expect((await identity.database.everything()).filter((row) => row.includes('first-marriage'))).toEqual(
      [],
    );
  });

  it.each(['widowed', 'first-marriage', 'rather-not-say'] as const)(
    'reaches other services as the same request for care, whether it says %s or another',
    async (past) => {
      const [a, b] = await pair();
      await saveStory(b, { past: [past], first: 'our-vision' });
      const [event] = await told(a, 1);
      expect(event).toEqual({
        coupleId: a.coupleId,
        household: null,
        ways: null,
        careful: true,
        version: 1,
      });
    },
  );

  it('asks for no care once neither story does, and goes with whoever leaves', async () => {
    const [a, b] = await pair();
    await saveStory(a, { past: ['divorced'] });
    await saveStory(b, { past: ['widowed'] });
    await leave(b);
    expect((await told(a, 3)).map(({ careful }) => careful)).toEqual([false, true, false]);
    await identity.ask(couples.setup, b, {});
    const couple = await identity.ask(couples.current, b, {});
    expect(await told({ ...b, coupleId: couple!.id }, 1)).toMatchObject([{ careful: true }]);
  });

  it('tells other services of the wish alone, and of nothing else', async () => {
    const actor = await newcomer();
    await saveStory(actor, { past: ['widowed'], first: 'our-vision' });
    const event = await eventually('the wish to be told of', async () => {
      const events = await listEvents(identity.nats, identityEvents.storyChanged);
      return events.find(({ data }) => data.userId === actor.userId)?.data;
    });
    expect(event).toEqual({ userId: actor.userId, first: 'our-vision', version: 1 });
  });
});

describe('the export', () => {
  it('has the household as its reader sees it, and the reader’s story alone', async () => {
    const [a, b] = await pair();
    await save(a, MINE);
    await saveStory(a, { past: ['widowed'] });
    const exported = async (actor: Actor) => {
      await identity.ask(identityRpc.proof.confirm, actor, { currentPassword: PASSWORD });
      return identity.ask(accounts.export, actor, {});
    };
    expect(await exported(b)).toMatchObject({ household: { children: ['partners'] }, story: null });
    expect(await exported(a)).toMatchObject({ household: MINE, story: { past: ['widowed'] } });
  });
});
