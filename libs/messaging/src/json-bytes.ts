declare const jsonOf: unique symbol;

/** Marks bytes or a stream as the JSON of a `T`. */
export interface JsonOf<T> {
  readonly [jsonOf]: T;
}

/** JSON of a `T` as bytes: who passes it on need not parse it. */
export type JsonBytes<T> = Buffer & JsonOf<T>;
