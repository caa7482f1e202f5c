import { identityEvents } from '@anew/contracts/events/map';
import { identityRpc } from '@anew/contracts/identity/rpc';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import {
  couple,
  coupleOf,
  join,
  membersSeenBy,
  merge,
  newcomers,
  outcomes,
  setUp,
  signUp,
  type Single,
  single,
  singles,
} from './couples-alone.js';
import { identity } from './identity-with-mail.js';
import { type Newcomer, outcomeOf, VISITOR } from './people-alone.js';

const couplesLeft = (ids: string[]) =>
  identity.database.query('SELECT 1 FROM couples WHERE id = ANY($1)', [ids]);

/** Expects that both see each other and nobody else in their couple. */
async function expectTogether(first: Newcomer, second: Newcomer): Promise<void> {
  const both = [first.userId, second.userId].sort();
  for (const person of [first, second]) {
    expect(await coupleOf(person)).toMatchObject({ memberCount: 2 });
    expect((await membersSeenBy(person)).sort()).toEqual(both);
  }
  expect((await coupleOf(first))?.id).toBe((await coupleOf(second))?.id);
}

/** How many belong to each one's couple, in ascending order. */
const countsOf = async (people: Newcomer[]) =>
  (await Promise.all(people.map(coupleOf))).map((each) => each?.memberCount).sort();

describe('setting up a couple account', () => {
  it('gives a person one of their own, and only one [9.1]', async () => {
    const person = await signUp();
    expect(await coupleOf(person)).toBeNull();
    expect(await membersSeenBy(person)).toEqual([]);

    const first = await setUp(person);
    expect(first).toMatchObject({ created: true, couple: { memberCount: 1 } });
    expect(first.couple.inviteCode).toMatch(/^[a-z0-9]+$/);
    expect(first.couple.inviteCode).toHaveLength(8);
    expect(await setUp(person)).toEqual({ created: false, couple: first.couple });
    expect(await coupleOf(person)).toEqual(first.couple);
    expect(await membersSeenBy(person)).toEqual([person.userId]);
  });

  it('ten times at once makes one couple', async () => {
    const person = await signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => setUp(person)));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map(({ couple: { id } }) => id)).size).toBe(1);
    expect(answers[0]!.couple.id).toBe((await coupleOf(person))?.id);
  });

  it('gives ten people ten different invite codes', async () => {
    const people = await singles(10);
    expect(new Set(people.map((person) => person.couple.inviteCode)).size).toBe(10);
  });
});

describe('joining a partner', () => {
  it('works for someone without a couple, and both see it at once', async () => {
    const [host, guest] = [await single(), await signUp()];
    expect(await coupleOf(host)).toMatchObject({ memberCount: 1 });
    expect(await coupleOf(guest)).toBeNull();

    const joined = await join(guest, host.couple.inviteCode);
    const { id, inviteCode } = host.couple;
    expect(joined).toMatchObject({ id, memberCount: 2 });
    expect(joined.inviteCode).not.toBe(inviteCode);
    expect(await coupleOf(guest)).toEqual(joined);
    expect(await membersSeenBy(host)).toEqual([host.userId, guest.userId]);
  });

  it('takes the code however it is typed', async () => {
    const [host, guest] = [await single(), await signUp()];
    await join(guest, `  ${host.couple.inviteCode.toUpperCase()}\n`);
    await expectTogether(host, guest);
  });

  it.each([
    { what: 'a blank code', code: ' ', kind: 'invalid', refused: 'validation_failed' },
    { what: 'a code that nobody has', code: 'nobodys1', kind: 'not_found', refused: 'invite_not_found' },
  ])('refuses $what', async ({ code, kind, refused }) => {
    const person = await signUp();
    expect(await refusalOf(join(person, code))).toMatchObject({ kind, code: refused });
    expect(await coupleOf(person)).toBeNull();
  });

  it('refuses a third member', async () => {
    const [[host], third] = [await couple(), await single()];
    const { inviteCode } = (await coupleOf(host))!;
    expect(await refusalOf(join(third, inviteCode))).toMatchObject({ kind: 'conflict', code: 'couple_full' });
    expect(await coupleOf(third)).toEqual(third.couple);
    expect(await membersSeenBy(host)).toHaveLength(2);
  });

  it('of one’s own couple changes nothing', async () => {
    const host = await single();
    expect(await join(host, host.couple.inviteCode)).toEqual(host.couple);
    const [first, second] = await couple();
    const shared = (await coupleOf(first))!;
    expect(await join(second, shared.inviteCode)).toMatchObject(shared);
    expect(await membersSeenBy(host)).toEqual([host.userId]);
  });

  it('merges whoever was alone in another couple, and that one’s code is gone', async () => {
    const [host, guest] = (await singles(2)) as [Single, Single];
    expect(await coupleOf(guest)).toEqual(guest.couple);
    const joined = await join(guest, host.couple.inviteCode);
    expect(joined).toMatchObject({ id: host.couple.id, memberCount: 2 });
    await expectTogether(host, guest);

    const late = await signUp();
    expect(await refusalOf(join(late, guest.couple.inviteCode))).toMatchObject({ code: 'invite_not_found' });
    const events = await eventually('the events about it', async () => {
      const all = await listEvents(identity.nats, identityEvents.membershipChanged);
      const left = all.filter(({ data }) => data.coupleId === guest.couple.id);
      return left.length === 2 ? left : undefined;
    });
    expect(events.map(({ data }) => data)).toEqual([
      { coupleId: guest.couple.id, memberIds: [guest.userId], version: 1 },
      { coupleId: guest.couple.id, memberIds: [], version: 2 },
    ]);
  });

  it('gives the couple a greater version, as in the event, of which the gateway learns', async () => {
    const [host, guest] = [await single(), await signUp()];
    const resolved = ({ sessionId }: Newcomer) =>
      identity.ask(identityRpc.sessions.resolve, VISITOR, { sessionId });
    expect(await resolved(host)).toMatchObject({ coupleId: host.couple.id, coupleVersion: 1 });
    expect(await resolved(guest)).toMatchObject({ coupleId: null, coupleVersion: null });
    await join(guest, host.couple.inviteCode);
    for (const person of [host, guest])
      expect(await resolved(person)).toMatchObject({ coupleId: host.couple.id, coupleVersion: 2 });
    await eventually('the event', async () => {
      const all = await listEvents(identity.nats, identityEvents.membershipChanged);
      return all.some(({ data }) => data.coupleId === host.couple.id && data.version === 2) || undefined;
    });
  });

  it('is not for one of two', async () => {
    const [[first], host] = [await couple(), await single()];
    const refused = await refusalOf(join(first, host.couple.inviteCode));
    expect(refused).toMatchObject({ kind: 'conflict', code: 'already_partnered' });
    expect(await membersSeenBy(first)).toHaveLength(2);
    expect(await coupleOf(host)).toEqual(host.couple);
  });
});

