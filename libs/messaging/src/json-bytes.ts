declare const jsonOf: unique symbol;

/** Marks bytes or a stream as the JSON of a `T`. */
export interface JsonOf<T> {
  readonly [jsonOf]: T;
}

/** JSON of a `T` as bytes: who passes it on need not parse it. */
export type JsonBytes<T> = Buffer & JsonOf<T>;

/**
 * JSON of an object together with further fields whose values are JSON text already. A long list that was written while
 * it was read goes into an answer this way, without being parsed again.
 */
export function jsonWith(value: object, written: Readonly<Record<string, string>>): string {
  const own = JSON.stringify(value).slice(1, -1);
  const further = Object.entries(written).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${(own === '' ? further : [own, ...further]).join(',')}}`;
}
