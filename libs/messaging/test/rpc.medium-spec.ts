import type { Actor } from '@anew/contracts/actor';
import { coachingRpc } from '@anew/contracts/coaching/rpc';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { ModuleSummary, Quote } from '@anew/contracts/content/views';
import { DomainError } from '@anew/contracts/errors';
import { identityRpc } from '@anew/contracts/identity/rpc';
import type { Couple } from '@anew/contracts/identity/views';
import { currentScope, runInScope } from '@anew/observability/request-scope';
import { newTraceparent, traceIdOf } from '@anew/observability/trace';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import type { NatsLink } from '../src/connection.js';
import { RpcClient } from '../src/rpc-client.js';
import { Caller, RpcHandler } from '../src/rpc-handler.js';
import { actor, BUSY_MS, Gate, openLink, refusalOf, serve, type Served, signed, signer } from './fixtures.js';

const SECRET = 'password=hunter2';
const UNTIDY = '[ {"id" :"1"}\n]';
const QUOTE: Quote = { text: 'Begin anew.', author: 'Anew', category: 'beginnings' };

let quote: () => Promise<Quote> | Quote = () => QUOTE;
let asked = 0;

@Controller()
class Everything {
  @RpcHandler(contentRpc.today.quote)
  quote(): Promise<Quote> | Quote {
    asked++;
    return quote();
  }

  @RpcHandler(contentRpc.modules.list)
  modules(): ModuleSummary[] {
    return new TextEncoder().encode(UNTIDY) as unknown as ModuleSummary[];
  }

  @RpcHandler(identityRpc.couples.current)
  current(@Caller() { requestId }: Actor): Couple | null {
    served.log.logger.info('asked for the couple');
    return requestId === 'undefined' ? (undefined as unknown as null) : null;
  }
}

let nats: PrivateServer;
let link: NatsLink;
let served: Served;
let client: RpcClient;

beforeAll(async () => {
  nats = await privateNats();
  link = await openLink(nats.url);
  served = await serve(link, [Everything]);
  client = new RpcClient(link, signer);
});

afterAll(async () => {
  await served.close();
  await link.close();
  await nats.discard();
});

beforeEach(() => {
  quote = () => QUOTE;
  asked = 0;
  served.log.lines.length = 0;
});

const ask = (deadlineMs?: number) => client.request(contentRpc.today.quote, actor(), {}, deadlineMs);

async function outcomes(subject: string): Promise<Record<string, number>> {
  const { values } = await served.metrics.requestSeconds.get();
  const counts = values.filter(
    ({ metricName, labels }) => metricName === 'anew_request_seconds_count' && labels.operation === subject,
  );
  return Object.fromEntries(counts.map(({ labels, value }) => [String(labels.outcome), value]));
}

describe('an answer', () => {
  it('is what the handler returned', async () => {
    expect(await ask()).toEqual(QUOTE);
  });

  it('is null where the handler returned null or nothing', async () => {
    expect(await client.request(identityRpc.couples.current, actor(), {})).toBeNull();
    const nothing = actor({ requestId: 'undefined' });
    expect(await client.request(identityRpc.couples.current, nothing, {})).toBeNull();
  });

  it('passes through byte for byte when asked for its bytes', async () => {
    const bytes = await client.requestBytes(contentRpc.modules.list, actor(), {});
    expect(new TextDecoder().decode(bytes)).toBe(UNTIDY);
  });

  it('goes to each of many who ask at once', async () => {
    const callers = Array.from({ length: 50 }, (_, index) => `text ${index}`);
    let next = 0;
    quote = () => ({ ...QUOTE, text: callers[next++] ?? '' });
    const answers = await Promise.all(callers.map(() => ask()));
    expect(answers.map(({ text }) => text).sort()).toEqual(callers.sort());
  });
});

describe('a refusal', () => {
  it('crosses the wire whole, as a DomainError', async () => {
    const details = { fields: [{ field: 'email', message: 'No.' }], retryAfter: 7 };
    quote = () => {
      throw new DomainError('too_many', 'too_many_requests', 'Later, please – größer.', details);
    };
    const refused = await refusalOf(ask());
    expect(refused).toMatchObject({ kind: 'too_many', code: 'too_many_requests' });
    expect(refused.details).toEqual(details);
    expect(refused.message).toBe('Later, please – größer.');
  });

  it.each<[string, Error]>([
    ['an Error', new Error(SECRET)],
    [
      'an Error that looks like a refusal',
      Object.assign(new Error(SECRET), { kind: 'invalid', code: SECRET }),
    ],
    ['a string', SECRET as unknown as Error],
    ['nothing', undefined as unknown as Error],
  ])('tells nothing of %s that nobody foresaw, and logs it once', async (_, thrown) => {
    quote = () => Promise.reject(thrown);
    const reply = await link.connection.request(
      contentRpc.today.quote,
      signed(contentRpc.today.quote, Date.now() + 5_000),
    );
    expect(reply.string()).not.toContain('hunter2');
    expect(reply.json()).toMatchObject({ kind: 'internal', code: 'internal', details: {} });
    expect(served.log.lines.filter(({ msg }) => msg === 'request failed')).toHaveLength(1);
  });

  it('of its own kind is not logged as a failure', async () => {
    quote = () => {
      throw new DomainError('not_found', 'not_found', 'There is none.');
    };
    await refusalOf(ask());
    expect(served.log.lines).toEqual([]);
  });

  it('answers what is no request at all, and the server goes on', async () => {
    for (const garbage of ['', '{', 'null', '[]', '"x"', '7'])
      for (const payload of [garbage, signed(contentRpc.today.quote).replace(/\n.*/, `\n${garbage}`)])
        await link.connection.request(contentRpc.today.quote, payload, { timeout: 2_000 });
    expect(await ask()).toEqual(QUOTE);
  });

  it('comes for an answer too large to send', async () => {
    const tooLong = link.connection.info!.max_payload + 1;
    quote = () => ({ ...QUOTE, text: 'x'.repeat(tooLong) });
    expect((await refusalOf(ask())).kind).toBe('internal');
  });
});

