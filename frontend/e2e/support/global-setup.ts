import { System } from '@anew/testkit/system';

/** The whole product on servers of its own; or, with `E2E_ORIGIN`, one that already runs, such as the composed one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return () => Promise.resolve();
  const system = await System.start();
  // By its name: a passkey belongs to a name, and never to an address.
  process.env.E2E_ORIGIN = system.origin.replace('127.0.0.1', 'localhost');
  return () => system.stop();
}
