import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentResults } from '@anew/contracts/assessment/results';
import type { Couple } from '@anew/contracts/identity/views';
import { eventually } from '@anew/testkit/eventually';
import { type Person, type SignedUp, signUp, single } from '@anew/testkit/person';

/** Complete answers, with the option at this index for every question. */
const answersAt = (index: number) =>
  Object.fromEntries(
    ASSESSMENT_QUESTIONS.map(({ id, options }) => [id, options[index % options.length]!.value]),
  );

/** Two people on their way to results. */
export interface Pair {
  coupleId: string;
  first: SignedUp;
  second: SignedUp;
}

/** Submits answers. Resolves at the 202. */
export async function submit(person: Person, index = 0): Promise<void> {
  await person.expectOk(person.post('/api/assessment/submit', { responses: answersAt(index) }));
}

/** Results, or undefined while there are none or the service is unavailable. */
async function resultsSeenBy(person: Person): Promise<AssessmentResults | undefined> {
  const { status, body } = await person.get<AssessmentResults | null>('/api/assessment/results');
  return status === 200 && body !== null ? body : undefined;
}

/** Waits until both partners see results. */
export function resultsSeenByBoth({ first, second }: Pair, deadlineMs: number) {
  const seenBy = (person: Person) => eventually('the results', () => resultsSeenBy(person), deadlineMs);
  return Promise.all([seenBy(first), seenBy(second)]);
}

/** Two strangers. The first has a couple account. */
export async function strangers(origin: string): Promise<Pair> {
  const [first, second] = await Promise.all([single(origin), signUp(origin)]);
  return { coupleId: first.couple.id, first, second };
}

export async function join({ first, second }: Pair): Promise<void> {
  const { inviteCode } = await first.expectOk(first.get<Couple>('/api/couples/current'));
  await second.expectOk(second.post('/api/couples/join-invite', { inviteCode }));
}

/** A couple of which only the first has answered. */
export async function halfAssessed(origin: string): Promise<Pair> {
  const pair = await strangers(origin);
  await join(pair);
  await submit(pair.first);
  return pair;
}
