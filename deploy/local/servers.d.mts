import type { PostgresOptions, ServerHandle, ServerOptions } from './types.mjs';

export type { PostgresOptions, ServerExit, ServerHandle, ServerOptions } from './types.mjs';

export function freePort(): Promise<number>;
/** The URL is the superuser's. */
export function startPostgres(options: PostgresOptions): Promise<ServerHandle>;
export function startRedis(options: ServerOptions): Promise<ServerHandle>;
/** The URL is the operator's. */
export function startNats(options: ServerOptions): Promise<ServerHandle>;
