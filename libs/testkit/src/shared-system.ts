import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProcessName } from '@anew/local-servers/types';
import {
  freePort,
  privateNats,
  privatePostgres,
  privateRedis,
  type PrivateServer,
  type ServerAddress,
} from './servers.js';
import { type AddedGateway, type GatewaySettings, System, type SystemOptions } from './system.js';

/** Where the spec files of one run ask for what they share. */
const ADDRESS = 'ANEW_SHARED_SYSTEM';

/** Servers without a product, for services that run alone. */
type SharedServers = Record<'postgres' | 'redis' | 'nats', ServerAddress>;

type Described = Record<'origin' | 'actorKeys', string> & SharedServers;

/** A running product that several spec files use one after another, each with people of its own. */
export class SharedSystem {
  readonly origin: string;
  /** `ACTOR_KEYS` of its gateway: a process that has them may ask its services in anybody's name. */
  readonly actorKeys: string;
  readonly postgres: ServerAddress;
  readonly redis: ServerAddress;
  readonly nats: ServerAddress;

  constructor(
    { origin, actorKeys, postgres, redis, nats }: Described,
    private readonly options: SystemOptions,
  ) {
    [this.origin, this.actorKeys] = [origin, actorKeys];
    [this.postgres, this.redis, this.nats] = [postgres, redis, nats];
  }

  /** A gateway beside the first, the same for all who ask. @returns its origin */
  secondGateway(): Promise<string> {
    return askFor('second-gateway', { options: this.options });
  }

  /** Starts a gateway with settings of its own, for the spec file that asks. It ends it, too. */
  startGateway(settings: GatewaySettings = {}): Promise<AddedGateway> {
    return askFor('start-gateway', { options: this.options, settings });
  }

  /** Ends such a gateway. @returns its exit code; null when the signal ended it */
  endGateway({ id }: AddedGateway, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    return askFor('end', { options: this.options, name: id, signal });
  }

  /** Kills a process that runs apart, or all others, and resolves once everything can work again. */
  restart(process: ProcessName | 'host'): Promise<void> {
    return askFor('restart', { options: this.options, process });
  }

  /** The last lines that the processes have written. */
  output(): Promise<string> {
    return askFor('output', { options: this.options });
  }
}

/** The system of this jest worker that was started with these options; the first spec file that asks starts it. */
export async function sharedSystem(options: SystemOptions = {}): Promise<SharedSystem> {
  return new SharedSystem(await askFor<Described>('system', { options }), options);
}

/** The servers of this jest worker: two workers that run the same service must not answer each other's calls. */
export function sharedServers(): Promise<SharedServers> {
  return askFor('servers');
}

/** A port for what a shared system reaches outside, such as mail: each spec file listens there in its turn. */
export function sharedPort(name: string): Promise<number> {
  return askFor('port', { name });
}

interface Asked {
  what: string;
  options?: SystemOptions;
  process?: ProcessName | 'host';
  name?: string;
  settings?: GatewaySettings;
  signal?: NodeJS.Signals;
}

async function askFor<T>(what: string, details: Omit<Asked, 'what'> = {}): Promise<T> {
  const response = await fetch(`${process.env[ADDRESS] ?? ''}/${process.env.JEST_WORKER_ID ?? 0}`, {
    method: 'POST',
    body: JSON.stringify({ what, ...details } satisfies Asked),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

const addressOf = ({ url }: PrivateServer): ServerAddress => ({ url });

/** What the spec files of one jest worker use one after another. */
class Shared {
  private readonly systems = new Map<string, Promise<System>>();
  private readonly gateways = new Map<string, Promise<string>>();
  private readonly ports = new Map<string, Promise<number>>();
  private servers: Promise<[PrivateServer, PrivateServer, PrivateServer]> | undefined;

  async answer({ what, options = {}, process, name = '', settings, signal }: Asked): Promise<unknown> {
    if (what === 'servers') return this.describedServers();
    if (what === 'port') return once(this.ports, name, freePort);
    const key = JSON.stringify(options);
    const system = await once(this.systems, key, () => System.start(options));
    if (what === 'second-gateway') return once(this.gateways, key, () => system.addGateway());
    if (what === 'start-gateway') return system.startGateway(settings);
    if (what === 'end') return system.end(name, signal ?? 'SIGKILL');
    if (what === 'output') return system.output();
    if (what === 'restart') return system.restart(process ?? 'host');
    const { origin, actorKeys, postgres, redis, nats } = system;
    const servers = { postgres: addressOf(postgres), redis: addressOf(redis), nats: addressOf(nats) };
    return { origin, actorKeys, ...servers } satisfies Described;
  }

  async end(): Promise<void> {
    for (const system of await Promise.allSettled(this.systems.values()))
      if (system.status === 'fulfilled') await system.value.stop();
    for (const server of (await this.servers) ?? []) await server.discard();
  }

  private async describedServers(): Promise<SharedServers> {
    this.servers ??= Promise.all([privatePostgres(), privateRedis(), privateNats()]);
    const [postgres, redis, nats] = await this.servers;
    return { postgres: addressOf(postgres), redis: addressOf(redis), nats: addressOf(nats) };
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

/** Lets the spec files of a run share systems and servers. @returns what ends them */
export async function shareSystem(): Promise<() => Promise<void>> {
  const workers = new Map<string, Shared>();
  const server = createServer((request, response) => {
    // On a busy machine, a connection that stays open would be closed just when the next spec file asks.
    response.setHeader('connection', 'close');
    const shared = workers.get(request.url ?? '') ?? new Shared();
    workers.set(request.url ?? '', shared);
    bodyOf(request)
      .then((asked) => shared.answer(asked))
      .then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  process.env[ADDRESS] = `http://127.0.0.1:${await portOf(server)}`;
  return async () => {
    server.close();
    await Promise.all([...workers.values()].map((shared) => shared.end()));
  };
}

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Asked;
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}
