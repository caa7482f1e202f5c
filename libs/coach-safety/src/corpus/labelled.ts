import type { Concern } from '../verdict.js';

/** Messages by the concern that each of them, sent first in a conversation, should raise. */
export type Hits = Record<Concern, readonly string[]>;
