import { createHash } from 'node:crypto';

function rank(seed: string, id: string): string {
  return createHash('sha256').update(`${seed}\n${id}`).digest('hex');
}

/**
 * The one of `ids` that belongs to a couple's day: every id once per round, each round in an order of its own.
 * @param coupleId whose day it is: both partners draw the same
 * @param day whole days since 1970-01-01
 */
export function choiceOfDay(ids: string[], coupleId: string, day: number): string | undefined {
  const round = Math.floor(day / ids.length);
  const seed = `${coupleId}\n${round}`;
  const order = ids.map((id) => ({ id, rank: rank(seed, id) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return order[day % ids.length]?.id;
}
