import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerAddress } from './servers.js';
import { System } from './system.js';

/** Where the spec files of one run ask for the system that they share. */
const ADDRESS = 'ANEW_SHARED_SYSTEM';

/** A running product that several spec files use one after another, each with people of its own. */
export interface SharedSystem {
  origin: string;
  /** `ACTOR_KEYS` of its gateway: whoever has them may ask its services in anybody's name. */
  actorKeys: string;
  postgres: ServerAddress;
  nats: ServerAddress;
}

/** The system of this run, which the first spec file that asks for it starts. */
export async function sharedSystem(): Promise<SharedSystem> {
  const response = await fetch(process.env[ADDRESS] ?? '');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as SharedSystem;
}

async function described(starting: Promise<System>): Promise<string> {
  const { origin, actorKeys, postgres, nats } = await starting;
  const shared: SharedSystem = {
    origin,
    actorKeys,
    postgres: { url: postgres.url },
    nats: { url: nats.url },
  };
  return JSON.stringify(shared);
}

/** Lets the spec files of a run share one system. @returns what ends it */
export async function shareSystem(): Promise<() => Promise<void>> {
  let starting: Promise<System> | undefined;
  const server = createServer((_request, response) => {
    starting ??= System.start();
    described(starting).then(
      (body) => response.end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  process.env[ADDRESS] = `http://127.0.0.1:${await portOf(server)}`;
  return async () => {
    server.close();
    await starting?.then((system) => system.stop());
  };
}

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}
