import { setTimeout as delay } from 'node:timers/promises';
import { FakeProvider, type Script } from '@anew/testkit/fake-provider';
import { single } from '@anew/testkit/person';
import type { Bench } from './harness/bench.js';
import { machine, rounds } from './harness/machine.js';
import { startProduct } from './harness/product.js';
import type { Resources } from './harness/resources.js';
import { startRival } from './harness/rival.js';
import { quantile } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Milliseconds that the path may add to the provider's first token. */
const AIM_MS = 50;
/** How the provider writes: about as fast as models do, the first token sooner. */
const FIRST_TOKEN_MS = 50;
const TOKEN_MS = 25;

interface Contender {
  name: string;
  ask: (message: string) => Promise<Response>;
}

interface Phase {
  name: string;
  /** Chats at the same time. */
  connections: number;
  /** Tokens after the first. */
  tokens: number;
  rounds: number;
  chatsPerRound: number;
}

const PHASES: readonly Phase[] = [
  { name: 'One at a time', connections: 1, tokens: 4, rounds: rounds(5), chatsPerRound: 50 },
  { name: 'Side by side', connections: 20, tokens: 20, rounds: rounds(5), chatsPerRound: 60 },
];
const SETTLING: Phase = { name: 'Settling', connections: 20, tokens: 4, rounds: 1, chatsPerRound: 60 };

/** Chats are told apart by a number, which stands in the message and in the first token of its reply. */
class Chats {
  private last = 0;
  /** When each chat's first token left the provider. */
  private readonly left = new Map<string, number>();

  readonly script =
    (tokens: number): Script =>
    async (reply) => {
      const [, number = ''] = /\((\d+)\)/.exec(reply.asked.turns.at(-1)?.content ?? '') ?? [];
      await delay(FIRST_TOKEN_MS);
      this.left.set(number, performance.now());
      reply.piece(`Number ${number}: `);
      for (let token = 0; token < tokens; token++) {
        await delay(TOKEN_MS);
        reply.piece('another word ');
      }
      reply.end();
    };

  /** @returns milliseconds from the provider's first token leaving it to its arrival here */
  async firstToken({ name, ask }: Contender): Promise<number> {
    const number = String(++this.last);
    const response = await ask(`How do we talk about money? (${number})`);
    const arrived = await arrivalOf(`Number ${number}: `, response);
    const left = this.left.get(number);
    if (arrived === undefined || left === undefined)
      throw new Error(`${name} answered ${response.status} without the first token`);
    return arrived - left;
  }
}

/** Reads to the end. @returns when `text` was there */
async function arrivalOf(text: string, { body }: Response): Promise<number | undefined> {
  const decoder = new TextDecoder();
  let arrived: number | undefined;
  let read = '';
  for await (const bytes of body ?? []) {
    read += decoder.decode(bytes as Uint8Array, { stream: true });
    if (read.includes(text)) arrived ??= performance.now();
  }
  return arrived;
}

async function playRound(
  chats: Chats,
  contender: Contender,
  { connections, chatsPerRound }: Phase,
): Promise<number[]> {
  const times: number[] = [];
  let left = chatsPerRound;
  const talk = async (): Promise<void> => {
    while (left-- > 0) times.push(await chats.firstToken(contender));
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
}

const summarise = (name: string, times: readonly number[]): Summary => ({
  name,
  chats: times.length,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  maxMs: Math.max(...times),
  shareWithinAim: times.filter((ms) => ms <= AIM_MS).length / times.length,
});

/** Round by round, so that whatever else the machine does meets all of them. */
async function playPhase(
  fake: FakeProvider,
  chats: Chats,
  all: readonly Contender[],
  phase: Phase,
): Promise<Summary[]> {
  fake.always(chats.script(phase.tokens));
  const times = new Map(all.map((contender): [Contender, number[]] => [contender, []]));
  for (let round = 1; round <= phase.rounds; round++) {
    for (const [contender, own] of times) own.push(...(await playRound(chats, contender, phase)));
    fake.forget();
    console.log(`${phase.name}: round ${round} of ${phase.rounds}`);
  }
  return [...times].map(([{ name }, own]) => summarise(name, own));
}

function phaseTable({ name, connections }: Phase, summaries: readonly Summary[]): string {
  const rows = summaries.map((summary) => [
    summary.name,
    String(summary.chats),
    ...[summary.p50Ms, summary.p95Ms, summary.maxMs].map((ms) => ms.toFixed(2)),
    `${(100 * summary.shareWithinAim).toFixed(1)} %`,
  ]);
  const head = ['', 'chats', 'p50 ms', 'p95 ms', 'most ms', `within ${AIM_MS} ms`];
  return `${name}: ${connections} chat(s) at a time\n${align([head, ...rows])}`;
}

async function contenders(fake: FakeProvider, resources: Resources): Promise<Contender[]> {
  const { ANTHROPIC_BASE_URL: provider = '', ...key } = fake.env('anthropic');
  const env = { AI_PROVIDER: 'anthropic', ANTHROPIC_BASE_URL: provider, ...key };
  const { origin } = await startProduct(['identity-couple', 'coaching'], resources, env);
  const person = await single(origin);
  const proxy = await startRival('coach-proxy', { PROVIDER_URL: provider }, resources);
  const headers = { accept: 'text/event-stream' };
  return [
    {
      name: 'Anew',
      ask: (message) => person.open('POST', '/api/coaching/chat', { body: { message }, headers }),
    },
    {
      name: 'bare proxy',
      ask: (message) => fetch(proxy.origin, { method: 'POST', body: JSON.stringify({ message }) }),
    },
  ];
}

export const bench: Bench = {
  title: 'From the provider’s first token to the same token at a client of the gateway',
  async run(resources) {
    const fake = resources.keep(await FakeProvider.start(), (started) => started.stop());
    const chats = new Chats();
    const all = await contenders(fake, resources);
    await playPhase(fake, chats, all, SETTLING);
    const phases: { phase: Phase; contenders: Summary[] }[] = [];
    for (const phase of PHASES) phases.push({ phase, contenders: await playPhase(fake, chats, all, phase) });
    return {
      table: phases.map(({ phase, contenders: summaries }) => phaseTable(phase, summaries)).join('\n\n'),
      data: { ...machine(), aimMs: AIM_MS, phases },
    };
  },
};
