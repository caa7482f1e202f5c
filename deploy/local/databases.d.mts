import type { Binaries, ServiceName } from './types.mjs';

export type { ServiceName } from './types.mjs';

export const SERVICES: readonly ServiceName[];

/** The URL of one service's own role and database on the server that `baseUrl` names. */
export function serviceDatabaseUrl(baseUrl: string, service: ServiceName): string;

/** The same of the database in which the service's keys lie. */
export function keysDatabaseUrl(baseUrl: string, service: ServiceName): string;

/** Makes roles and databases for every service, where they are missing. `baseUrl` is a superuser's. */
export function ensureDatabases(baseUrl: string, binaries: Binaries): Promise<void>;
