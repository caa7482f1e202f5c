import { assessmentEvents } from '@anew/contracts/events/map';
import type { Database } from '@anew/testkit/database';
import { listEvents } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import type { ServerAddress } from '@anew/testkit/servers';
import type { Pair } from './assessed.factory.js';

// Which results a service has stored, and which it has told others of. Both must be each result once, whatever was killed.

/** Name of the one result of a round, of the form `<couple> <round>`. */
type ResultName = string;

export const nameOf = ({ coupleId }: Pair, round: number): ResultName => `${coupleId} ${round}`;

/** Every result of these couples that was published, as often as it was. */
export async function listTold(nats: ServerAddress, pairs: Pair[]): Promise<ResultName[]> {
  const events = await listEvents(nats, assessmentEvents.resultsComputed);
  return events
    .filter(({ data }) => pairs.some(({ coupleId }) => coupleId === data.coupleId))
    .map(({ data }) => `${data.coupleId} ${data.round}`)
    .sort();
}

/** Couples with stored results, one entry for each round. */
export async function listStored(database: Database, pairs: Pair[]): Promise<string[]> {
  const rows = await database.query<{ couple_id: string }>(
    'SELECT couple_id FROM rounds JOIN round_results ON round_id = id WHERE couple_id = ANY($1) ORDER BY couple_id',
    [pairs.map(({ coupleId }) => coupleId)],
  );
  return rows.map((row) => row.couple_id);
}

/** Resolves once the outbox has no unpublished events, including ones that were given up. */
export async function everythingTold(database: Database): Promise<void> {
  await eventually('the outbox to be empty', async () => {
    const left = await database.query('SELECT 1 FROM outbox WHERE published_at IS NULL');
    return left.length === 0 ? true : undefined;
  });
}
