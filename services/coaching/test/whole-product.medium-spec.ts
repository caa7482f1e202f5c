import { SERVICES } from '@anew/contracts/rpc/services';
import { chat, type ChatOptions, collect, type Talk, talk } from '@anew/testkit/chat';
import { Database } from '@anew/testkit/database';
import { listPayloads } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import type { FakeProvider } from '@anew/testkit/fake-provider';
import type { AskedReply } from '@anew/testkit/fake-reply';
import { keptBy, type Place } from '@anew/testkit/kept';
import { answers, conversationsOf, resultsOf } from '@anew/testkit/life';
import { couple, Person, prove, type SignedUp } from '@anew/testkit/person';
import { Processes } from '@anew/testkit/processes';
import type { SharedSystem } from '@anew/testkit/shared-system';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { coachSystem, CONCURRENCY } from './coach-system.js';
import { begun, messagesOf } from './transcripts.js';

const CHATS = 100;
const CALLS = 40;
const CANARY = 'canary-71c0de';
const DANGER = `My husband hits me and I am afraid of him ${CANARY}`;
const HARMLESS = 'What shall we cook on Friday?';

let system: SharedSystem;
let provider: FakeProvider;
let people: SignedUp[];
let person: SignedUp;

beforeAll(async () => {
  ({ system, provider } = await coachSystem());
  people = (await Promise.all([couple(system.origin), couple(system.origin)])).flat();
  person = people[0]!;
  // A person's first reply of all begins with a line about what the coach is.
  await Promise.all(people.map((each) => talk(each, { message: 'Hello' })));
  provider.forget();
});

afterEach(() => provider.forget());

afterAll(() => provider.stop());

const say = (who: Person, message: string): Promise<Talk> => talk(who, { message });

/** Median duration in milliseconds. */
async function medianOf(call: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const since = performance.now();
    expect((await call()).status).toBe(200);
    times.push(performance.now() - since);
  }
  return times.sort((a, b) => a - b)[CALLS / 2]!;
}

describe(`while a provider hangs and ${CHATS} chats wait`, () => {
  it('everything else keeps its speed, nobody is lost, and each is answered once', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const scripts = Array.from({ length: CHATS }, () => async (reply: AskedReply) => {
      await gate;
      reply.say('Thank you for waiting.');
    });
    provider.next(...scripts);
    const journal = () => person.get('/api/journal');
    await medianOf(journal);
    const before = await medianOf(journal);

    const talks = Array.from({ length: CHATS }, (_, index) =>
      say(people[index % people.length]!, `How do we plan day ${index}?`),
    );
    await eventually('the provider to be full', () => provider.open === CONCURRENCY || undefined);
    // Other work on the machine comes and goes; chats that are in the way of everything else would be in all rounds.
    const meanwhile = [await medianOf(journal), await medianOf(journal), await medianOf(journal)];
    expect(Math.min(...meanwhile)).toBeLessThan(before * 5 + 25);
    await Promise.all(
      ['/api/couples/current', '/api/prompts/today', '/api/coaching/conversations'].map((path) =>
        person.expectOk(person.get(path)),
      ),
    );

    open();
    for (const reply of await Promise.all(talks))
      expect(reply).toMatchObject({ text: 'Thank you for waiting.', done: { source: 'anthropic' } });
    expect(provider.mostOpen).toBe(CONCURRENCY);
    expect(provider.requests).toHaveLength(CHATS);
  });
});

interface Held {
  conversationId: string;
  reply: AskedReply;
  /** Remaining events of the stream. */
  rest: Promise<Talk>;
}

/** An answer whose first words have arrived, and which the test continues. */
async function held(who: Person, message: string, options?: ChatOptions): Promise<Held> {
  const asked = provider.hold();
  const events = chat(who, { message }, options);
  const opening = begun(events);
  const reply = await asked;
  reply.piece('Begun, ');
  const conversationId = await opening;
  return { conversationId, reply, rest: collect(events) };
}

