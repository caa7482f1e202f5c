import type { Actor } from '@anew/contracts/actor';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import { alone, someone } from '@anew/service-testkit/actors';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { GivenBeside1790000063000 } from '../src/migrations/given-beside.js';
import { answers } from './answers.factory.js';
import {
  assessed,
  assessment,
  closed,
  couple,
  database,
  everythingSeenBy,
  join,
  letTheDaysPass,
  rounds,
  roundsOf,
  submit,
  tellMembers,
} from './round-steps.js';

const { membershipChanged, accountDeleted } = identityEvents;

describe('answers of somebody who is alone by what the gateway knows', () => {
  /** Two of whom the partner has answered, and the other as a gateway sees them that takes them for alone. */
  async function half(coupleVersion: number): Promise<{ a: Actor; partner: Actor; lone: Actor }> {
    const [a, partner] = await couple();
    await submit(partner, answers(1));
    return { a, partner, lone: { ...alone(a), coupleId: a.coupleId, coupleVersion } };
  }

  it('close no round with a partner who has just left, though word of it is late', async () => {
    const { a, partner, lone } = await half(3);
    await submit(lone, answers(2));
    expect(await roundsOf(a, partner)).toEqual([]);
    await tellMembers(lone, 3);
    const [me, c] = await join(lone, someone(), 4);
    await submit(c, answers(3));
    // They were given alone, so they count beside the next partner.
    await closed(me, c, 1);
  });

  it('close no round with the partner whom they have just left for a couple of their own', async () => {
    const { a, partner } = await half(2);
    await submit({ ...alone(a), coupleVersion: 1 }, answers(2));
    expect(await roundsOf(a, partner)).toEqual([]);
  });

  it('close the round with a partner who has just joined, as the service knows already', async () => {
    const { a, partner, lone } = await half(1);
    await submit(lone, answers(2));
    expect(await roundsOf(a, partner)).toEqual([{ number: 1 }]);
  });

  it('close the round with the partner for whom they have just given up a couple of their own', async () => {
    const { a, partner } = await half(2);
    const before = { ...alone(a), coupleVersion: 1 };
    await tellMembers({ ...before, memberIds: [] }, 2);
    await assessment.handled(membershipChanged);
    await submit(before, answers(2));
    expect(await roundsOf(a, partner)).toEqual([{ number: 1 }]);
  });
});

describe('answers that two have given alone', () => {
  it.each<{ since: string; version: number; left: (host: Actor) => string[] }>([
    { since: 'one of them has left', version: 3, left: (host) => [host.userId] },
    { since: 'both have left', version: 4, left: () => [] },
  ])('close no round when word that they are a couple comes after word that $since', async (after) => {
    const [host, guest] = [someone(), someone()];
    for (const person of [host, guest]) await submit(person, answers(3));
    await tellMembers({ ...host, memberIds: after.left(host) }, after.version);
    await assessment.handled(membershipChanged);
    const [one, other] = await join(host, guest);
    await assessment.handled(membershipChanged);
    expect(await roundsOf(one, other)).toEqual([]);

    await tellMembers(one, after.version + 1);
    await closed(one, other, 1);
  });
});

describe('answers given beside somebody else', () => {
  /** Someone who has answered beside a partner who left, and who is joined by a new one. */
  async function joinedAgain(): Promise<{ me: Actor; ex: Actor; c: Actor }> {
    const [a, ex] = await couple();
    await submit(a, answers(1));
    const left = { ...alone(a), coupleId: a.coupleId };
    await tellMembers(left, 3);
    const [me, c] = await join(left, someone(), 4);
    return { me, ex: alone(ex), c };
  }

  it('are not shown to the next partner: it is as if their author had not answered', async () => {
    const { me, c } = await joinedAgain();
    const [, untouched] = await couple();
    const fresh = await everythingSeenBy(untouched);
    expect(await everythingSeenBy(me)).toBe(fresh);
    expect(await everythingSeenBy(c)).toBe(fresh);
    await submit(c, answers(4));
    // Nothing says that the partner has answered meanwhile.
    expect(await everythingSeenBy(me)).toBe(fresh);
    expect(await roundsOf(me, c)).toEqual([]);
    const [part] = [await assessment.exportOf(assessmentRpc.account.export, me)];
    expect(part).toMatchObject({ responses: { responses: answers(1) } });

    await submit(me, answers(4));
    expect((await closed(me, c, 1)).pattern.name).toBe('Thriving Together');
  });

  it('count when the two come together again, and those from in between do not', async () => {
    const { me, ex, c } = await joinedAgain();
    const [back, again] = await join(alone(me), ex);
    await submit(again, answers(1));
    await closed(back, again, 1);

    await letTheDaysPass(back, again);
    const [beside] = await join(alone(back), alone(c));
    await submit(beside, answers(4));
    const [home, partner] = await join(alone(beside), alone(again));
    expect((await rounds(home)).next).toMatchObject({ number: 2, answeredAt: null });
    await submit(partner, answers(2));
    expect(await roundsOf(home, partner)).toEqual([{ number: 1 }]);
    // What they saw before is there again.
    expect(await assessment.ask(assessmentRpc.responses.mine, home, {})).not.toBeNull();
    expect((await rounds(home)).rounds).toHaveLength(1);
  });

  it('do not count either when the former partner is erased, and name them no more', async () => {
    const { me, ex, c } = await joinedAgain();
    await submit(c, answers(4));
    await assessment.tell(accountDeleted, { userId: ex.userId });
    await eventually('the former partner to be named no more', async () => {
      const rows = await database.everything();
      return rows.some((row) => row.startsWith('responses ') && row.includes(ex.userId)) ? undefined : true;
    });
    await tellMembers(me, 5);
    await assessment.handled(membershipChanged);
    expect(await roundsOf(me, c)).toEqual([]);
    expect((await rounds(me)).next.answeredAt).toBeNull();
  });

  it('are known by their partner also where only the service knows the couple, and events come late', async () => {
    const [a, ex] = await couple();
    await submit({ ...alone(a), coupleId: a.coupleId }, answers(1));
    const [me, c] = await join(alone(a), someone());
    await tellMembers({ ...a, memberIds: [a.userId, ex.userId] }, 2);
    await submit(c, answers(1));
    await assessment.handled(membershipChanged);
    expect(await roundsOf(me, c)).toEqual([]);
  });

  it('are taken as given beside the partner of then, or of now, where the release before stored them', async () => {
    const [[a, b], [c, d], lone] = [await assessed(), await couple(), someone()];
    for (const person of [c, lone]) await submit(person, answers(3));
    await tellMembers({ ...a, memberIds: [a.userId] }, 3);
    await assessment.handled(membershipChanged);
    const runner = database as unknown as QueryRunner;
    await new GivenBeside1790000063000().down(runner);
    await new GivenBeside1790000063000().up(runner);
    const rows = await database.query<{ userId: string; givenBeside: string | null }>(
      'SELECT user_id AS "userId", given_beside AS "givenBeside" FROM responses WHERE user_id = ANY($1::uuid[])',
      [[a, b, c, lone].map(({ userId }) => userId)],
    );
    expect(Object.fromEntries(rows.map(({ userId, givenBeside }) => [userId, givenBeside]))).toEqual({
      [a.userId]: b.userId,
      [b.userId]: a.userId,
      [c.userId]: d.userId,
      [lone.userId]: null,
    });
  });
});
