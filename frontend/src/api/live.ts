import type { LiveTopic } from '@anew/contracts/live/views';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { currentUserQuery } from './account';
import { currentCoupleQuery } from './couples';

export const LIVE_URL = '/api/live';

/** Beginnings of the addresses whose answers a change of each topic makes outdated. */
const OUTDATED: Record<LiveTopic, readonly string[]> = {
  joined: ['/api/'],
  left: ['/api/'],
  member: ['/api/couples/members', '/api/couples/news', '/api/auth/user'],
  appreciation: ['/api/appreciation', '/api/news'],
  entry: ['/api/journal', '/api/news'],
  question: ['/api/prompts'],
  activity: ['/api/connection-activities'],
  step: ['/api/modules'],
  results: ['/api/assessment/results', '/api/assessment/rounds', '/api/assessment/news', '/api/talks'],
  focus: ['/api/focuses'],
  talk: ['/api/talks', '/api/agreements'],
};

const isIn = (beginnings: readonly string[], [address]: QueryKey): boolean =>
  typeof address === 'string' && beginnings.some((beginning) => address.startsWith(beginning));

/** Reads anew what the screen shows of these topics. Topics that only a newer release knows are ignored. */
export async function readAnew(client: QueryClient, topics: readonly string[]): Promise<void> {
  const known: Partial<Record<string, readonly string[]>> = OUTDATED;
  const beginnings = topics.flatMap((topic) => known[topic] ?? []);
  await client.invalidateQueries({ predicate: ({ queryKey }) => isIn(beginnings, queryKey) });
}

/** Reads anew all that may have changed unheard. */
export const readAllAnew = (client: QueryClient): Promise<void> => client.invalidateQueries();

/** Asks again who is signed in, and in which couple. */
export async function readSessionAnew(client: QueryClient): Promise<void> {
  const queries = [currentUserQuery, currentCoupleQuery];
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}
