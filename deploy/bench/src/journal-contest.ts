import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { couple, type SignedUp } from '@anew/testkit/person';
import { databaseUrl } from '@anew/testkit/servers';
import type { Bench } from './harness/bench.js';
import { LoadGenerator } from './harness/load-generator.js';
import { machine } from './harness/machine.js';
import { type Product, startProduct } from './harness/product.js';
import type { Resources } from './harness/resources.js';
import { startRival } from './harness/rival.js';
import { type Contender, type Phase, playRounds } from './harness/rounds.js';
import { type PhaseSummary, summarisePhase } from './harness/summary.js';
import { phaseTable } from './harness/table.js';
import { authorKeys, type JournalSize, publicKeys, writeEntries } from './journal-rows.js';

const PATH = '/api/journal';
/** Milliseconds of load for each contender until the compilers have settled. */
const SETTLE_MS = 3_000;

async function contenders(
  product: Product,
  [reader, partner]: [SignedUp, SignedUp],
  resources: Resources,
): Promise<Contender[]> {
  const { origin, postgres, pids, dataKeys } = product;
  const { PostgreSQL = 0 } = pids;
  const memberIds = [reader.user.id, partner.user.id];
  const DATABASE_URL = databaseUrl(postgres, 'journal');
  const headers = { authorization: `Bearer ${reader.cookies.get('auth_token') ?? ''}` };
  const env = {
    DATABASE_URL,
    JWKS: JSON.stringify(await publicKeys(postgres)),
    AUTHOR_KEYS: JSON.stringify(await authorKeys(postgres, dataKeys)),
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
    { name: 'Anew', url: origin + PATH, headers, pids },
    await rival('TypeORM monolith', 'monolith/main', {}),
    await rival('the same, each token verified', 'monolith/main', { TOKEN_CHECK: 'every-time' }),
    await rival('bare Fastify + pg', 'bare-fastify', {
      READER_ID: reader.user.id,
      MEMBER_IDS: memberIds.join(','),
    }),
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

async function play(
  all: readonly Contender[],
  phases: readonly Phase[],
  resources: Resources,
): Promise<PhaseSummary[]> {
  const generator = resources.keep(new LoadGenerator(), (each) => {
    each.close();
    return undefined;
  });
  const settle: Phase = { name: 'Settling', connections: 32, rounds: 1, measureMs: SETTLE_MS, warmUpMs: 100 };
  const summaries: PhaseSummary[] = [];
  for (const phase of [settle, ...phases]) {
    const played = await playRounds(generator, all, phase, (done) => {
      console.log(`${phase.name}: round ${done} of ${phase.rounds}`);
    });
    if (phase !== settle) summaries.push(summarisePhase(phase, all, played));
  }
  return summaries;
}

/** Bench of `GET /api/journal` with one size, through the whole product and through its rivals. */
export function journalBench(size: JournalSize, phases: readonly Phase[]): Bench {
  const readable = size.own + size.sharedWithReader;
  return {
    title: `GET ${PATH} with ${readable} entries, through the whole path and through its rivals`,
    async run(resources) {
      const product = await startProduct(['identity-couple', 'journal'], resources);
      const people = await couple(product.origin);
      await writeEntries(people, product.postgres, size);
      const all = await contenders(product, people, resources);
      await mustAgree(all, readable);
      const summaries = await play(all, phases, resources);
      return {
        table: summaries.map(phaseTable).join('\n\n'),
        data: { ...machine(), phases: summaries },
      };
    },
  };
}
