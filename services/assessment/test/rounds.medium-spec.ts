import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { AssessmentNews, AssessmentRounds } from '@anew/contracts/assessment/views';
import { assessmentEvents, identityEvents } from '@anew/contracts/events/map';
import { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { listEvents, listPayloads, publishEvent } from '@anew/testkit/events';
import { deleteAccount, exportOf } from '@anew/testkit/life';
import { couple, Person, refusal, single, type SignedUp, signUp } from '@anew/testkit/person';
import { System } from '@anew/testkit/system';
import { join, resultsSeenByBoth, strangers } from './assessed.factory.js';
import { answers } from './answers.factory.js';

let system: System;
let database: Database;

beforeAll(async () => {
  system = await System.start();
  database = new Database(system.postgres, 'assessment');
}, 90_000);

afterAll(async () => {
  await database.close();
  await system.stop();
});

const RESULTS = '/api/assessment/results';
const ROUNDS = '/api/assessment/rounds';
const SUBMIT = '/api/assessment/submit';
const PROPOSE = '/api/assessment/rounds/propose';

type Answers = Record<string, string>;

const submit = (person: Person, responses: Answers) => person.post(SUBMIT, { responses });
const results = async (person: Person) =>
  (await person.expectOk(person.get<AssessmentResults | null>(RESULTS)))!;
const rounds = (person: Person) => person.expectOk(person.get<AssessmentRounds>(ROUNDS));
const news = (person: Person) => person.expectOk(person.get<AssessmentNews>('/api/assessment/news'));

/** Everything that someone can see, as it is sent. */
async function everythingSeenBy(person: Person): Promise<string> {
  const paths = [RESULTS, ROUNDS, '/api/assessment/news', '/api/assessment/my-responses'];
  const seen = await Promise.all(paths.map((path) => person.get(path)));
  return JSON.stringify(seen.map(({ status, body }) => [status, body]));
}

const ids = (a: SignedUp, b: SignedUp): string[] => [a.user.id, b.user.id].sort();

/** Moves everything that these two have done 31 days into the past. */
async function letTheDaysPass(a: SignedUp, b: SignedUp): Promise<void> {
  const days = "interval '31 days'";
  await database.query(
    `UPDATE rounds SET closed_at = closed_at - ${days}, next_from = next_from - ${days} WHERE member_ids = $1`,
    [ids(a, b)],
  );
  for (const table of ['responses', 'round_answers'])
    await database.query(
      `UPDATE ${table} SET submitted_at = submitted_at - ${days} WHERE user_id = ANY($1::uuid[])`,
      [ids(a, b)],
    );
}

const roundsOf = (a: SignedUp, b: SignedUp) =>
  database.query<{ number: number }>('SELECT number FROM rounds WHERE member_ids = $1 ORDER BY number', [
    ids(a, b),
  ]);

/** Results of this round, as soon as both see them. */
async function closed(a: SignedUp, b: SignedUp, number: number): Promise<AssessmentResults> {
  for (const person of [a, b])
    await eventually(`round ${number}`, async () =>
      (await rounds(person)).rounds.length === number ? true : undefined,
    );
  return results(a);
}

async function assessed(): Promise<[SignedUp, SignedUp, AssessmentResults]> {
  const [a, b] = await couple(system.origin);
  await a.expectOk(submit(a, answers(3)));
  await b.expectOk(submit(b, answers(2)));
  return [a, b, await closed(a, b, 1)];
}

/** Answers with one of the first questions changed to each option, and the best and worst answers. */
function probes(own: Answers): Answers[] {
  const oneChanged = ASSESSMENT_QUESTIONS.slice(0, 5).flatMap(({ id, options }) =>
    options.map(({ value }) => ({ ...own, [id]: value })),
  );
  return [answers(4), answers(1), ...oneChanged];
}

describe('within a round', () => {
  it('each may correct their answers and sees nothing, until both have answered; then it stands', async () => {
    const [a, b] = await couple(system.origin);
    for (const responses of [answers(4), answers(1), answers(3)]) {
      await a.expectOk(submit(a, responses));
      expect(await results(a)).toBeNull();
      expect((await rounds(a)).rounds).toEqual([]);
    }
    await b.expectOk(submit(b, answers(3)));
    const seen = await closed(a, b, 1);
    // The last of the corrections counts.
    expect(seen.pattern.name).toBe('Thriving Together');
    expect(await results(b)).toEqual(seen);
  });

  it('answering again after it tells nothing: no try is taken, and nothing that is shown changes', async () => {
    const [a, b, first] = await assessed();
    const [before, partnersView] = [await everythingSeenBy(a), await everythingSeenBy(b)];
    for (const responses of probes(answers(3)))
      expect(await refusal(submit(a, responses))).toMatchObject({ status: 409, code: 'round_too_soon' });
    expect(await everythingSeenBy(a)).toBe(before);
    expect(await everythingSeenBy(b)).toBe(partnersView);
    expect(await results(a)).toEqual(first);
    expect(await roundsOf(a, b)).toEqual([{ number: 1 }]);
  });

  it('says from when the next may begin, in words and for programs', async () => {
    const [a, b] = await assessed();
    const { next } = await rounds(a);
    const answer = await submit(b, answers(1));
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      statusCode: 409,
      code: 'round_too_soon',
      message: expect.stringMatching(/You can answer again from [A-Z][a-z]+ \d+, \d{4}\.$/),
      errors: [{ field: 'opensAt', message: next.opensAt }],
    });
    const days = (Date.parse(next.opensAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(29 * 86_400);
  });

  it('of two who answer at the same moment is closed once', async () => {
    const [a, b] = await couple(system.origin);
    await Promise.all([a.expectOk(submit(a, answers(3))), b.expectOk(submit(b, answers(3)))]);
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
      await a.expectOk(submit(a, responses));
      expect(await results(a)).toEqual(first);
    }
    expect((await rounds(a)).next.answeredAt).not.toBeNull();
    // The partner sees exactly what they saw before.
    expect(await everythingSeenBy(b)).toBe(partnersView);

    await b.expectOk(submit(b, answers(4)));
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
    await c.expectOk(submit(c, answers(1)));
    const shape = async (person: SignedUp) => {
      const { next } = await rounds(person);
      return { ...next, opensAt: next.opensAt === null };
    };
    expect(await shape(d)).toEqual(await shape(b));
    expect(await news(d)).toEqual(await news(b));
    expect((await d.post(PROPOSE)).status).toBe((await b.post(PROPOSE)).status);
    // One's own answers can be corrected until the other has answered.
    expect((await submit(c, answers(2))).status).toBe(202);
  });

  it('can be proposed by either, both see by whom, and a second proposal changes nothing', async () => {
    const [a, b] = await assessed();
    expect(await refusal(a.post(PROPOSE))).toMatchObject({ status: 409, code: 'round_too_soon' });
    await letTheDaysPass(a, b);
    const { next } = await a.expectOk(a.post<AssessmentRounds>(PROPOSE));
    expect(next.proposal).toMatchObject({ proposedBy: a.user.id });
    expect((await b.expectOk(b.post<AssessmentRounds>(PROPOSE))).next).toEqual(next);
    expect((await rounds(b)).next).toEqual(next);
    expect((await news(a)).proposal).toBeNull();
    expect((await news(b)).proposal).toEqual(next.proposal);

    await a.expectOk(submit(a, answers(3)));
    expect((await rounds(b)).next).toEqual(next);
    await b.expectOk(submit(b, answers(3)));
    await closed(a, b, 2);
    expect((await rounds(a)).next.proposal).toBeNull();
  });
});