describe('a request that no gateway has signed', () => {
  const person = actor();
  const bare = () => ({
    caller: person,
    input: {},
    traceparent: newTraceparent(),
    deadline: Date.now() + 5_000,
  });

  it.each([
    ['bare', () => JSON.stringify(bare())],
    ['signed for another subject', () => signer.sign(contentRpc.modules.list, bare())],
    ['in another’s name', () => signed(contentRpc.today.quote).replace(/"userId":"./, '"userId":"x')],
  ])('is refused when it is %s, and names nobody in the log', async (_how, payload) => {
    const reply = await link.connection.request(contentRpc.today.quote, payload());
    expect(reply.json()).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
    expect(asked).toBe(0);
    expect((await outcomes(contentRpc.today.quote)).unsigned).toBeGreaterThan(0);
    expect(served.log.lines).toMatchObject([{ subject: contentRpc.today.quote, level: 50 }]);
    expect(JSON.stringify(served.log.lines)).not.toContain(person.userId.slice(1));
  });
});

describe('a deadline', () => {
  it('is not waited for when nobody answers the subject', async () => {
    const startedAt = Date.now();
    const refused = await refusalOf(client.request(coachingRpc.conversations.page, actor(), {}, 60_000));
    expect(refused).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });

  it('ends the wait for an answer that does not come', async () => {
    const gate = new Gate();
    quote = () => gate.opened.then(() => QUOTE);
    const startedAt = Date.now();
    const refused = await refusalOf(ask(300));
    gate.open();
    expect(refused).toMatchObject({ kind: 'timeout', code: 'timeout' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(290);
    expect(Date.now() - startedAt).toBeLessThan(300 + BUSY_MS);
  });

  it('may be the client’s own, for every call that names none', async () => {
    const gate = new Gate();
    quote = () => gate.opened.then(() => QUOTE);
    const hasty = new RpcClient(link, signer, { deadlineMs: 300 });
    const startedAt = Date.now();
    const refused = await refusalOf(hasty.request(contentRpc.today.quote, actor(), {}));
    gate.open();
    expect(refused).toMatchObject({ kind: 'timeout' });
    expect(Date.now() - startedAt).toBeLessThan(300 + BUSY_MS);
  });

  it('that has passed keeps requests from being carried out, which is logged once', async () => {
    const before = (await outcomes(contentRpc.today.quote)).expired ?? 0;
    for (const lateMs of [7_000, 8_000])
      link.connection.publish(contentRpc.today.quote, signed(contentRpc.today.quote, Date.now() - lateMs));
    await eventually('the late requests to be counted', async () =>
      (await outcomes(contentRpc.today.quote)).expired === before + 2 ? true : undefined,
    );
    expect(asked).toBe(0);
    expect(served.log.lines).toMatchObject([{ level: 40, subject: contentRpc.today.quote }]);
    expect(served.log.lines[0]?.lateMs).toBeGreaterThanOrEqual(7_000);
    await ask();
    expect(asked).toBe(1);
  });
});

describe('the scope of a request', () => {
  const listed = () => served.log.lines.find(({ msg }) => msg === 'asked for the couple');

  it('reaches the lines that its handler logs: request id, and the trace of the caller', async () => {
    const traceparent = newTraceparent();
    const caller = actor({ requestId: 'request-0001' });
    await runInScope({ traceparent }, () => client.request(identityRpc.couples.current, caller, {}));
    expect(listed()).toMatchObject({ requestId: 'request-0001', traceId: traceIdOf(traceparent) });
  });

  it('is a span of its own within that trace', async () => {
    const traceparent = newTraceparent();
    let inside: string | undefined;
    quote = () => {
      inside = currentScope()?.traceparent;
      return QUOTE;
    };
    await runInScope({ traceparent }, () => ask());
    expect(inside).not.toBe(traceparent);
    expect(traceIdOf(inside ?? '')).toBe(traceIdOf(traceparent));
  });

  it('stands in the line about a request that failed', async () => {
    quote = () => Promise.reject(new Error('broken'));
    const caller = actor({ requestId: 'request-0002' });
    await refusalOf(client.request(contentRpc.today.quote, caller, {}));
    expect(served.log.lines).toEqual([
      expect.objectContaining({
        msg: 'request failed',
        subject: contentRpc.today.quote,
        requestId: 'request-0002',
        traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    ]);
  });
});

describe('the metrics', () => {
  it('count requests by subject and outcome', async () => {
    const subject = contentRpc.today.quote;
    const before = await outcomes(subject);
    await ask();
    quote = () => {
      throw new DomainError('not_found', 'not_found', 'There is none.');
    };
    await refusalOf(ask());
    await eventually('both to be counted', async () => {
      const { ok, not_found } = await outcomes(subject);
      return ok === (before.ok ?? 0) + 1 && not_found === (before.not_found ?? 0) + 1 ? true : undefined;
    });
  });
});
