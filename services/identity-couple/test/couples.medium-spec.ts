import { identityEvents } from '@anew/contracts/events/map';
import type { Couple } from '@anew/contracts/identity/views';
import { Database } from '@anew/testkit/database';
import { listEvents } from '@anew/testkit/events';
import { eventually, soon } from '@anew/testkit/eventually';
import { couple, refusal, type SignedUp, signUp, single } from '@anew/testkit/person';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MailServer } from './mail-server.js';
import {
  coupleOf,
  join,
  membersSeenBy,
  merge,
  newcomers,
  outcomes,
  setUp,
  type Single,
  singles,
} from './people.factory.js';
import { systemWithMail } from './system-with-mail.js';

/** Milliseconds in which a partner sees a change that the other has made. */
const SOON_MS = 1_000;

let mail: MailServer;
let system: SharedSystem;
let database: Database;

beforeAll(async () => {
  ({ mail, system } = await systemWithMail());
  database = new Database(system.postgres, 'identity-couple');
});

afterAll(async () => {
  await database.close();
  await mail.stop();
});

const couplesLeft = (ids: string[]) => database.query('SELECT 1 FROM couples WHERE id = ANY($1)', [ids]);

const seen = (what: string, isSo: () => Promise<boolean>) =>
  soon(what, async () => ((await isSo()) ? true : undefined), SOON_MS);

/** Expects that both see each other and nobody else in their couple. */
async function expectTogether(first: SignedUp, second: SignedUp): Promise<void> {
  const both = [first.user.id, second.user.id].sort();
  for (const person of [first, second]) {
    await seen('the couple to be seen', async () => (await coupleOf(person))?.memberCount === 2);
    expect((await membersSeenBy(person)).sort()).toEqual(both);
  }
  expect((await coupleOf(first))?.id).toBe((await coupleOf(second))?.id);
}

describe('setting up a couple account', () => {
  it('gives a person one of their own, and only one [9.1]', async () => {
    const person = await signUp(system.origin);
    expect(await coupleOf(person)).toBeNull();
    expect(await membersSeenBy(person)).toEqual([]);

    const first = await setUp(person);
    expect(first).toMatchObject({ status: 201, body: { memberCount: 1 } });
    expect(first.body.inviteCode).toMatch(/^[a-z0-9]+$/);
    expect(first.body.inviteCode).toHaveLength(8);
    expect(await setUp(person)).toMatchObject({ status: 200, body: first.body });
    expect(await coupleOf(person)).toEqual(first.body);
    expect(await membersSeenBy(person)).toEqual([person.user.id]);
  });

  it('ten times at once makes one couple', async () => {
    const person = await signUp(system.origin);
    const answers = await Promise.all(Array.from({ length: 10 }, () => setUp(person)));
    expect(outcomes(answers)).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body.id).toBe((await coupleOf(person))?.id);
  });

  it('gives ten people ten different invite codes', async () => {
    const people = await singles(system.origin, 10);
    expect(new Set(people.map((person) => person.couple.inviteCode)).size).toBe(10);
  });
});

