import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { contentRpc } from '@anew/contracts/content/rpc';
import type { Quote } from '@anew/contracts/content/views';
import { EVENT_CONSUMERS } from '@anew/contracts/events/consumers';
import { identityEvents } from '@anew/contracts/events/map';
import { healthSubject } from '@anew/contracts/rpc/services';
import { subjectsOf } from '@anew/contracts/rpc/subjects';
import type { RunningProcess } from '@anew/observability/run-process';
import { eventually } from '@anew/testkit/eventually';
import { privateNats, type PrivateServer } from '@anew/testkit/servers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, createParamDecorator, type ExecutionContext, Module, type Type } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { NatsLink } from '../src/connection.js';
import type { EventDelivery } from '../src/events/delivery.js';
import { EventPublisher } from '../src/events/publisher.js';
import { RpcClient } from '../src/rpc-client.js';
import { RpcHandler } from '../src/rpc-handler.js';
import { AnsweringConfig, startService } from '../src/service-process.js';
import { actor, ACTOR_KEY, eventOf, Gate, openLink, refusalOf, signer } from './fixtures.js';

const QUOTE: Quote = { text: 'Begin anew.', author: 'Anew', category: 'beginnings' };

let gate: Gate;
const done: string[] = [];

@Controller()
class Today {
  @RpcHandler(contentRpc.today.quote)
  async quote(): Promise<Quote> {
    done.push('request begun');
    await gate.opened;
    done.push('request ended');
    return QUOTE;
  }
}

const Delivery = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToRpc().getContext<EventDelivery>(),
);

@Controller()
class Accounts {
  @EventPattern([identityEvents.accountDeleted])
  accountDeleted(@Delivery() delivery: EventDelivery): Promise<void> {
    return delivery.settle(async () => {
      done.push('event begun');
      await gate.opened;
      done.push('event ended');
    });
  }

  @EventPattern(EVENT_CONSUMERS.content.filter((subject) => subject !== identityEvents.accountDeleted))
  another(@Delivery() delivery: EventDelivery): Promise<void> {
    return delivery.settle(() => Promise.resolve());
  }

  onApplicationShutdown(): void {
    done.push('shut down');
  }
}

/** Answers the other calls that the service has to answer. */
@Controller()
class Rest {
  @MessagePattern(subjectsOf('content').filter((subject) => subject !== contentRpc.today.quote))
  answer(): null {
    return null;
  }
}

/** Handles less than any service has to. */
@Controller()
class Deletions {
  @EventPattern([identityEvents.accountDeleted, identityEvents.deletionsListed])
  accountDeleted(@Delivery() delivery: EventDelivery): Promise<void> {
    return delivery.settle(() => Promise.resolve());
  }
}

@Module({ controllers: [Today, Accounts, Rest] })
class ContentModule {}

let nats: PrivateServer;
let link: NatsLink;
let client: RpcClient;
let opsPort: number;
let running: RunningProcess;

beforeAll(async () => {
  nats = await privateNats();
  link = await openLink(nats.url);
  client = new RpcClient(link, signer);
});

afterAll(async () => {
  await link.close();
  await nats.discard();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeEach(async () => {
  gate = new Gate();
  done.length = 0;
  opsPort = await freePort();
  const settings = { NATS_URL: nats.url, ACTOR_KEY, OPS_PORT: opsPort, LOG_LEVEL: 'silent' };
  running = await startService('content', Object.assign(new AnsweringConfig(), settings), ContentModule);
});

let closed = false;
const close = async () => {
  await running.close();
  closed = true;
};

afterEach(async () => {
  gate.open();
  if (!closed) await close();
  closed = false;
});

const ask = (deadlineMs?: number) => client.request(contentRpc.today.quote, actor(), {}, deadlineMs);
const health = () => client.request(healthSubject('content'), null, {}, 1_000);
const ops = (path: string) => fetch(`http://127.0.0.1:${opsPort}${path}`);
const said = (what: string) => eventually(what, () => (done.includes(what) ? true : undefined));

describe('a service that runs', () => {
  it('answers its subjects, and says over NATS and HTTP that it is ready', async () => {
    gate.open();
    expect(await ask()).toEqual(QUOTE);
    const report = { ready: true, dependencies: [{ name: 'nats', ok: true }] };
    expect(await health()).toEqual(report);
    expect(await (await ops('/health/ready')).json()).toEqual(report);
  });

  it('counts its requests where Prometheus looks', async () => {
    gate.open();
    await ask();
    await eventually('the count', async () => {
      const lines = (await (await ops('/metrics')).text()).split('\n');
      const counts = lines.filter((line) => line.startsWith('anew_request_seconds_count'));
      return counts.find(
        (line) => line.includes(contentRpc.today.quote) && line.includes('process="content"'),
      );
    });
  });
});

describe('a service does not start', () => {
  const refused = (service: 'coaching' | 'content' | 'journal', ...controllers: Type[]) => {
    const config = Object.assign(new AnsweringConfig(), { NATS_URL: nats.url, ACTOR_KEY, OPS_PORT: 0 });
    config.LOG_LEVEL = 'silent';
    @Module({ controllers })
    class TestModule {}
    return expect(startService(service, config, TestModule)).rejects;
  };

  /** Answers all calls of the service. */
  const answering = (service: 'coaching' | 'journal'): Type => {
    @Controller()
    class Answering {
      @MessagePattern(subjectsOf(service))
      answer(): null {
        return null;
      }
    }
    return Answering;
  };

  it('without a handler of each of its calls', async () => {
    await refused('content', Accounts, Rest).toThrow(
      'content answers no rpc.content.today.quote.v1. Add a method with @RpcHandler(…)',
    );
  });

  it('with other handlers of events than EVENT_CONSUMERS names', async () => {
    await refused('journal', answering('journal'), Accounts).toThrow(
      'EVENT_CONSUMERS does not let journal handle evt.identity-couple.couples.membership-changed.v1. Name it there, and run `npm run nats-users`.',
    );
    await refused('coaching', answering('coaching'), Deletions).toThrow(
      'coaching has no handler of evt.identity-couple.couples.membership-changed.v1',
    );
  });
});

describe('a service that is told to end', () => {
  it('says that it is not ready, finishes what it has in hand, and is gone only then', async () => {
    // The answer waits until all that follows has been seen.
    const answer = ask(30_000);
    await new EventPublisher(link).publish(eventOf(identityEvents.accountDeleted, { userId: randomUUID() }));
    await Promise.all([said('request begun'), said('event begun')]);
    const closing = close();

    await eventually('it to be not ready', async () => ((await health()).ready ? undefined : true));
    expect((await ops('/health/ready')).status).toBe(503);
    await eventually('new requests to find nobody', async () =>
      (await refusalOf(ask(100))).kind === 'unavailable' ? true : undefined,
    );
    expect(closed).toBe(false);
    expect(done).not.toContain('shut down');
    gate.open();

    expect(await answer).toEqual(QUOTE);
    await closing;
    expect(done.at(-1)).toBe('shut down');
    expect(done).toContain('event ended');
    expect((await refusalOf(health())).kind).toBe('unavailable');
    await expect(ops('/health/live')).rejects.toThrow();
  });
});
