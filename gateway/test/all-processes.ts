import { System } from '@anew/testkit/system';
import { afterAll, beforeAll } from '@jest/globals';

/** The whole product, each process by itself. All cases of a spec file use it, because it takes long to start. */
export let system: System;

beforeAll(async () => {
  system = await System.start({ processes: 'many', env: { LOG_LEVEL: 'info' } });
}, 90_000);

afterAll(() => system.stop());
