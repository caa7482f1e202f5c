import type { Child, ChildOptions } from './types.mjs';

export type { Child, ChildOptions } from './types.mjs';

export function isAlive(pid: number): boolean;

/** Starts a program that dies with this process, however that ends. */
export function startChild(command: string[], options?: ChildOptions): Child;

/** Runs a program to its end and returns what it printed; a failure throws its last lines. */
export function run(command: string[], options?: ChildOptions): Promise<string>;
