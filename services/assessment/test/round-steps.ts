import type { Actor } from '@anew/contracts/actor';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import { assessmentRpc } from '@anew/contracts/assessment/rpc';
import { identityEvents } from '@anew/contracts/events/map';
import { someone, together } from '@anew/service-testkit/actors';
import { ServiceAlone } from '@anew/service-testkit/service-alone';
import type { Database } from '@anew/testkit/database';
import { eventually } from '@anew/testkit/eventually';
import { afterAll, beforeAll } from '@jest/globals';
import { start } from '../src/app.js';
import { start as worker } from '../src/worker-app.js';
import { answers } from './answers.factory.js';

/** The service and its worker. All cases of a spec file use them, because they take long to start. */
export let assessment: ServiceAlone;
export let database: Database;

beforeAll(async () => {
  assessment = await ServiceAlone.start('assessment', start, { worker, env: { RECONCILE_EVERY_MS: '500' } });
  ({ database } = assessment);
});

afterAll(() => assessment.stop());

const { membershipChanged } = identityEvents;

export type Answers = Record<string, string>;

export const submit = (person: Actor, responses: Answers) =>
  assessment.ask(assessmentRpc.responses.submit, person, { responses });
export const results = async (person: Actor) =>
  (await assessment.ask(assessmentRpc.results.current, person, {}))!;
export const rounds = (person: Actor) => assessment.ask(assessmentRpc.rounds.list, person, {});
export const news = (person: Actor) => assessment.ask(assessmentRpc.rounds.news, person, {});
export const propose = (person: Actor) => assessment.ask(assessmentRpc.rounds.propose, person, {});
export const markSeen = (person: Actor) => assessment.ask(assessmentRpc.results.seen, person, {});

/** All that someone can look at. */
export async function everythingSeenBy(person: Actor): Promise<string> {
  const mine = assessment.ask(assessmentRpc.responses.mine, person, {});
  return JSON.stringify(await Promise.all([results(person), rounds(person), news(person), mine]));
}

/** The two become a couple, and the service is told so. */
export async function join(host: Actor, guest: Actor, version = 2): Promise<[Actor, Actor]> {
  const pair = together(host, guest);
  await tellMembers(pair[0], version);
  return pair;
}

export const tellMembers = ({ coupleId, memberIds }: Actor, version: number) =>
  assessment.tell(membershipChanged, { coupleId: coupleId!, memberIds, version });

export async function couple(): Promise<[Actor, Actor]> {
  const [a, b] = await join(someone(), someone());
  await eventually('the couple to be known', async () => {
    const rows = await database.query('SELECT 1 FROM couples WHERE couple_id = $1', [a.coupleId]);
    return rows.length > 0 || null;
  });
  return [a, b];
}

const ids = (a: Actor, b: Actor): string[] => [a.userId, b.userId].sort();

/** Moves all that these two have done 31 days into the past. */
export async function letTheDaysPass(a: Actor, b: Actor): Promise<void> {
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

export const roundsOf = (a: Actor, b: Actor) =>
  database.query<{ number: number }>('SELECT number FROM rounds WHERE member_ids = $1 ORDER BY number', [
    ids(a, b),
  ]);

/** The results of this round, seen by both. */
export async function closed(a: Actor, b: Actor, number: number): Promise<AssessmentResults> {
  for (const person of [a, b])
    await eventually(`round ${number}`, async () =>
      (await rounds(person)).rounds.length === number ? true : undefined,
    );
  return results(a);
}

export async function assessed(): Promise<[Actor, Actor, AssessmentResults]> {
  const [a, b] = await couple();
  await submit(a, answers(3));
  await submit(b, answers(2));
  return [a, b, await closed(a, b, 1)];
}
