import { once } from 'node:events';
import { createServer } from 'node:net';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Quote } from '@anew/contracts/content/views';
import { eventually } from '@anew/testkit/eventually';
import { freeze } from '@anew/testkit/freeze';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import type { NatsLink } from '../src/connection.js';
import { RpcClient } from '../src/rpc-client.js';
import { RpcHandler } from '../src/rpc-handler.js';
import { actor, BUSY_MS, Gate, openLink, refusalOf, serve, type Served, signer } from './fixtures.js';

/** Deadline that no busy machine uses up, for what is to succeed. */
const PATIENT_MS = 30_000;

const QUOTE: Quote = { text: 'Begin anew.', author: 'Anew', category: 'beginnings' };

let gate: Gate | undefined;
let asked = 0;

@Controller()
class Today {
  @RpcHandler(contentRpc.today.quote)
  async quote(): Promise<Quote> {
    asked++;
    await gate?.opened;
    return QUOTE;
  }
}

let nats: PrivateServer;
let serverLink: NatsLink;
let clientLink: NatsLink;
let served: Served;
let client: RpcClient;

beforeEach(async () => {
  asked = 0;
  gate = undefined;
  nats = await privateNats();
  [serverLink, clientLink] = await Promise.all([openLink(nats.url), openLink(nats.url)]);
  served = await serve(serverLink, [Today]);
  client = new RpcClient(clientLink, signer);
});

afterEach(async () => {
  gate?.open();
  await served.close();
  await Promise.all([serverLink.close(), clientLink.close()]);
  await nats.discard();
});

const ask = (deadlineMs?: number) => client.request(contentRpc.today.quote, actor(), {}, deadlineMs);
const begun = (count: number) =>
  eventually('the handler to have begun', () => (asked >= count ? true : undefined));
const linksAre = (up: boolean) =>
  eventually(`both links to be ${up ? 'up' : 'down'}`, () =>
    serverLink.isUp === up && clientLink.isUp === up ? true : undefined,
  );

async function outage(): Promise<void> {
  await nats.kill();
  await linksAre(false);
}

async function recovery(): Promise<void> {
  await nats.start();
  await linksAre(true);
}

/** Stands at the port of a NATS server and refuses whoever signs in. */
async function refusingNats(port: number) {
  let refusals = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(
      `INFO ${JSON.stringify({ version: '2.12.0', auth_required: true, max_payload: 1_024 })}\r\n`,
    );
    socket.once('data', () => {
      refusals++;
      socket.end("-ERR 'Authorization Violation'\r\n");
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { refusals: () => refusals, close: () => once(server.close(), 'close') };
}

describe('while NATS is away', () => {
  it('a request is refused at once, whatever its deadline', async () => {
    await outage();
    const startedAt = Date.now();
    expect(await refusalOf(ask(60_000))).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
    expect(Date.now() - startedAt).toBeLessThan(30_000);
  });

  it('a refused request is not carried out later; requests work again once NATS is back', async () => {
    await outage();
    await refusalOf(ask());
    await recovery();
    expect(await ask()).toEqual(QUOTE);
    expect(asked).toBe(1);
  });

  it('a request that was under way ends by its deadline', async () => {
    gate = new Gate();
    const refused = refusalOf(ask(3_000));
    await begun(1);
    const startedAt = Date.now();
    await outage();
    expect((await refused).kind).toBe('timeout');
    expect(Date.now() - startedAt).toBeLessThan(3_000 + BUSY_MS);
  });

  it('whoever keeps something in memory hears of the reconnect', async () => {
    let heard = 0;
    clientLink.onReconnect(() => heard++);
    await outage();
    await recovery();
    expect(heard).toBe(1);
  });

  it('a process that starts waits for it', async () => {
    await outage();
    const opening = openLink(nats.url);
    await nats.start();
    const link = await opening;
    expect(link.isUp).toBe(true);
    await link.close();
  });

  it('a server that refuses everybody for a while does not keep the links away for good', async () => {
    await outage();
    const refusing = await refusingNats(Number(new URL(nats.url).port));
    // Each of the two clients would have given up at its second refusal.
    await eventually('many refusals', () => (refusing.refusals() >= 6 ? true : undefined));
    await refusing.close();
    await recovery();
    expect(await ask()).toEqual(QUOTE);
  });

  it('a link that is closed says that it is down', async () => {
    const link = await openLink(nats.url);
    await link.close();
    expect(link.isUp).toBe(false);
    expect(
      (await refusalOf(new RpcClient(link, signer).request(contentRpc.today.quote, actor(), {}))).kind,
    ).toBe('unavailable');
  });
});

describe('while NATS hangs', () => {
  it('a request costs its deadline and no more', async () => {
    await freeze(nats.pid);
    try {
      const startedAt = Date.now();
      expect((await refusalOf(ask(300))).kind).toBe('timeout');
      expect(Date.now() - startedAt).toBeLessThan(300 + BUSY_MS);
    } finally {
      process.kill(nats.pid, 'SIGCONT');
    }
    expect(await ask()).toEqual(QUOTE);
  });
});

describe('a server that drains', () => {
  it('answers what is in flight, takes nothing new, and only then is closed', async () => {
    gate = new Gate();
    const answers = [ask(PATIENT_MS), ask(PATIENT_MS), ask(PATIENT_MS)];
    await begun(3);
    let closed = false;
    const closing = served.drain().then(() => (closed = true));

    await eventually('new requests to find nobody', async () =>
      (await refusalOf(ask(100))).kind === 'unavailable' ? true : undefined,
    );
    // This is twice the time that a server without open requests takes.
    await Promise.race([closing, new Promise((resolve) => setTimeout(resolve, 600))]);
    expect(closed).toBe(false);
    gate.open();

    expect(await Promise.all(answers)).toEqual([QUOTE, QUOTE, QUOTE]);
    await closing;
    await expect(refusalOf(ask())).resolves.toMatchObject({ kind: 'unavailable' });
  });

  it('loses no request of a caller who keeps asking, as long as a second server is there', async () => {
    const secondLink = await openLink(nats.url);
    const second = await serve(secondLink, [Today]);
    const answers: Promise<Quote>[] = [];
    const asking = setInterval(() => answers.push(ask(PATIENT_MS)), 2);
    await begun(20);
    await served.drain();
    clearInterval(asking);
    expect(await Promise.all(answers)).toEqual(answers.map(() => QUOTE));
    await second.close();
    await secondLink.close();
  });

  it('does not wait for a NATS that is away', async () => {
    await outage();
    const startedAt = Date.now();
    await served.drain();
    await serverLink.close();
    expect(Date.now() - startedAt).toBeLessThan(BUSY_MS);
  });

  it('ends in peace when NATS goes away meanwhile', async () => {
    gate = new Gate();
    const refused = refusalOf(ask(3_000));
    await begun(1);
    // NATS is frozen first, so that it cannot have acknowledged anything.
    await freeze(nats.pid);
    const closing = served.drain();
    await nats.kill();
    gate.open();
    await closing;
    await serverLink.close();
    expect((await refused).kind).toMatch(/timeout|unavailable/);
  });
});
