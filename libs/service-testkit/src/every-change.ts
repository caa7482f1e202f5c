import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { DomainError } from '@anew/contracts/errors';
import { identityEvents } from '@anew/contracts/events/map';
import type { HttpMap, RepeatableRoute } from '@anew/contracts/http/map';
import type { identityRpc } from '@anew/contracts/identity/rpc';
import type { RpcInput, RpcSubject, StreamInput, StreamSubject } from '@anew/contracts/rpc/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import type { ServiceAlone } from './service-alone.js';

const { chat } = coachingRpc.conversations;

/** What is called for the changes whose answer the gateway makes itself. One that is missing here does not compile. */
interface Behind {
  'POST /api/coaching/chat': typeof chat;
  'POST /api/couples/setup-individual': typeof identityRpc.couples.setup;
}

type Forwarding = {
  [R in RepeatableRoute]: HttpMap[R] extends { forwards: RpcSubject } ? R : never;
}[RepeatableRoute];
type Repeatable = HttpMap[Forwarding]['forwards'] | Behind[Exclude<RepeatableRoute, Forwarding>];

/** An input for every call of a service that takes an `Idempotency-Key`. With one missing, it does not compile. */
export type RepeatableChanges<N extends ServiceName> = {
  [S in Extract<Repeatable, `rpc.${N}.${string}`>]: S extends RpcSubject
    ? RpcInput<S>
    : S extends StreamSubject
      ? StreamInput<S>
      : never;
};

/**
 * Asks for one after the other, so that a change that takes something back stands before the one that gives it: what
 * was given is still there then for an erasure. @returns the code with which each was refused, or `done`
 */
export async function outcomesOf<N extends ServiceName>(
  service: ServiceAlone,
  actor: Actor,
  changes: RepeatableChanges<N>,
): Promise<Record<string, string>> {
  const ask = (subject: string, input: unknown): Promise<unknown> =>
    subject === chat
      ? service.askForAll(chat, actor, input as StreamInput<typeof chat>)
      : service.ask(subject as RpcSubject, actor, input as RpcInput<RpcSubject>);
  const outcomes: Record<string, string> = {};
  for (const [subject, input] of Object.entries(changes))
    outcomes[subject] = await outcomeOf(ask(subject, input));
  return outcomes;
}

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** The same outcome for each of them. */
export const eachIs = (outcome: string, changes: object): Record<string, string> =>
  Object.fromEntries(Object.keys(changes).map((subject) => [subject, outcome]));

/** Lets the service erase somebody. */
export async function erase(service: ServiceAlone, { userId }: Actor): Promise<void> {
  const { accountDeleted } = identityEvents;
  await service.tell(accountDeleted, { userId });
  await service.handled(accountDeleted);
}

/** Rows that name somebody, except events. */
export async function rowsOf({ database }: ServiceAlone, { userId }: Actor): Promise<string[]> {
  const rows = await database.everything();
  return rows.filter((row) => row.includes(userId) && !row.startsWith('outbox '));
}

/** Columns that refer to another table, and by which no index finds the rows. */
export async function unindexedReferences({ database }: ServiceAlone): Promise<string[]> {
  const found = await database.query<{ name: string }>(`
    SELECT reference.conrelid::regclass || '.' || attname AS name
    FROM pg_constraint reference
    JOIN pg_attribute ON attrelid = reference.conrelid AND attnum = reference.conkey[1]
    WHERE reference.contype = 'f' AND NOT EXISTS (
      SELECT 1 FROM pg_index WHERE indrelid = reference.conrelid AND indkey[0] = reference.conkey[1]
    )`);
  return found.map(({ name }) => name);
}
