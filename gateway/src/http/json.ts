import { Readable } from 'node:stream';
import type { JsonBytes, JsonOf } from '@anew/messaging/json-bytes';

export type { JsonBytes };

/** JSON of a `T` that is too long to be in memory at once. */
export type JsonStream<T> = Readable & JsonOf<T>;

export type Json<T> = JsonBytes<T> | JsonStream<T>;

/** @param pieces JSON text of a `T`, which the compiler cannot check */
export function jsonStream<T>(pieces: AsyncIterable<string | Buffer>): JsonStream<T> {
  return Readable.from(pieces) as JsonStream<T>;
}
