import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '@anew/local-servers/child';
import type { Child } from '@anew/local-servers/types';

/** Flags of every process under test, ours as in their images and the rivals' alike. */
export const NODE_FLAGS = ['--max-semi-space-size=8'];
/** Settings of their memory outside V8, as in the images. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' };
const READY_MS = 30_000;
const PAUSE_MS = 50;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts a built Node program that ends together with this one.
 * If `BENCH_PROFILE` names a folder, the program writes a CPU profile there when it is stopped.
 */
export function startProgram(script: string, env: Environment): Child {
  const folder = process.env.BENCH_PROFILE;
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  return startChild([process.execPath, ...NODE_FLAGS, ...profile, script], {
    env: { ...MEMORY_ENV, ...env },
  });
}

/**
 * Repeats `probe` until it returns true.
 * @throws Error with the last lines of the programs when one of them ends or time is up
 */
export async function untilReady(programs: readonly Child[], probe: () => Promise<boolean>): Promise<void> {
  const words = () => programs.flatMap((program) => program.lastLines()).join('\n');
  const ends = Promise.race(programs.map(({ exited }) => exited)).then(() => 'ended' as const);
  const giveUpAt = Date.now() + READY_MS;
  while (Date.now() < giveUpAt) {
    if (await probe().catch(() => false)) return;
    if ((await Promise.race([ends, delay(PAUSE_MS)])) === 'ended')
      throw new Error(`A program under test ended:\n${words()}`);
  }
  throw new Error(`Not ready within ${READY_MS} ms:\n${words()}`);
}
