import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PrivateServer,
  privateNats,
  privatePostgres,
  privateRedis,
  type ServerAddress,
} from './servers.js';
import { System } from './system.js';

/** Where the spec files of one run ask for what they share. */
const ADDRESS = 'ANEW_SHARED_SYSTEM';

/** A running product that several spec files use one after another, each with people of its own. */
export interface SharedSystem {
  origin: string;
  /** `ACTOR_KEYS` of its gateway: whoever has them may ask its services in anybody's name. */
  actorKeys: string;
  postgres: ServerAddress;
  nats: ServerAddress;
}

/** Servers without a product, for services that run alone. */
export type SharedServers = Record<'postgres' | 'redis' | 'nats', ServerAddress>;

/** The system of this run, which the first spec file that asks for it starts. */
export function sharedSystem(): Promise<SharedSystem> {
  return askFor('system');
}

/** The servers of this jest worker: two workers that run the same service must not answer each other's calls. */
export function sharedServers(): Promise<SharedServers> {
  return askFor(`servers-${process.env.JEST_WORKER_ID ?? 0}`);
}

async function askFor<T>(what: string): Promise<T> {
  const response = await fetch(`${process.env[ADDRESS] ?? ''}/${what}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Something that the spec files of a run use one after another. */
interface Shared {
  described: SharedSystem | SharedServers;
  end(): Promise<unknown>;
}

async function startSystem(): Promise<Shared> {
  const system = await System.start();
  const { origin, actorKeys, postgres, nats } = system;
  return {
    described: { origin, actorKeys, postgres: addressOf(postgres), nats: addressOf(nats) },
    end: () => system.stop(),
  };
}

async function startServers(): Promise<Shared> {
  const servers = await Promise.all([privatePostgres(), privateRedis(), privateNats()]);
  const [postgres, redis, nats] = servers;
  return {
    described: { postgres: addressOf(postgres), redis: addressOf(redis), nats: addressOf(nats) },
    end: () => Promise.all(servers.map((server) => server.discard())),
  };
}

const addressOf = ({ url }: PrivateServer): ServerAddress => ({ url });

/** Lets the spec files of a run share a system, and servers. @returns what ends them */
export async function shareSystem(): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Shared>>();
  const server = createServer(({ url = '' }, response) => {
    const starting = started.get(url) ?? (url === '/system' ? startSystem() : startServers());
    started.set(url, starting);
    starting.then(
      ({ described }) => response.end(JSON.stringify(described)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  process.env[ADDRESS] = `http://127.0.0.1:${await portOf(server)}`;
  return async () => {
    server.close();
    const all = await Promise.allSettled(started.values());
    await Promise.all(all.map((each) => each.status === 'fulfilled' && each.value.end()));
  };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}
