import type { Binaries } from './types.mjs';

export type { Binaries } from './types.mjs';

/** `ANEW_SERVER_BINARIES` (JSON), the machine, or the distribution's packages unpacked into `.local/`. */
export function findBinaries(onProgress?: (sentence: string) => void): Promise<Binaries>;
