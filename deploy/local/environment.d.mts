import type { ProcessName, Surroundings } from './types.mjs';

export type { ProcessName, Surroundings } from './types.mjs';

export const PROCESSES: readonly ProcessName[];

/** The built file: of the process as a program of its own, or as a module with `start(env)`. */
export function entryOf(name: ProcessName, way: 'alone' | 'hosted'): string;

/** The environment of one process; whatever else `developer` (default: this process's own) has passes through. */
export function processEnv(
  name: ProcessName,
  surroundings: Surroundings,
  developer?: Record<string, string | undefined>,
): Record<string, string | undefined>;

/** Of the one program, `dev-host.mjs`, that runs all processes. */
export function hostEnv(
  surroundings: Surroundings,
  developer?: Record<string, string | undefined>,
): Record<string, string | undefined>;

/** For tools: the pinned Node and the workspace's programs come first. */
export function toolEnv(extra?: Record<string, string | undefined>): Record<string, string | undefined>;
