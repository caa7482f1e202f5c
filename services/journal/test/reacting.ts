import type { Actor } from '@anew/contracts/actor';
import { journalRpc } from '@anew/contracts/journal/rpc';
import type { Reaction, TextKind } from '@anew/contracts/journal/views';
import { couple } from '@anew/service-testkit/actors';
import type { ServiceAlone } from '@anew/service-testkit/service-alone';
import { connectNats } from '@anew/testkit/nats';
import { afterAll, beforeAll } from '@jest/globals';
import { callsOf, startJournal } from './fixtures.js';

const { reactions } = journalRpc;
export const NOTHING: Reaction = { thanked: false, reply: null };

/** The service. All cases of a spec file use it, because it takes long to start. */
export let journal: ServiceAlone;
export let calls: ReturnType<typeof callsOf>;
export let operator: Awaited<ReturnType<typeof connectNats>>;

beforeAll(async () => {
  journal = await startJournal();
  calls = callsOf(journal);
  operator = await connectNats(journal.nats.url);
});

afterAll(async () => {
  await operator.close();
  await journal.stop();
});

export async function startAgain(env: Record<string, string>): Promise<void> {
  await journal.stop();
  journal = await startJournal({ env });
  calls = callsOf(journal);
}

export const thank = (actor: Actor, kind: TextKind, id: string) =>
  journal.ask(reactions.thank, actor, { area: kind, id });
export const unthank = (actor: Actor, kind: TextKind, id: string) =>
  journal.ask(reactions.unthank, actor, { area: kind, id });
export const reply = (actor: Actor, kind: TextKind, id: string, text: string) =>
  journal.ask(reactions.reply, actor, { area: kind, id, text });
export const unreply = (actor: Actor, kind: TextKind, id: string) =>
  journal.ask(reactions.unreply, actor, { area: kind, id });

export const share = (author: Actor, kind: TextKind) =>
  kind === 'journal' ? calls.write(author, 'We laughed.') : calls.appreciate(author);
const listOf = async (reader: Actor, kind: TextKind) =>
  kind === 'journal' ? calls.entriesOf(reader) : calls.appreciationsOf(reader);

/** What came back for a text, as somebody reads it. */
export async function seenBy(reader: Actor, kind: TextKind, id: string): Promise<Reaction | null> {
  const found = (await listOf(reader, kind)).find((text) => text.id === id);
  return found ? { thanked: found.thanked!, reply: found.reply! } : null;
}

/** A text of one of two, and who may react to it. */
export async function shared(kind: TextKind): Promise<{ author: Actor; reader: Actor; id: string }> {
  const [author, reader] = couple();
  return { author, reader, id: (await share(author, kind)).id };
}

export const rowsOf = async ({ userId }: Actor) =>
  journal.database.query('SELECT * FROM reactions WHERE user_id = $1', [userId]);
