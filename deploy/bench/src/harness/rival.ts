import { fileURLToPath } from 'node:url';
import { freePort } from '@anew/local-servers/servers';
import { SHARED_ENV } from './product.js';
import { type Environment, startProgram, untilReady } from './program.js';
import type { Resources } from './resources.js';

interface Rival {
  origin: string;
  pid: number;
}

async function listens(origin: string): Promise<boolean> {
  await (await fetch(origin)).text();
  return true;
}

/** Starts a program in `dist/rivals/`, which listens on PORT. */
export async function startRival(script: string, env: Environment, resources: Resources): Promise<Rival> {
  const port = await freePort();
  const file = fileURLToPath(new URL(`../rivals/${script}.js`, import.meta.url));
  const program = resources.keep(
    startProgram(file, { ...SHARED_ENV, ...env, PORT: String(port) }),
    (started) => started.stop(),
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilReady([program], () => listens(origin));
  return { origin, pid: program.pid };
}
