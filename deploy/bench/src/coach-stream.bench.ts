import { setTimeout as delay } from 'node:timers/promises';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { type SignedUp, single } from '@anew/testkit/person';
import { type Asker, Chats, type FirstToken } from './coach-chats.js';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { startProduct } from './harness/product.js';
import type { Resources } from './harness/resources.js';
import { startRival } from './harness/rival.js';
import { rounds } from './harness/rounds.js';
import { quantile } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Milliseconds that the product may add to the provider's first token. */
const AIM_MS = 50;
/** Milliseconds between tokens. Models write about as fast. */
const TOKEN_MS = 25;
/** Milliseconds that the model takes to judge a conversation before it is answered. */
const JUDGEMENT_MS = 300;

/** Number of people. Simultaneous messages of one person would wait for each other. */
const PEOPLE = 20;

interface Phase {
  name: string;
  /** Number of simultaneous chats. */
  connections: number;
  /** Number of tokens after the first. */
  tokens: number;
  rounds: number;
  chatsPerRound: number;
}

const PHASES: readonly Phase[] = [
  { name: 'One at a time', connections: 1, tokens: 4, rounds: rounds(5), chatsPerRound: 50 },
  { name: 'Side by side', connections: 20, tokens: 20, rounds: rounds(5), chatsPerRound: 60 },
];
const SETTLING: Phase = { name: 'Settling', connections: 20, tokens: 4, rounds: 1, chatsPerRound: 60 };

async function playRound(
  chats: Chats,
  asker: Asker,
  { connections, chatsPerRound }: Phase,
): Promise<FirstToken[]> {
  const times: FirstToken[] = [];
  let left = chatsPerRound;
  const talk = async (): Promise<void> => {
    while (left-- > 0) times.push(await chats.firstToken(asker));
  };
  await Promise.all(Array.from({ length: connections }, talk));
  return times;
}

interface Summary {
  name: string;
  chats: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
  shareWithinAim: number;
  waitP50Ms: number;
  waitP95Ms: number;
}

function summarize(name: string, tokens: readonly FirstToken[]): Summary {
  const times = tokens.map(({ pathMs }) => pathMs);
  const waits = tokens.map(({ waitMs }) => waitMs);
  return {
    name,
    chats: times.length,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    maxMs: Math.max(...times),
    shareWithinAim: times.filter((ms) => ms <= AIM_MS).length / times.length,
    waitP50Ms: quantile(waits, 0.5),
    waitP95Ms: quantile(waits, 0.95),
  };
}

/** Plays all contenders in each round, so that other load on the machine affects all of them. */
async function playPhase(
  fake: FakeProvider,
  chats: Chats,
  all: readonly Asker[],
  phase: Phase,
): Promise<Summary[]> {
  fake.always(chats.script({ tokens: phase.tokens, tokenMs: TOKEN_MS }));
  const times = new Map(all.map((contender): [Asker, FirstToken[]] => [contender, []]));
  for (let round = 1; round <= phase.rounds; round++) {
    for (const [contender, own] of times) own.push(...(await playRound(chats, contender, phase)));
    fake.forget();
    console.log(`${phase.name}: round ${round} of ${phase.rounds}`);
  }
  return [...times].map(([{ name }, own]) => summarize(name, own));
}

function phaseTable({ name, connections }: Phase, summaries: readonly Summary[]): string {
  const rows = summaries.map((summary) => [
    summary.name,
    String(summary.chats),
    ...[summary.p50Ms, summary.p95Ms, summary.maxMs].map((ms) => ms.toFixed(2)),
    `${(100 * summary.shareWithinAim).toFixed(1)} %`,
    ...[summary.waitP50Ms, summary.waitP95Ms].map((ms) => ms.toFixed(0)),
  ]);
  const head = ['', 'chats', 'p50 ms', 'p95 ms', 'most ms', `within ${AIM_MS} ms`, 'waited p50', 'p95'];
  const table = align([head, ...rows]);
  return `${name}: ${connections} chat(s) at a time\n${table}\n${judgementLine(summaries)}`;
}

/** Additional wait caused by a judgement, compared with the judgement's own time. */
function judgementLine([judged, unjudged]: readonly Summary[]): string {
  if (!judged || !unjudged) return '';
  const p50 = judged.waitP50Ms - unjudged.waitP50Ms;
  const p95 = judged.waitP95Ms - unjudged.waitP95Ms;
  return `A judgement of ${JUDGEMENT_MS} ms adds ${p50.toFixed(0)} ms at p50 and ${p95.toFixed(0)} ms at p95.`;
}

/** The whole product as a contender. @param env additional environment variables */
async function product(
  name: string,
  fake: FakeProvider,
  resources: Resources,
  env: Record<string, string>,
): Promise<Asker> {
  const { origin } = await startProduct(['identity-couple', 'coaching'], resources, {
    AI_PROVIDER: 'anthropic',
    ...fake.env('anthropic'),
    ...env,
  });
  const people: SignedUp[] = [];
  // People sign up one after another, because each sign-up needs much CPU time for its password.
  for (let index = 0; index < PEOPLE; index++) people.push(await single(origin));
  const headers = { accept: 'text/event-stream' };
  let turn = 0;
  const ask = (message: string): Promise<Response> => {
    const person = people[turn++ % PEOPLE];
    if (!person) throw new Error('Nobody takes part');
    return person.open('POST', '/api/coaching/chat', { body: { message }, headers });
  };
  return { name, ask };
}

/** Askers: first the product with judgements, then without, then the proxy. */
async function contenders(fake: FakeProvider, resources: Resources): Promise<Asker[]> {
  const judged = await product('Anew', fake, resources, {});
  const unjudged = await product('without judgement', fake, resources, { AI_JUDGEMENT_TIMEOUT_MS: '0' });
  const { ANTHROPIC_BASE_URL: PROVIDER_URL = '' } = fake.env('anthropic');
  const proxy = await startRival('coach-proxy', { PROVIDER_URL }, resources);
  const ask = (message: string) => fetch(proxy.origin, { method: 'POST', body: JSON.stringify({ message }) });
  return [judged, unjudged, { name: 'bare proxy', ask }];
}

export const bench: Bench = {
  title:
    'From the provider’s first token to the same token at a client of the gateway, with and without a judgement',
  async run(resources) {
    const fake = resources.keep(await FakeProvider.start(), (started) => started.stop());
    fake.alwaysJudge(async (reply) => {
      await delay(JUDGEMENT_MS);
      reply.judge();
    });
    const chats = new Chats();
    const all = await contenders(fake, resources);
    await playPhase(fake, chats, all, SETTLING);
    const phases: { phase: Phase; contenders: Summary[] }[] = [];
    for (const phase of PHASES) phases.push({ phase, contenders: await playPhase(fake, chats, all, phase) });
    return {
      table: phases.map(({ phase, contenders: summaries }) => phaseTable(phase, summaries)).join('\n\n'),
      data: { ...machine(), aimMs: AIM_MS, judgementMs: JUDGEMENT_MS, phases },
    };
  },
};
