import { System } from '@anew/testkit/system';

/** The whole product on servers of its own; or, with `E2E_ORIGIN`, one that already runs, such as the composed one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_ORIGIN) return () => Promise.resolve();
  const system = await System.start();
  process.env.E2E_ORIGIN = system.origin;
  return () => system.stop();
}
