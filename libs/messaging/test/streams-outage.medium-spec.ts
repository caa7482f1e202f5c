import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WINDOW } from '../src/streams/frames.js';
import { refusalOf } from './fixtures.js';
import {
  coach,
  counting,
  delta,
  endless,
  patient,
  PROMPT_MS,
  StreamLine,
  textsOf,
  TIMES,
} from './streaming.js';

/** Soon enough that a test can wait for it, and late enough that a busy machine does not make a side count as gone. */
const WATCHFUL = { ...TIMES, goneMs: 3_000 };

let nats: PrivateServer;
let line: StreamLine;

beforeAll(async () => {
  nats = await privateNats();
});

afterAll(() => nats.discard());

beforeEach(async () => {
  line = await StreamLine.open(nats.url, WATCHFUL);
});

afterEach(() => line.close());

describe('a reader that stops reading', () => {
  it('stops the writer within the window, counts as there all the same, and gets the rest once it goes on', async () => {
    let written = 0;
    coach.source = async function* () {
      for await (const event of counting(300)) {
        written += 1;
        yield event;
      }
    };
    const events = line.ask();
    for (let n = 0; n < 10; n++) await events.next();
    await eventually('the window to be full', () => (written >= WINDOW ? true : undefined));
    const idleUntil = Date.now() + 1.5 * WATCHFUL.goneMs;
    await eventually('a long pause', () => (Date.now() > idleUntil ? true : undefined));
    // The writer itself holds one more item.
    expect(written).toBeLessThanOrEqual(10 + WINDOW + 1);
    expect(coach.signals[0]?.aborted).toBe(false);
    expect(await textsOf(events)).toHaveLength(290);
  });
});

describe('a reader of long items that stops reading', () => {
  it('stops the writer before they are more than a process has room for, and gets the rest once it goes on', async () => {
    const text = 'x'.repeat(300_000);
    let written = 0;
    coach.source = async function* () {
      for (let item = 0; item < 40; item++) {
        written += 1;
        yield await Promise.resolve(delta(text));
      }
    };
    const events = line.ask();
    await events.next();
    const idleUntil = Date.now() + 3 * WATCHFUL.beatMs;
    await eventually('some heartbeats', () => (Date.now() > idleUntil ? true : undefined));
    // One item was used, four fill the window, and the writer itself holds one more.
    expect(written).toBeLessThanOrEqual(6);
    const started = Date.now();
    expect(await textsOf(events)).toHaveLength(39);
    expect(Date.now() - started).toBeLessThan(PROMPT_MS);
  });
});

describe('a process that was held up for longer than a side may be silent', () => {
  /** Nothing else in this process runs meanwhile, as when the machine itself stands still. */
  const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

  it('reads the stream to its end', async () => {
    await line.close();
    line = await StreamLine.open(nats.url, { ...TIMES, goneMs: 600 });
    let goOn: () => void = () => undefined;
    coach.source = async function* () {
      yield delta('before');
      await new Promise<void>((resolve) => (goOn = resolve));
      yield* counting(200);
    };
    const events = line.ask();
    await events.next();
    holdUp(1_500);
    await new Promise((resolve) => setTimeout(resolve, TIMES.beatMs));
    goOn();
    expect(await textsOf(events)).toHaveLength(200);
  });
});

describe('a side that is gone', () => {
  it('when it is the writer fails the reader once it has been silent for long enough', async () => {
    coach.source = patient;
    const events = line.ask();
    await events.next();
    await line.serverLink.connection.close();
    const since = Date.now();
    expect((await refusalOf(events.next())).kind).toBe('unavailable');
    expect(Date.now() - since).toBeLessThan(WATCHFUL.goneMs + PROMPT_MS);
  });

  it('when it is the reader cancels the handler', async () => {
    coach.source = endless;
    const reading = textsOf(line.ask()).catch(() => undefined);
    await line.begun();
    await line.clientLink.connection.close();
    await line.canceled(WATCHFUL.goneMs + PROMPT_MS);
    await reading;
  });
});

describe('a NATS that restarts midway', () => {
  const linksAre = (up: boolean) =>
    eventually(`both links to be ${up ? 'up' : 'down'}`, () =>
      line.serverLink.isUp === up && line.clientLink.isUp === up ? true : undefined,
    );

  async function restart(): Promise<void> {
    await nats.kill();
    try {
      await linksAre(false);
    } finally {
      await nats.start();
    }
    await linksAre(true);
    // The answer to a flush says that NATS has taken what came before it: here, the subscriptions that are made again.
    await Promise.all([line.serverLink, line.clientLink].map(({ connection }) => connection.flush()));
  }

  beforeEach(async () => {
    await line.close();
    // This is longer than a restart takes.
    line = await StreamLine.open(nats.url, TIMES);
  });

  it('never makes a stream skip what was lost: it fails, and the handler is canceled', async () => {
    coach.source = endless;
    const texts: string[] = [];
    const failed = refusalOf(textsOf(line.ask(), texts));
    await eventually('items to come', () => (texts.length > 5 ? true : undefined));
    await restart();
    expect((await failed).kind).toBe('unavailable');
    expect(texts).toEqual(texts.map((_, n) => String(n)));
    await line.canceled(PROMPT_MS);
  });

  it('does not harm a stream that was silent meanwhile', async () => {
    let goOn: () => void = () => undefined;
    coach.source = async function* () {
      yield delta('before');
      await new Promise<void>((resolve) => (goOn = resolve));
      yield* counting(200);
    };
    const events = line.ask();
    await events.next();
    await restart();
    goOn();
    expect(await textsOf(events)).toHaveLength(200);
  });
});

describe('a server that drains', () => {
  it('lets a short stream end', async () => {
    await line.close();
    line = await StreamLine.open(nats.url, { ...TIMES, graceMs: 20_000 });
    coach.source = async function* (_, signal) {
      for (let n = 0; n < 4; n++) {
        await new Promise((resolve) => setTimeout(resolve, 80));
        yield delta(`${n} ${signal.aborted}`);
      }
    };
    const texts = textsOf(line.ask());
    await line.begun();
    await line.served.drain();
    expect(await texts).toEqual(['0 false', '1 false', '2 false', '3 false']);
  });

  it('cancels a long one, and still sends how it ended', async () => {
    coach.source = async function* (input, signal) {
      yield* patient(input, signal);
      yield delta('cut off');
    };
    const texts = textsOf(line.ask());
    await line.begun();
    await line.served.drain();
    expect(await texts).toEqual(['begun', 'cut off']);
  });
});
