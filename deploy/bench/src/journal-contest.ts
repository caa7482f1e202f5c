import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { couple, type SignedUp } from '@anew/testkit/person';
import { databaseUrl } from '@anew/testkit/servers';
import type { Bench } from './harness/bench.js';
import type { Pids } from './harness/cpu.js';
import { LoadGenerator } from './harness/load-generator.js';
import { machine } from './harness/machine.js';
import { type Product, startProduct } from './harness/product.js';
import type { Resources } from './harness/resources.js';
import { startRival } from './harness/rival.js';
import { type Contender, type Phase, playRounds } from './harness/rounds.js';
import { signedInAs } from './harness/signed-in.js';
import { type PhaseSummary, summarizePhase } from './harness/summary.js';
import { phaseTable } from './harness/table.js';
import { type JournalSize, writeEntries } from './journal-rows.js';
import { writeAppreciations, writeConversations } from './list-rows.js';
import { authorKeys, publicKeys } from './stored-keys.js';

const PATH = '/api/journal';
/** Milliseconds of load for each contender until the compilers have settled. */
const SETTLE_MS = 3_000;

async function contenders(
  product: Product,
  [reader, partner]: [SignedUp, SignedUp],
  resources: Resources,
): Promise<Contender[]> {
  const { origin, postgres, pids } = product;
  const { PostgreSQL = 0 } = pids;
  const memberIds = [reader.user.id, partner.user.id];
  const DATABASE_URL = databaseUrl(postgres, 'journal');
  const headers = signedInAs(reader);
  const env = {
    DATABASE_URL,
    JWKS: JSON.stringify(await publicKeys(postgres)),
    AUTHOR_KEYS: JSON.stringify(await authorKeys(product, 'journal')),
    COUPLES: JSON.stringify(memberIds.map((id) => [id, memberIds])),
  };
  const rival = async (name: string, script: string, own: Record<string, string>): Promise<Contender> => {
    const started = await startRival(script, { ...env, ...own }, resources);
    return {
      name,
      url: started.origin + PATH,
      headers,
      pids: { [script.split('/')[0] ?? script]: started.pid, PostgreSQL },
    };
  };
  return [
    { name: 'Anew', url: origin + PATH, headers, pids: without('coaching', pids) },
    await rival('TypeORM monolith', 'monolith/main', {}),
    await rival('raw-pg monolith', 'monolith/main', { STORE: 'pg' }),
    await rival('TypeORM, each token verified', 'monolith/main', { TOKEN_CHECK: 'every-time' }),
    await rival('bare Fastify + pg', 'bare-fastify', {
      READER_ID: reader.user.id,
      MEMBER_IDS: memberIds.join(','),
    }),
  ];
}

const without = (name: string, pids: Pids): Pids =>
  Object.fromEntries(Object.entries(pids).filter(([process]) => process !== name));

/** Lists that screens of the product open with, beside the journal. */
async function lists(product: Product, reader: SignedUp): Promise<Contender[]> {
  const { origin, pids } = product;
  await writeAppreciations(reader, product);
  const conversationId = await writeConversations(reader, product);
  const list = (name: string, path: string): Contender => ({
    name,
    url: origin + path,
    headers: signedInAs(reader),
    pids,
  });
  return [
    list('journal', `${PATH}?limit=20`),
    list('appreciations', '/api/appreciation?limit=20'),
    list('conversations', '/api/coaching/conversations?limit=20'),
    list('messages', `/api/coaching/conversations/${conversationId}`),
  ];
}

async function fetchJson({ url, headers }: Contender): Promise<unknown> {
  const response = await fetch(url, { headers: { ...headers } });
  strictEqual(response.status, 200, `${url} answered ${response.status}`);
  return response.json();
}

/** @throws Error when their answers contain different entries, because they cannot be compared then */
async function mustAgree(all: readonly Contender[], readable: number): Promise<void> {
  const [first, ...others] = await Promise.all(all.map(fetchJson));
  strictEqual((first as unknown[]).length, readable);
  for (const [index, other] of others.entries())
    deepStrictEqual(other, first, `${all[index + 1]?.name ?? ''} answers other entries`);
}

/** Thanks for an entry of the partner, and replies to another one. */
async function react(reader: SignedUp): Promise<void> {
  const entries = await reader.expectOk(reader.get<{ id: string; userId: string }[]>(PATH));
  const [thanked, replied] = entries.filter(({ userId }) => userId !== reader.user.id);
  await reader.expectOk(reader.post(`${PATH}/${thanked?.id ?? ''}/thanks`));
  await reader.expectOk(reader.put(`${PATH}/${replied?.id ?? ''}/reply`, { text: 'I felt the same.' }));
}

async function play(
  all: readonly Contender[],
  phases: readonly Phase[],
  resources: Resources,
): Promise<PhaseSummary[]> {
  const generator = resources.keep(new LoadGenerator(), (each) => each.close());
  const settle: Phase = { name: 'Settling', connections: 32, rounds: 1, measureMs: SETTLE_MS, warmUpMs: 100 };
  const summaries: PhaseSummary[] = [];
  for (const phase of [settle, ...phases]) {
    const played = await playRounds(generator, all, phase, (done) => {
      console.log(`${phase.name}: round ${done} of ${phase.rounds}`);
    });
    if (phase !== settle) summaries.push(summarizePhase(phase, all, played));
  }
  return summaries;
}

interface Phases {
  /** Phases in which the product and its rivals list a journal. */
  journal: readonly Phase[];
  /** Phases in which the product lists other things beside the journal. */
  lists?: readonly Phase[];
}

/** Bench of `GET /api/journal` with one size, through the whole product and through its rivals. */
export function journalBench(size: JournalSize, phases: Phases): Bench {
  const readable = size.own + size.sharedWithReader;
  return {
    title: `GET ${PATH} with ${readable} entries, through the whole path and through its rivals`,
    async run(resources) {
      const product = await startProduct(['identity-couple', 'journal', 'coaching'], resources);
      const people = await couple(product.origin);
      await writeEntries(people, product.postgres, size);
      await react(people[0]);
      const all = await contenders(product, people, resources);
      await mustAgree(all, readable);
      const summaries = await play(all, phases.journal, resources);
      if (phases.lists)
        summaries.push(...(await play(await lists(product, people[0]), phases.lists, resources)));
      return {
        table: summaries.map(phaseTable).join('\n\n'),
        data: { ...machine(), phases: summaries },
      };
    },
  };
}
