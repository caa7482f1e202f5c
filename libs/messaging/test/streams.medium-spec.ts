import type { ChatDto } from '@anew/contracts/coaching/dto';
import { DomainError } from '@anew/contracts/errors';
import { currentScope } from '@anew/observability/request-scope';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { actor, refusalOf, signed } from './fixtures.js';
import {
  coach,
  counting,
  delta,
  endless,
  patient,
  PROMPT_MS,
  StreamLine,
  SUBJECT,
  textOf,
  textsOf,
} from './streaming.js';

let nats: PrivateServer;
let line: StreamLine;

beforeAll(async () => {
  nats = await privateNats();
});

afterAll(() => nats.discard());

beforeEach(async () => {
  line = await StreamLine.open(nats.url);
});

afterEach(() => line.close());

describe('a stream', () => {
  it('brings every item in its order, and ends', async () => {
    coach.source = () => counting(500);
    expect(await textsOf(line.ask())).toEqual(Array.from({ length: 500 }, (_, n) => String(n)));
    await line.counted('ok');
  });

  it('that has nothing to say ends', async () => {
    coach.source = () => counting(0);
    expect(await textsOf(line.ask())).toEqual([]);
  });

  it('is one of two hundred at once, each with its own items', async () => {
    coach.source = async function* ({ message }) {
      for (let n = 0; n < 20; n++) {
        yield delta(`${message} ${n}`);
        await new Promise((resolve) => setTimeout(resolve, n % 3));
      }
    };
    const names = Array.from({ length: 200 }, (_, index) => `stream ${index}`);
    const all = await Promise.all(names.map((message) => textsOf(line.ask(undefined, { message }))));
    expect(all).toEqual(names.map((name) => Array.from({ length: 20 }, (_, n) => `${name} ${n}`)));
  });

  it('runs in the scope of its request', async () => {
    coach.source = async function* () {
      await Promise.resolve();
      yield delta(currentScope()?.requestId);
    };
    const caller = actor({ requestId: 'request-0003' });
    const events = line.ask(undefined, undefined, caller);
    expect(await textsOf(events)).toEqual(['request-0003']);
  });
});

describe('a stream that is refused', () => {
  const refused = new DomainError('too_many', 'daily_limit', 'Later, please.', { retryAfter: 7 });

  it('before its first item is refused with what the handler threw', async () => {
    coach.source = async function* () {
      await Promise.reject(refused);
      yield delta('never');
    };
    expect(await refusalOf(textsOf(line.ask()))).toEqual(refused);
    await line.counted('too_many');
  });

  it('midway has brought what came before', async () => {
    coach.source = async function* () {
      yield* counting(2);
      throw refused;
    };
    const texts: string[] = [];
    expect(await refusalOf(textsOf(line.ask(), texts))).toEqual(refused);
    expect(texts).toEqual(['0', '1']);
  });

  it('by an error that nobody foresaw tells nothing of it, and logs it once', async () => {
    coach.source = async function* () {
      yield* counting(1);
      throw new Error('password=hunter2');
    };
    const { kind, message } = await refusalOf(textsOf(line.ask()));
    expect(kind).toBe('internal');
    expect(message).not.toContain('hunter2');
    expect(line.served.log.lines.filter(({ msg }) => msg === 'stream failed')).toHaveLength(1);
  });

  it('is refused at once when nobody listens', async () => {
    await line.served.drain();
    const startedAt = Date.now();
    expect((await refusalOf(textsOf(line.ask()))).kind).toBe('unavailable');
    expect(Date.now() - startedAt).toBeLessThan(PROMPT_MS);
  });

  it('has its input checked first', async () => {
    const wrong = { message: ' ', moduleSlug: 'nowhere', extra: 1 } as unknown as ChatDto;
    const { kind, code, details } = await refusalOf(textsOf(line.ask(undefined, wrong)));
    expect([kind, code]).toEqual(['invalid', 'validation_failed']);
    expect(details.fields?.map(({ field }) => field).sort()).toEqual(['extra', 'message', 'moduleSlug']);
    expect(coach.signals).toEqual([]);
  });
});

describe('a stream that is canceled', () => {
  it('by its signal ends here, and tells the handler promptly', async () => {
    coach.source = patient;
    const stop = new AbortController();
    const events = line.ask(stop.signal);
    await events.next();
    stop.abort();
    expect(await events.next()).toEqual({ done: true, value: undefined });
    await line.canceled(PROMPT_MS);
    await line.counted('canceled');
  });

  it('by ending the iteration tells the handler promptly', async () => {
    coach.source = endless;
    for await (const event of line.ask()) if (textOf(event) === '3') break;
    await line.canceled(PROMPT_MS);
  });

  it('before the answering side has taken it tells that side once it has', async () => {
    coach.source = patient;
    const stop = new AbortController();
    const first = line.ask(stop.signal).next();
    stop.abort();
    expect((await first).done).toBe(true);
    await line.begun();
    await line.canceled(PROMPT_MS);
  });

  it('with whoever asked gone before it was taken is canceled at once', async () => {
    coach.source = patient;
    const asked = signed(SUBJECT, Date.now() + 60_000, { message: 'Hello' });
    line.clientLink.connection.publish(SUBJECT, asked, { reply: line.clientLink.createInbox() });
    await line.begun();
    await line.canceled(PROMPT_MS);
  });

  it('leaves the connection whole for the others', async () => {
    coach.source = endless;
    const others = Array.from({ length: 5 }, () => new AbortController());
    const reading = others.map(({ signal }) => textsOf(line.ask(signal)));
    await line.begun(others.length);
    for (const stop of others) stop.abort();
    await Promise.all(reading);
    await eventually('all to be canceled', () =>
      coach.signals.every(({ aborted }) => aborted) ? true : undefined,
    );
    coach.source = () => counting(3);
    expect(await textsOf(line.ask())).toHaveLength(3);
    expect(line.serverLink.isUp).toBe(true);
  });

  it('before it is asked for is not asked for', async () => {
    expect(await textsOf(line.ask(AbortSignal.abort()))).toEqual([]);
    // Every message sent before this one has been handled by now.
    await textsOf(line.ask());
    expect(coach.signals).toHaveLength(1);
  });
});