describe('joining a partner', () => {
  it('works for someone without a couple, is seen by them at once and by the partner within a second', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    expect(await coupleOf(host)).toMatchObject({ memberCount: 1 });
    expect(await coupleOf(guest)).toBeNull();

    const answer = await join(guest, host.couple.inviteCode);
    const { id, inviteCode } = host.couple;
    expect(answer).toMatchObject({ status: 200, body: { id, memberCount: 2 } });
    expect(answer.body.inviteCode).not.toBe(inviteCode);
    expect(await coupleOf(guest)).toEqual(answer.body);
    expect((await guest.get('/api/journal')).status).toBe(200);
    await seen('the partner to see it', async () => (await membersSeenBy(host)).length === 2);
    expect(await membersSeenBy(host)).toEqual([host.user.id, guest.user.id]);
  });

  it('takes the code however it is typed', async () => {
    const [host, guest] = [await single(system.origin), await signUp(system.origin)];
    expect((await join(guest, `  ${host.couple.inviteCode.toUpperCase()}\n`)).status).toBe(200);
    await expectTogether(host, guest);
  });

  it.each([
    { what: 'a blank code', code: ' ', status: 400, refused: 'validation_failed' },
    { what: 'a code that nobody has', code: 'nobodys1', status: 404, refused: 'invite_not_found' },
  ])('refuses $what', async ({ code, status, refused }) => {
    const person = await signUp(system.origin);
    expect(await refusal(join(person, code))).toMatchObject({ status, code: refused });
    expect(await coupleOf(person)).toBeNull();
  });

  it('refuses a third member', async () => {
    const [[host], third] = [await couple(system.origin), await single(system.origin)];
    const { inviteCode } = (await coupleOf(host))!;
    expect(await refusal(join(third, inviteCode))).toMatchObject({ status: 409, code: 'couple_full' });
    expect(await coupleOf(third)).toEqual(third.couple);
    expect(await membersSeenBy(host)).toHaveLength(2);
  });

  it('of one’s own couple changes nothing', async () => {
    const host = await single(system.origin);
    expect(await join(host, host.couple.inviteCode)).toMatchObject({ status: 200, body: host.couple });
    const [first, second] = await couple(system.origin);
    const shared = (await coupleOf(first))!;
    expect(await join(second, shared.inviteCode)).toMatchObject({ status: 200, body: shared });
    expect(await membersSeenBy(host)).toEqual([host.user.id]);
  });

  it('merges whoever was alone in another couple, and that one’s code is gone', async () => {
    const [host, guest] = (await singles(system.origin, 2)) as [Single, Single];
    expect(await coupleOf(guest)).toEqual(guest.couple);
    const answer = await join(guest, host.couple.inviteCode);
    expect(answer).toMatchObject({ status: 200, body: { id: host.couple.id, memberCount: 2 } });
    await expectTogether(host, guest);

    const late = await signUp(system.origin);
    expect(await refusal(join(late, guest.couple.inviteCode))).toMatchObject({ code: 'invite_not_found' });
    const events = await eventually('the events about it', async () => {
      const all = await listEvents(system.nats, identityEvents.membershipChanged);
      const left = all.filter(({ data }) => data.coupleId === guest.couple.id);
      return left.length === 2 ? left : undefined;
    });
    expect(events.map(({ data }) => data)).toEqual([
      { coupleId: guest.couple.id, memberIds: [guest.user.id], version: 1 },
      { coupleId: guest.couple.id, memberIds: [], version: 2 },
    ]);
  });

  it('is not for one of two', async () => {
    const [[first], host] = [await couple(system.origin), await single(system.origin)];
    const refused = await refusal(join(first, host.couple.inviteCode));
    expect(refused).toMatchObject({ status: 409, code: 'already_partnered' });
    expect(await membersSeenBy(first)).toHaveLength(2);
    expect(await coupleOf(host)).toEqual(host.couple);
  });
});

describe('when several want the same at once', () => {
  it.each([
    { who: 'six people without a couple', guests: newcomers },
    { who: 'six people who are alone in couples of their own', guests: singles },
  ])('one of $who gets the last place', async ({ guests }) => {
    const host = await single(system.origin);
    const six = await guests(system.origin, 6);
    const answers = await Promise.all(six.map((guest) => join(guest, host.couple.inviteCode)));
    expect(outcomes(answers)).toEqual([200, ...Array<string>(5).fill('invite_not_found')]);

    const winner = six[answers.findIndex(({ status }) => status === 200)]!;
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
        const [a, b] = (await singles(system.origin, 2)) as [Single, Single];
        const answers = await Promise.all([act(a, b.couple.inviteCode), act(b, a.couple.inviteCode)]);
        await expectTogether(a, b);
        const left = await couplesLeft([a.couple.id, b.couple.id]);
        return { outcomes: outcomes(answers), couples: left.length };
      });
      for (const round of await Promise.all(rounds)) {
        expect(round.couples).toBe(1);
        expect(round.outcomes[0]).toBe(200);
        expect(['invite_not_found', 'already_partnered', 'couple_full']).toContain(round.outcomes[1]);
      }
    },
    30_000,
  );

  it('a ring of three who join one another ends with no one lost and nobody in two couples', async () => {
    const ring = await singles(system.origin, 3);
    const codes = ring.map((person) => person.couple.inviteCode);
    const answers = await Promise.all(ring.map((person, index) => join(person, codes[(index + 1) % 3])));
    expect(outcomes(answers).filter((outcome) => outcome === 200)).toHaveLength(1);
    await seen('everyone to see where they are', async () => {
      const counts = (await Promise.all(ring.map(coupleOf))).map((each: Couple | null) => each?.memberCount);
      return counts.sort().join() === '1,2,2';
    });
  });

  it('someone who is joined while they leave does not strand whoever joins them', async () => {
    const rounds = Array.from({ length: 10 }, async () => {
      const [host, middle, late] = (await singles(system.origin, 3)) as [Single, Single, Single];
      const answers = await Promise.all([
        join(middle, host.couple.inviteCode),
        join(late, middle.couple.inviteCode),
      ]);
      await seen('everyone to be somewhere', async () => {
        const theirs = await Promise.all([host, middle, late].map(coupleOf));
        return (
          theirs
            .map((each) => each?.memberCount)
            .sort()
            .join() === '1,2,2'
        );
      });
      return outcomes(answers);
    });
    for (const round of await Promise.all(rounds)) expect(round).toHaveLength(2);
  });
});