describe('a proposal', () => {
  it('is part of what either takes along, and goes with whoever made it', async () => {
    const [a, b] = await assessed();
    await letTheDaysPass(a, b);
    const { next } = await a.expectOk(a.post<AssessmentRounds>(PROPOSE));
    for (const person of [a, b]) {
      const { body } = await exportOf<{ assessment: AssessmentRounds }>(person);
      expect(body.assessment.next.proposal).toEqual(next.proposal);
    }
    expect((await deleteAccount(a)).status).toBe(202);
    await eventually('the proposal to be gone', async () => {
      const rows = await database.everything();
      return rows.some((row) => row.startsWith('proposals ') && row.includes(a.user.id)) ? undefined : true;
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
    expect((await a.post('/api/assessment/results/seen')).status).toBe(204);
    expect((await a.post('/api/assessment/results/seen')).status).toBe(204);
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
    const pair = await strangers(system.origin);
    const { first, second } = pair;
    await second.expectOk(second.post('/api/couples/setup-individual'));
    for (const person of [first, second]) await person.expectOk(submit(person, answers(3)));
    await join(pair);
    await resultsSeenByBoth(pair, 20_000);
    expect(await roundsOf(first, second)).toEqual([{ number: 1 }]);
  });

  it('shows a new partner nothing of it, nor the former one what comes later', async () => {
    const [a, b, first] = await assessed();
    const former = await rounds(a);
    expect((await deleteAccount(b)).status).toBe(202);
    await eventually('the round to be gone', async () =>
      (await roundsOf(a, b)).length === 0 ? true : undefined,
    );
    const alone = await eventually('to be alone', async () => {
      const seen = await rounds(a);
      return seen.rounds.length === 0 ? seen : undefined;
    });
    expect(alone.next).toMatchObject({ number: 1, opensAt: null });
    expect(former.rounds).toHaveLength(1);

    const { inviteCode } = await a.expectOk(a.get<{ inviteCode: string }>('/api/couples/current'));
    const c = await signUp(system.origin);
    await c.expectOk(c.post('/api/couples/join-invite', { inviteCode }));
    expect(await results(c)).toBeNull();
    expect((await rounds(c)).rounds).toEqual([]);
    // They start with a first round of their own, whatever was closed before.
    await c.expectOk(submit(c, answers(1)));
    const seen = await closed(a, c, 1);
    expect(seen).not.toEqual(first);
    expect(JSON.stringify(seen)).not.toContain(b.user.id);
  });
});

describe('events', () => {
  it('that come twice, late or out of order close nothing twice', async () => {
    const [a, b, first] = await assessed();
    const { id: coupleId } = await a.expectOk(a.get<{ id: string }>('/api/couples/current'));
    const memberships = (await listEvents(system.nats, identityEvents.membershipChanged)).filter(
      ({ data }) => data.coupleId === coupleId,
    );
    for (const event of [...memberships, ...memberships.toReversed()]) {
      await publishEvent(system.nats, event);
      await publishEvent(system.nats, { ...event, id: uuidv7() });
    }
    // Events are handled in order: once another couple's round has been closed by events alone, those above
    // have been handled, too.
    const pair = await strangers(system.origin);
    await pair.second.expectOk(pair.second.post('/api/couples/setup-individual'));
    for (const person of [pair.first, pair.second]) await person.expectOk(submit(person, answers(3)));
    await join(pair);
    await resultsSeenByBoth(pair, 20_000);
    expect(await roundsOf(a, b)).toEqual([{ number: 1 }]);
    expect(await results(a)).toEqual(first);
    const told = await listEvents(system.nats, assessmentEvents.resultsComputed);
    expect(told.filter(({ data }) => data.coupleId === coupleId)).toHaveLength(1);
  });

  it('say nothing of who has begun, neither on the stream nor on their way there', async () => {
    const [a] = await couple(system.origin);
    await a.expectOk(submit(a, answers(3)));
    const told = await listPayloads(system.nats, 'evt.assessment.>');
    const waiting = await database.query<{ data: object }>('SELECT data FROM outbox');
    expect([...told, JSON.stringify(waiting)].filter((text) => text.includes(a.user.id))).toEqual([]);
  });
});

describe('refusals', () => {
  const READS = [ROUNDS, '/api/assessment/news', RESULTS];
  const WRITES = [PROPOSE, '/api/assessment/results/seen'];

  it('signed out', async () => {
    const nobody = new Person(system.origin);
    for (const path of READS) expect((await nobody.get(path)).status).toBe(401);
    for (const path of WRITES) expect((await nobody.post(path)).status).toBe(401);
  });

  it('without a couple', async () => {
    const person = await signUp(system.origin);
    for (const path of READS) expect((await person.get(path)).status).toBe(403);
    for (const path of WRITES) expect((await person.post(path)).status).toBe(403);
  });

  it('alone in a couple: there is nobody to propose a round to, and nothing to see', async () => {
    const person = await single(system.origin);
    expect(await refusal(person.post(PROPOSE))).toMatchObject({ status: 409, code: 'partner_required' });
    expect((await person.post('/api/assessment/results/seen')).status).toBe(204);
    expect(await news(person)).toEqual({ newResults: false, proposal: null });
    expect(await rounds(person)).toEqual({
      rounds: [],
      next: { number: 1, opensAt: null, proposal: null, answeredAt: null },
    });
    // Nobody has seen anything yet, so the answers can be changed any number of times.
    for (const score of [1, 2, 3] as const) expect((await submit(person, answers(score))).status).toBe(202);
  });

  it('a stranger sees their own rounds alone', async () => {
    const [a] = await assessed();
    const [stranger] = await couple(system.origin);
    expect((await rounds(stranger)).rounds).toEqual([]);
    expect((await rounds(a)).rounds).toHaveLength(1);
  });
});
