import { randomUUID } from 'node:crypto';
import type { ExportPart } from '@anew/contracts/account/export';
import type { Actor } from '@anew/contracts/actor';
import { DomainError } from '@anew/contracts/errors';
import { durableOf } from '@anew/contracts/events/consumers';
import type { EventMap, EventSubject } from '@anew/contracts/events/map';
import type {
  ExportSubject,
  RpcCaller,
  RpcInput,
  RpcOutput,
  RpcSubject,
  StreamCaller,
  StreamInput,
  StreamItem,
  StreamSubject,
} from '@anew/contracts/rpc/map';
import type { ServiceName } from '@anew/contracts/rpc/services';
import { processEnv } from '@anew/local-servers/environment';
import type { RpcClient } from '@anew/messaging/rpc-client';
import type { Environment } from '@anew/observability/config';
import type { RunningProcess } from '@anew/observability/run-process';
import { Database } from '@anew/testkit/database';
import { acknowledged, publishEvent } from '@anew/testkit/events';
import { eventually } from '@anew/testkit/eventually';
import { PATIENCE, TEST_SECRETS } from '@anew/testkit/processes';
import { refuseUnreadable } from '@anew/testkit/readable-events';
import type { ServerAddress } from '@anew/testkit/servers';
import { sharedServers } from '@anew/testkit/shared-system';
import { type BackDoor, backDoor } from './back-door.js';

/** What `app.ts` of every service exports. */
type Start = (env: Environment) => Promise<RunningProcess>;

export interface AloneOptions {
  /** Further variables of its environment. Limits are as high as in whole systems unless they are given here. */
  env?: Environment;
  /** Secrets that replace those of all tests. The servers are shared, so the spec file must undo what they do. */
  secrets?: Partial<typeof TEST_SECRETS>;
  /** Servers of its own, for a test that stops them or counts what they hold. */
  postgres?: ServerAddress;
  nats?: ServerAddress;
  redis?: ServerAddress;
  /** What `worker-app.ts` exports, for the service that has a worker. */
  worker?: Start;
}

/**
 * One service, run from source in the process of the test, on real servers. It is asked as the gateway asks it, in the
 * name of whomever the test makes up.
 */
export class ServiceAlone {
  /** Place in the stream of the last event of each subject that the test has told. */
  private readonly told = new Map<EventSubject, number>();

  private constructor(
    private readonly name: ServiceName,
    readonly database: Database,
    readonly nats: ServerAddress,
    private readonly running: RunningProcess[],
    private readonly door: BackDoor,
  ) {}

  /** @param start what the service's `app.ts` exports */
  static async start(
    name: ServiceName,
    start: Start,
    { env = {}, secrets = {}, worker, ...own }: AloneOptions = {},
  ): Promise<ServiceAlone> {
    const { postgres, nats, redis } = { ...(await sharedServers()), ...own };
    await refuseUnreadable(nats, name);
    const surroundings = {
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      natsUrl: nats.url,
      // Port of the gateway, which does not run here.
      port: 1,
      secrets: { ...TEST_SECRETS, ...secrets },
    };
    const developer = { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', ...PATIENCE, ...env };
    const running = [await start(processEnv(name, surroundings, developer))];
    if (worker) running.push(await worker(processEnv('compatibility-worker', surroundings, developer)));
    const actorKeys = processEnv('gateway', surroundings, {}).ACTOR_KEYS ?? '';
    return new ServiceAlone(
      name,
      new Database(postgres, name),
      nats,
      running,
      await backDoor({ nats, actorKeys }),
    );
  }

  /** Client of the gateway, which calls the service. */
  get client(): RpcClient {
    return this.door.client;
  }

  /** @throws DomainError as the service threw it */
  ask<S extends RpcSubject>(subject: S, caller: RpcCaller<S>, input: RpcInput<S>): Promise<RpcOutput<S>> {
    return this.door.client.request(subject, caller, input);
  }

  /**
   * Yields the items of an answer as they come. Aborting `signal` cancels it, as leaving the page does.
   * @throws DomainError as the service threw it
   */
  stream<S extends StreamSubject>(
    subject: S,
    caller: StreamCaller<S>,
    input: StreamInput<S>,
    signal: AbortSignal = new AbortController().signal,
  ): AsyncGenerator<StreamItem<S>, void> {
    return this.door.client.stream(subject, caller, input, signal);
  }

  /**
   * All items of a stream.
   * @throws DomainError as the service threw it
   */
  async askForAll<S extends StreamSubject>(
    subject: S,
    caller: StreamCaller<S>,
    input: StreamInput<S>,
  ): Promise<StreamItem<S>[]> {
    const items: StreamItem<S>[] = [];
    for await (const item of this.stream(subject, caller, input)) items.push(item);
    return items;
  }

  /** Puts the pieces of a person's export together. */
  async exportOf(subject: ExportSubject, caller: Actor): Promise<ExportPart> {
    const pieces = await this.askForAll(subject, caller, {});
    return JSON.parse(pieces.join('')) as ExportPart;
  }

  /**
   * Puts an event on the stream, as another service would.
   * @param id that of an earlier one, to say it again
   * @returns its id
   */
  async tell<S extends EventSubject>(
    subject: S,
    data: EventMap[S],
    { id = randomUUID(), occurredAt = new Date() }: { id?: string; occurredAt?: Date } = {},
  ): Promise<string> {
    const event = { id, subject, data, occurredAt: occurredAt.toISOString() };
    // A service serves calls before it has made the stream. Its inbox takes an id once, so trying again does no harm.
    const seq = await eventually('the stream to take the event', () => publishEvent(this.nats, event));
    this.told.set(subject, Math.max(seq, this.told.get(subject) ?? 0));
    return id;
  }

  /** Waits until the service has acknowledged all events of this subject that it was told, repeats included. */
  async handled(subject: EventSubject): Promise<void> {
    await acknowledged(this.nats, durableOf(this.name, subject), this.told.get(subject) ?? 0);
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((each) => each.close()));
    await this.door.close();
    await this.database.close();
  }
}

/** Refusal of a call that is expected to fail. */
export async function refusalOf(call: Promise<unknown>): Promise<DomainError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Expected a refusal, got an answer');
}