describe('when several want the same at once', () => {
  it.each([
    { who: 'six people without a couple', guests: newcomers },
    { who: 'six people who are alone in couples of their own', guests: singles },
  ])('one of $who gets the last place', async ({ guests }) => {
    const host = await single();
    const six = await guests(6);
    const answers = await Promise.all(six.map((guest) => outcomeOf(join(guest, host.couple.inviteCode))));
    expect([...answers].sort()).toEqual(['done', ...Array<string>(5).fill('invite_not_found')]);

    const winner = six[answers.indexOf('done')]!;
    await expectTogether(host, winner);
    const losers = six.filter((guest) => guest !== winner);
    const theirs = await Promise.all(losers.map(coupleOf));
    expect(theirs.map((each) => each?.memberCount ?? 1)).toEqual(Array(5).fill(1));
  });

  it.each([
    { what: 'join', act: join },
    { what: 'merge with', act: merge },
  ])(
    'two who $what each other become one couple, and neither waits for the other for ever',
    async ({ act }) => {
      const rounds = Array.from({ length: 10 }, async () => {
        const [a, b] = (await singles(2)) as [Single, Single];
        const answers = await outcomes([act(a, b.couple.inviteCode), act(b, a.couple.inviteCode)]);
        await expectTogether(a, b);
        const left = await couplesLeft([a.couple.id, b.couple.id]);
        return { answers, couples: left.length };
      });
      for (const round of await Promise.all(rounds)) {
        expect(round.couples).toBe(1);
        expect(round.answers[0]).toBe('done');
        expect(['invite_not_found', 'already_partnered', 'couple_full']).toContain(round.answers[1]);
      }
    },
    30_000,
  );

  it('a ring of three who join one another ends with no one lost and nobody in two couples', async () => {
    const ring = await singles(3);
    const codes = ring.map((person) => person.couple.inviteCode);
    const answers = await outcomes(ring.map((person, index) => join(person, codes[(index + 1) % 3]!)));
    expect(answers.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await countsOf(ring)).toEqual([1, 2, 2]);
  });

  it('someone who is joined while they leave does not strand whoever joins them', async () => {
    const rounds = Array.from({ length: 10 }, async () => {
      const [host, middle, late] = (await singles(3)) as [Single, Single, Single];
      const answers = await outcomes([
        join(middle, host.couple.inviteCode),
        join(late, middle.couple.inviteCode),
      ]);
      expect(await countsOf([host, middle, late])).toEqual([1, 2, 2]);
      return answers;
    });
    for (const round of await Promise.all(rounds)) expect(round).toHaveLength(2);
  });
});
