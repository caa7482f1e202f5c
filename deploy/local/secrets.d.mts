import type { Secrets, ServiceName } from './types.mjs';

export type { Secrets } from './types.mjs';

/** The file's content, made at the first call and the same ever after. */
export function keptSecret(file: string): string;

/** Kept, because what was encrypted or signed yesterday must be readable today. Default `.local/secrets.json`. */
export function developmentSecrets(file?: string): Secrets;

/** What tells one service that a request is the gateway's: its `ACTOR_KEY`. */
export function actorKey(service: ServiceName, secrets: Secrets): string;

/** The `DATA_KEYS` of one service. */
export function dataKeys(service: ServiceName, secrets: Secrets): string;
