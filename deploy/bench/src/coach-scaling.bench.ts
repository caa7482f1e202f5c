import { setTimeout as delay } from 'node:timers/promises';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import { type SignedUp, single } from '@anew/testkit/person';
import { type Asker, Chats, type FirstToken } from './coach-chats.js';
import { asContainers, asProcesses } from './coach-places.js';
import type { Bench } from './harness/bench.js';
import { machine } from './harness/machine.js';
import { quantile } from './harness/statistics.js';
import { align } from './harness/table.js';

/** Milliseconds by which the p95 of the first token may differ from that of one coach at the same load. */
const AIM_MS = 50;
const PEOPLE = 25;
/** Chats that are open at the same time. */
const CHATS = 100;
const COACHES = 3;
/** Replies that the provider may be asked for at a time. A tenth of the chats waits for a permit. */
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

/** A Compose project that is up. Without its name, the bench starts processes of its own. */
const PROJECT = process.env.BENCH_COMPOSE;

export const bench: Bench = {
  title: `The coach from one to ${COACHES} and back under ${CHATS} chats; the first token's way from the provider to the client`,
  async run(resources) {
    const room = { coaches: COACHES, chats: CHATS, providerLimit: PROVIDER_LIMIT };
    const place = await (PROJECT ? asContainers(PROJECT, room, resources) : asProcesses(room, resources));
    const scaling = new Scaling(place.fake, await peopleOf(place.origin));
    let leaving = '';
    const shrink = async () => void (leaving = await place.shrink());
    await scaling.play({ name: 'settling', chats: 10 });
    const share = Math.ceil(CHATS / COACHES);
    const phases: Phase[] = [
      { name: 'no chat', chats: 0 },
      { name: `one coach, ${share} chats`, chats: share },
      { name: `two more join, ${CHATS} chats`, chats: CHATS, meanwhile: place.grow },
      { name: `three coaches, ${CHATS} chats`, chats: CHATS },
      { name: `two leave, ${CHATS} chats`, chats: CHATS, meanwhile: shrink },
    ];
    const outcomes: Outcome[] = [];
    for (const phase of phases) outcomes.push(await scaling.play(phase));
    const data = outcomes.map((outcome) => ({
      ...outcome,
      tokens: outcome.tokens.map(({ pathMs }) => pathMs),
    }));
    return {
      table: `${align([HEAD, ...outcomes.map(rowOf)])}\n${leaving}`,
      data: { ...machine(), aimMs: AIM_MS, project: PROJECT, leaving, phases: data },
    };
  },
};
