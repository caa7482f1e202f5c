import type { Secrets } from './types.mjs';

export type { Secrets } from './types.mjs';

/** The file's content, made at the first call and the same ever after. */
export function keptSecret(file: string): string;

/** Kept, because what was encrypted or signed yesterday must be readable today. Default `.local/secrets.json`. */
export function developmentSecrets(file?: string): Secrets;
