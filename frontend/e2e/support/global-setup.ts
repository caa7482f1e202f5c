import { System } from '@anew/testkit/system';

/**
 * Starts the whole product on servers of its own. With `E2E_ORIGIN`, one that already runs is used, such as the one in
 * Docker Compose.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return () => Promise.resolve();
  const system = await System.start();
  // The origin uses the host's name, because a passkey belongs to a name and never to an IP address.
  process.env.E2E_ORIGIN = system.origin.replace('127.0.0.1', 'localhost');
  return () => system.stop();
}
