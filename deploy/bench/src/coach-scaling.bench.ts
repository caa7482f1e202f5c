import { setTimeout as delay } from 'node:timers/promises';
import { FakeProvider } from '@anew/testkit/fake-provider';
import { type SignedUp, single } from '@anew/testkit/person';
import { Processes } from '@anew/testkit/processes';
import { privateNats, privatePostgres, privateRedis } from '@anew/testkit/servers';
import { type Asker, Chats, type FirstToken } from './coach-chats.js';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import type { Resources } from './harness/resources.js';
import { quantile } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Milliseconds by which the p95 of the first token may differ from that of one process at the same load. */
const AIM_MS = 50;
const PEOPLE = 25;
/** Chats that are open at the same time. */
const CHATS = 100;
const PROCESSES = 3;
/** Replies that the provider may be asked for at a time. A tenth of the chats waits for a seat. */
const PROVIDER_LIMIT = 90;
/** About four seconds for a reply, as a model takes. */
const REPLY = { tokens: 40, tokenMs: 100 };
const PHASE_MS = 15_000;
/** Milliseconds between two requests that have nothing to do with the coach. */
const PLAIN_EVERY_MS = 50;

interface Phase {
  name: string;
  chats: number;
  /** Runs beside the chats, once they all are open. */
  meanwhile?: () => Promise<void>;
}

interface Outcome {
  name: string;
  tokens: FirstToken[];
  lost: number;
  plainMs: number[];
  mostAsked: number;
}

/** The parts of the product that a chat needs, with one process of the coach. */
async function startProduct(fake: FakeProvider, resources: Resources): Promise<Processes> {
  const [postgres, redis, nats] = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
  for (const server of [postgres, redis, nats]) resources.keep(server, (started) => started.discard());
  const env = {
    AI_PROVIDER: 'anthropic',
    AI_CONCURRENCY: String(PROVIDER_LIMIT),
    CHAT_REPLIES_AT_ONCE: String(CHATS),
    STREAM_GRACE_MS: '45000',
    ...fake.env('anthropic'),
  };
  const names = ['identity-couple', 'content', 'journal', 'assessment', 'coaching', 'gateway'] as const;
  return resources.keep(await Processes.of(names, { postgres, redis, nats }, env), (processes) =>
    processes.stop(),
  );
}

/** Sends plain requests at an even pace until `ended`. @returns the milliseconds that each took */
async function plainRequests(person: SignedUp, ended: AbortSignal): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const one = async (): Promise<number> => {
    const asked = performance.now();
    await person.expectOk(person.get('/api/couples/current'));
    return performance.now() - asked;
  };
  while (!ended.aborted) {
    answers.push(one());
    await delay(PLAIN_EVERY_MS);
  }
  return Promise.all(answers);
}

class Scaling {
  private turn = 0;
  private readonly talks = new Chats();

  constructor(
    private readonly fake: FakeProvider,
    private readonly people: readonly SignedUp[],
  ) {
    fake.always(this.talks.script(REPLY));
  }

  /** Keeps so many chats open for the length of a phase, and lets the last ones end. */
  async play({ name, chats, meanwhile }: Phase): Promise<Outcome> {
    this.fake.forget();
    const until = performance.now() + PHASE_MS;
    const outcome: Outcome = { name, tokens: [], lost: 0, plainMs: [], mostAsked: 0 };
    const ended = new AbortController();
    const plain = plainRequests(this.someone(), ended.signal);
    const beside = delay(PHASE_MS / 3).then(meanwhile);
    await Promise.all(Array.from({ length: chats }, () => this.chatUntil(until, outcome)));
    await beside;
    await delay(Math.max(0, until - performance.now()));
    ended.abort();
    outcome.plainMs = await plain;
    outcome.mostAsked = this.fake.mostOpen;
    console.log(`${name}: ${outcome.tokens.length} replies`);
    return outcome;
  }

  private async chatUntil(until: number, outcome: Outcome): Promise<void> {
    while (performance.now() < until) {
      const token = await this.talks.firstToken(this.asker()).catch(() => undefined);
      if (token?.isWhole !== true) outcome.lost += 1;
      if (token) outcome.tokens.push(token);
    }
  }

  private someone(): SignedUp {
    const person = this.people[this.turn++ % this.people.length];
    if (!person) throw new Error('Nobody takes part');
    return person;
  }

  private asker(): Asker {
    const person = this.someone();
    const headers = { accept: 'text/event-stream' };
    return {
      name: 'Anew',
      ask: (message) => person.open('POST', '/api/coaching/chat', { body: { message }, headers }),
    };
  }
}

function rowOf({ name, tokens, lost, plainMs, mostAsked }: Outcome): string[] {
  const paths = tokens.map(({ pathMs }) => pathMs);
  return [
    name,
    String(tokens.length),
    String(lost),
    ...[quantile(paths, 0.5), quantile(paths, 0.95), quantile(plainMs, 0.95)].map((ms) =>
      Number.isNaN(ms) ? '–' : ms.toFixed(1),
    ),
    String(mostAsked),
  ];
}

const HEAD = [
  '',
  'replies',
  'lost',
  'token p50 ms',
  'p95',
  'plain p95 ms',
  `asked at once (limit ${PROVIDER_LIMIT})`,
];

async function peopleOf(origin: string): Promise<SignedUp[]> {
  const people: SignedUp[] = [];
  while (people.length < PEOPLE) people.push(await single(origin));
  return people;
}

export const bench: Bench = {
  title: `The coach from one process to ${PROCESSES} and back under ${CHATS} chats; the first token's way from the provider to the client`,
  async run(resources) {
    const fake = resources.keep(await FakeProvider.start(), (started) => started.stop());
    const processes = await startProduct(fake, resources);
    const scaling = new Scaling(fake, await peopleOf(processes.origin));
    const added: string[] = [];
    const grow = async () => {
      while (added.length < PROCESSES - 1) added.push(processes.add('coaching'));
      await processes.ready();
    };
    const codes: (number | null)[] = [];
    const shrink = async () => {
      codes.push(...(await Promise.all(added.map((id) => processes.end(id, 'SIGTERM')))));
    };
    await scaling.play({ name: 'settling', chats: 10 });
    const share = Math.ceil(CHATS / PROCESSES);
    const phases: Phase[] = [
      { name: 'no chat', chats: 0 },
      { name: `one process, ${share} chats`, chats: share },
      { name: `two more join, ${CHATS} chats`, chats: CHATS, meanwhile: grow },
      { name: `three processes, ${CHATS} chats`, chats: CHATS },
      { name: `two leave, ${CHATS} chats`, chats: CHATS, meanwhile: shrink },
    ];
    const outcomes: Outcome[] = [];
    for (const phase of phases) outcomes.push(await scaling.play(phase));
    const table = `${align([HEAD, ...outcomes.map(rowOf)])}\nExit codes of those that left: ${codes.join(', ')}`;
    const data = outcomes.map((outcome) => ({
      ...outcome,
      tokens: outcome.tokens.map(({ pathMs }) => pathMs),
    }));
    return { table, data: { ...machine(), aimMs: AIM_MS, codes, phases: data } };
  },
};
