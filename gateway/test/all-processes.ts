import { System } from '@anew/testkit/system';
import { afterAll, beforeAll } from '@jest/globals';

/** The whole product, each process by itself. All cases of a spec file use it, because it takes long to start. */
export let system: System;

/** The times of an instance, because these cases are about what happens after them. */
const TIMES = { CALL_DEADLINE_MS: '5000', DATABASE_WAIT_MS: '3000' };

beforeAll(async () => {
  system = await System.start({ processes: 'many', env: { LOG_LEVEL: 'info', ...TIMES } });
}, 90_000);

afterAll(() => system.stop());