describe('gateways that are told to end', () => {
  const gateways: Processes[] = [];

  afterAll(() => Promise.all(gateways.map((gateway) => gateway.stop())));

  /** A gateway at which answers have so long to end, and the person at its address. */
  async function gatewayWith(graceMs: number) {
    const gateway = await Processes.of(['gateway'], system, { STREAM_GRACE_MS: String(graceMs) });
    gateways.push(gateway);
    const elsewhere = new Person(gateway.origin);
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value);
    return { elsewhere, end: () => gateway.end('gateway', 'SIGTERM') };
  }

  it('let answers end for as long as they are told, break longer ones off and say so, and end with code 0', async () => {
    const [hasty, patient] = [await gatewayWith(2_000), await gatewayWith(120_000)];
    const short = await held(hasty.elsewhere, 'Briefly');
    const long = await held(hasty.elsewhere, 'At length');
    const awaited = await held(patient.elsewhere, 'At length, and awaited');
    const ended = [hasty.end(), patient.end()];
    short.reply.say('and done.');
    expect((await short.rest).done).not.toHaveProperty('cutOff');
    expect((await long.rest).error).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await ended[0]).toBe(0);
    awaited.reply.say('and done.');
    const whole = await awaited.rest;
    expect(whole).toMatchObject({ text: 'and done.', done: { source: 'anthropic' } });
    expect(whole.done).not.toHaveProperty('cutOff');
    expect(await ended[1]).toBe(0);
    // The coach learns that nobody listens anymore only after the gateway has told its client so.
    const cut = await eventually('the cut answer', async () => {
      const [, answer] = await messagesOf(person, long.conversationId);
      return answer;
    });
    expect(cut).toMatchObject({ content: 'Begun, ', cutOff: true });
  });
});

describe('a sign of danger, once it was told', () => {
  let kept: Record<Place, string>;
  let output: string;

  beforeAll(async () => {
    const [teller] = await couple(system.origin);
    await say(teller, DANGER);
    output = await system.output();
    kept = await keptBy(system);
  });

  it.each([...SERVICES, 'redis', 'events'] as const)('cannot be read in %s', (place) => {
    expect(kept[place].length).toBeGreaterThan(100);
    for (const text of [CANARY, Buffer.from(CANARY).toString('hex')]) expect(kept[place]).not.toContain(text);
  });

  it('is in no log line, nor is what it was taken for', () => {
    expect(output).toContain('/api/coaching/chat');
    for (const word of [CANARY, 'hits me', 'violence', 'safety']) expect(output).not.toContain(word);
  });
});

/**
 * Everything that someone sees in the product. Prompts of the day and similar content are chosen at the first
 * view.
 */
const VIEWS = [
  'coaching/conversations',
  'journal',
  'appreciation',
  'appreciation/today',
  'focuses',
  'modules',
  'prompts/today',
  'connection-activities/today',
  'assessment/results',
  'assessment/my-responses',
  'couples/current',
  'couples/members',
  'account/export',
];

async function viewsOf(who: SignedUp): Promise<Record<string, unknown>> {
  await prove(who);
  const seen = VIEWS.map(async (path) => {
    const body = await who.expectOk(who.get<object>(`/api/${path}`));
    return [path, path === 'account/export' ? withoutItself(body) : body] as const;
  });
  return Object.fromEntries(await Promise.all(seen));
}

/** An export without its time, which is also in the account's log. */
function withoutItself(body: object): object {
  const { account } = body as { account: object };
  return { ...body, exportedAt: null, account: { ...account, securityLog: null } };
}

/** Resolves once no service has an event that it has yet to publish. */
async function everythingTold(): Promise<void> {
  for (const service of SERVICES) {
    const database = new Database(system.postgres, service);
    try {
      await eventually(`the outbox of ${service} to be empty`, async () => {
        const waiting = await database.query('SELECT 1 FROM outbox WHERE published_at IS NULL');
        return waiting.length === 0 || undefined;
      });
    } finally {
      await database.close();
    }
  }
}

/** All events that name one of these. */
async function eventsAbout(ids: string[]): Promise<string[]> {
  await everythingTold();
  const events = await listPayloads(system.nats, 'evt.>');
  return events.filter((event) => ids.some((id) => event.includes(id)));
}

describe('the partner of somebody in danger', () => {
  it('sees no trace of it, and the partner’s coach neither', async () => {
    const [teller, partner] = await couple(system.origin);
    for (const each of [teller, partner])
      await each.expectOk(each.post('/api/assessment/submit', { responses: answers(1) }));
    await resultsOf(partner, [teller, partner]);
    provider.forget();
    await say(partner, HARMLESS);
    const before = { asked: provider.only, views: await viewsOf(partner) };
    const { id: coupleId } = await partner.expectOk(partner.get<{ id: string }>('/api/couples/current'));
    const ids = [coupleId, teller.user.id, partner.user.id];
    const events = await eventsAbout(ids);
    expect(events).not.toEqual([]);

    const told = await say(teller, DANGER);
    expect(told.done?.source).toBe('safety');

    expect(await conversationsOf(teller)).toHaveLength(1);
    expect(await eventsAbout([...ids, told.conversationId])).toEqual(events);
    expect(await viewsOf(partner)).toEqual(before.views);
    provider.forget();
    await say(partner, HARMLESS);
    expect(before.asked.system).toContain('Their assessment shows');
    expect(provider.only.body).toEqual(before.asked.body);
  });
});
