import { Readable } from 'node:stream';

declare const jsonOf: unique symbol;

interface JsonOf<T> {
  readonly [jsonOf]: T;
}

/** JSON of a `T` as bytes that the gateway has not parsed. */
export type JsonBytes<T> = Buffer & JsonOf<T>;

/** JSON of a `T` that is too long to be in memory at once. */
export type JsonStream<T> = Readable & JsonOf<T>;

export type Json<T> = JsonBytes<T> | JsonStream<T>;

/** @param pieces JSON text of a `T`, which the compiler cannot check */
export function jsonStream<T>(pieces: AsyncIterable<string | Buffer>): JsonStream<T> {
  return Readable.from(pieces) as JsonStream<T>;
}
