import type { Actor } from '@anew/contracts/actor';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import type { AssessmentRounds } from '@anew/contracts/assessment/views';
import { assessmentEvents, identityEvents } from '@anew/contracts/events/map';
import { DAY_MS } from '@anew/contracts/local-date';
import { alone, someone } from '@anew/service-testkit/actors';
import { refusalOf } from '@anew/service-testkit/service-alone';
import { listEvents, listPayloads } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { describe, expect, it } from '@jest/globals';
import { answers } from './answers.factory.js';
import {
  type Answers,
  assessed,
  assessment,
  closed,
  couple,
  database,
  everythingSeenBy,
  join,
  letTheDaysPass,
  markSeen,
  news,
  propose,
  results,
  rounds,
  roundsOf,
  submit,
  tellMembers,
} from './round-steps.js';

const { membershipChanged, accountDeleted } = identityEvents;

/** Answers with one of the first questions changed to each option, and the best and worst answers. */
function probes(own: Answers): Answers[] {
  const oneChanged = ASSESSMENT_QUESTIONS.slice(0, 5).flatMap(({ id, options }) =>
    options.map(({ value }) => ({ ...own, [id]: value })),
  );
  return [answers(4), answers(1), ...oneChanged];
}

describe('within a round', () => {
  it('each may correct their answers and sees nothing, until both have answered; then it stands', async () => {
    const [a, b] = await couple();
    for (const responses of [answers(4), answers(1), answers(3)]) {
      await submit(a, responses);
      expect(await results(a)).toBeNull();
      expect((await rounds(a)).rounds).toEqual([]);
    }
    await submit(b, answers(3));
    const seen = await closed(a, b, 1);
    // The last of the corrections counts.
    expect(seen.pattern.name).toBe('Thriving Together');
    expect(await results(b)).toEqual(seen);
  });

  it('answering again after it tells nothing: no try is taken, and nothing that is shown changes', async () => {
    const [a, b, first] = await assessed();
    const [before, partnersView] = [await everythingSeenBy(a), await everythingSeenBy(b)];
    for (const responses of probes(answers(3)))
      expect(await refusalOf(submit(a, responses))).toMatchObject({
        kind: 'conflict',
        code: 'round_too_soon',
      });
    expect(await everythingSeenBy(a)).toBe(before);
    expect(await everythingSeenBy(b)).toBe(partnersView);
    expect(await results(a)).toEqual(first);
    expect(await roundsOf(a, b)).toEqual([{ number: 1 }]);
  });

  it('says from when the next may begin, in words and for programs', async () => {
    const [a, b] = await assessed();
    const { next } = await rounds(a);
    const refused = await refusalOf(submit(b, answers(1)));
    expect(refused).toMatchObject({
      kind: 'conflict',
      code: 'round_too_soon',
      message: expect.stringMatching(
        /You can answer again from [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d\s[AP]M\.$/,
      ),
      details: { fields: [{ field: 'opensAt', message: next.opensAt }] },
    });
    const days = (Date.parse(next.opensAt ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(refused.details.retryAfter).toBeGreaterThan(29 * 86_400);
  });

  it('of two who answer at the same moment is closed once', async () => {
    const [a, b] = await couple();
    await Promise.all([submit(a, answers(3)), submit(b, answers(3))]);
    await closed(a, b, 1);
    expect(await roundsOf(a, b)).toEqual([{ number: 1 }]);
  });
});

describe('a new round', () => {
  it('shows nothing before both have answered it; the results of the last one stay', async () => {
    const [a, b, first] = await assessed();
    await letTheDaysPass(a, b);
    const partnersView = await everythingSeenBy(b);
    for (const responses of probes(answers(1)).slice(0, 6)) {
      await submit(a, responses);
      expect(await results(a)).toEqual(first);
    }
    expect((await rounds(a)).next.answeredAt).not.toBeNull();
    // The partner sees exactly what they saw before.
    expect(await everythingSeenBy(b)).toBe(partnersView);

    await submit(b, answers(4));
    const second = await closed(a, b, 2);
    expect(second).not.toEqual(first);
    const { rounds: past, next } = await rounds(b);
    expect(past.map(({ number, results: of }) => [number, of])).toEqual([
      [2, second],
      [1, first],
    ]);
    expect(next).toMatchObject({ number: 3, answeredAt: null, proposal: null });
  });

  it('looks the same to someone who has not answered, whether or not the partner has', async () => {
    const [[a, b], [c, d]] = [await assessed(), await assessed()];
    await letTheDaysPass(a, b);
    await letTheDaysPass(c, d);
    await submit(c, answers(1));
    const shape = async (person: Actor) => {
      const { next } = await rounds(person);
      return { ...next, opensAt: next.opensAt === null };
    };
    expect(await shape(d)).toEqual(await shape(b));
    expect(await news(d)).toEqual(await news(b));
    for (const person of [d, b]) expect((await propose(person)).next).toMatchObject({ number: 2 });
    // A correction of one's own is taken, as long as the other has not answered.
    await submit(c, answers(2));
  });

  it('can be proposed by either, both see by whom, and a second proposal changes nothing', async () => {
    const [a, b] = await assessed();
    expect(await refusalOf(propose(a))).toMatchObject({ kind: 'conflict', code: 'round_too_soon' });
    await letTheDaysPass(a, b);
    const { next } = await propose(a);
    expect(next.proposal).toMatchObject({ proposedBy: a.userId });
    expect((await propose(b)).next).toEqual(next);
    expect((await rounds(b)).next).toEqual(next);
    expect((await news(a)).proposal).toBeNull();
    expect((await news(b)).proposal).toEqual(next.proposal);

    await submit(a, answers(3));
    expect((await rounds(b)).next).toEqual(next);
    await submit(b, answers(3));
    await closed(a, b, 2);
    expect((await rounds(a)).next.proposal).toBeNull();
  });
});

describe('an export', () => {
  it('goes on after answers and results that no key opens', async () => {
    const [a, b] = await assessed();
    await letTheDaysPass(a, b);
    await submit(a, answers(3));
    await database.query(`UPDATE round_answers SET responses = '\\x00' WHERE user_id = $1`, [a.userId]);
    await database.query(
      `UPDATE round_results SET results = '\\x00' FROM rounds WHERE id = round_id AND $1 = ANY(member_ids)`,
      [a.userId],
    );
    expect(await assessment.exportOf(assessmentRpc.account.export, a)).toMatchObject({
      responses: { responses: answers(3) },
      responsesInRounds: [{ unreadable: true }],
      results: { unreadable: true },
      rounds: { unreadable: true },
      talks: [],
    });
    await database.query(`UPDATE responses SET responses = '\\x00' WHERE user_id = $1`, [a.userId]);
    expect(await assessment.exportOf(assessmentRpc.account.export, a)).toMatchObject({
      responses: { unreadable: true },
      agreements: [],
    });
  });
});

describe('a proposal', () => {
  it('is part of what either takes along, and goes with whoever made it', async () => {
    const [a, b] = await assessed();
    await letTheDaysPass(a, b);
    const { next } = await propose(a);
    for (const person of [a, b]) {
      const part = await assessment.exportOf(assessmentRpc.account.export, person);
      expect((part as unknown as AssessmentRounds).next.proposal).toEqual(next.proposal);
    }
    await assessment.tell(accountDeleted, { userId: a.userId });
    await eventually('the proposal to be gone', async () => {
      const rows = await database.everything();
      return rows.some((row) => row.startsWith('proposals ') && row.includes(a.userId)) ? undefined : true;
    });
    await eventually('it to be seen no more', async () =>
      (await rounds(b)).next.proposal === null ? true : undefined,
    );
  });
});

describe('both', () => {
  it('are told that there are results, each until they have looked', async () => {
    const [a, b] = await assessed();
    expect((await news(a)).newResults).toBe(true);
    for (let time = 0; time < 2; time++) await markSeen(a);
    expect((await news(a)).newResults).toBe(false);
    expect((await news(b)).newResults).toBe(true);
    await letTheDaysPass(a, b);
    await Promise.all([submit(a, answers(4)), submit(b, answers(4))]);
    await closed(a, b, 2);
    expect((await news(a)).newResults).toBe(true);
  });
});

describe('a round belongs to two people', () => {
  it('is closed once they come together, when each has answered alone', async () => {
    const [first, second] = [someone(), someone()];
    for (const person of [first, second]) await submit(person, answers(3));
    const [one, other] = await join(first, second);
    await closed(one, other, 1);
    expect(await roundsOf(first, second)).toEqual([{ number: 1 }]);
  });

  it('shows a new partner nothing of it, nor the former one what comes later', async () => {
    const [a, b, first] = await assessed();
    const former = await rounds(a);
    await assessment.tell(accountDeleted, { userId: b.userId });
    await eventually('the round to be gone', async () =>
      (await roundsOf(a, b)).length === 0 ? true : undefined,
    );
    const left = { ...alone(a), coupleId: a.coupleId };
    await tellMembers(left, 3);
    const seenAlone = await rounds(left);
    expect(seenAlone.rounds).toEqual([]);
    expect(seenAlone.next).toMatchObject({ number: 1, opensAt: null });
    expect(former.rounds).toHaveLength(1);

    const [me, c] = await join(left, someone(), 4);
    expect(await results(c)).toBeNull();
    expect((await rounds(c)).rounds).toEqual([]);
    // They start with a first round of their own, whatever was closed before and answered beside somebody else.
    await submit(c, answers(1));
    expect(await roundsOf(me, c)).toEqual([]);
    await submit(me, answers(3));
    const seen = await closed(me, c, 1);
    expect(seen).not.toEqual(first);
    expect(JSON.stringify(seen)).not.toContain(b.userId);
  });
});

describe('events', () => {
  it('that come twice, late or out of order close nothing twice', async () => {
    const [a, b, first] = await assessed();
    const coupleId = a.coupleId!;
    const memberships = (await listEvents(assessment.nats, membershipChanged)).filter(
      ({ data }) => data.coupleId === coupleId,
    );
    const older = { ...memberships[0]!.data, memberIds: [a.userId], version: 1 };
    for (const { id, data } of [...memberships, ...memberships]) {
      await assessment.tell(membershipChanged, data, { id });
      await assessment.tell(membershipChanged, data);
      await assessment.tell(membershipChanged, older, { occurredAt: new Date('2020-01-01') });
    }
    await assessment.handled(membershipChanged);
    expect(await roundsOf(a, b)).toEqual([{ number: 1 }]);
    expect(await results(a)).toEqual(first);
    const told = await listEvents(assessment.nats, assessmentEvents.resultsComputed);
    expect(told.filter(({ data }) => data.coupleId === coupleId)).toHaveLength(1);
  });

  it('say nothing of who has begun, neither on the stream nor on their way there', async () => {
    const [a] = await couple();
    await submit(a, answers(3));
    const told = await listPayloads(assessment.nats, 'evt.assessment.>');
    const waiting = await database.query<{ data: object }>('SELECT data FROM outbox');
    expect([...told, JSON.stringify(waiting)].filter((text) => text.includes(a.userId))).toEqual([]);
  });
});

describe('refusals', () => {
  it('alone in a couple: there is nobody to propose a round to, and nothing to see', async () => {
    const person = someone();
    expect(await refusalOf(propose(person))).toMatchObject({ kind: 'conflict', code: 'partner_required' });
    await markSeen(person);
    expect(await results(person)).toBeNull();
    expect(await news(person)).toEqual({ newResults: false, proposal: null });
    expect(await rounds(person)).toEqual({
      rounds: [],
      next: { number: 1, opensAt: null, proposal: null, answeredAt: null },
    });
    // Nobody has seen anything yet: one's answers can be changed as often as one likes.
    for (const score of [1, 2, 3] as const) await submit(person, answers(score));
  });

  it('a stranger sees their own rounds alone', async () => {
    const [a] = await assessed();
    const [stranger] = await couple();
    expect((await rounds(stranger)).rounds).toEqual([]);
    expect((await rounds(a)).rounds).toHaveLength(1);
  });
});
