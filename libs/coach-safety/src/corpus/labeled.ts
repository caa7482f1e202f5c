import type { Concern } from '../verdict.js';

/** Messages by the concern that each of them should raise when it opens a conversation. */
export type Hits = Record<Concern, readonly string[]>;
