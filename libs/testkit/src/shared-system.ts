import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerAddress } from './servers.js';
import { System } from './system.js';

/** Environment variable with the address at which spec files ask for the shared system. */
const ADDRESS = 'ANEW_SHARED_SYSTEM';

/** A running product that several spec files use one after another, each with its own people. */
export interface SharedSystem {
  origin: string;
  /** `ACTOR_KEYS` of its gateway, with which a test can call its services in anyone's name. */
  actorKeys: string;
  postgres: ServerAddress;
  nats: ServerAddress;
}

/** System of this run. The first spec file that asks for it starts it. */
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

/** Lets the spec files of a run share one system. @returns a function that ends it */
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
