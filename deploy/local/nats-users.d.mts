import type { ProcessName } from './types.mjs';

/** The part of a server's configuration that names its users. */
export function natsUsers(): string;

/** What the server's configuration takes from its environment. */
export function natsPasswords(operatorPassword: string): Record<string, string>;

/** The address of a server of ours, as one process signs in there. `baseUrl` is the operator's. */
export function processNatsUrl(baseUrl: string, name: ProcessName): string;
