import { UNAVAILABLE_ERROR } from './wire-error.js';

/** JSON text that exists already, in pieces, as a part of a longer document. */
export class JsonPieces {
  constructor(readonly pieces: AsyncIterable<string>) {}
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const isLazy = (value: unknown): boolean => value instanceof JsonPieces || isIterable(value);

const hasLazyField = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isLazy);

/**
 * Writes a value as JSON, in pieces, so that a long document is never in memory as a whole. An async iterable becomes
 * a list, whose items are read no faster than the pieces are taken. An object with an async iterable or
 * {@link JsonPieces} among its fields is written field by field, and every other value at once.
 */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (value instanceof JsonPieces) yield* value.pieces;
  else if (isIterable(value)) yield* list(value);
  else if (hasLazyField(value)) yield* object(value);
  else yield JSON.stringify(value ?? null);
}

/** A part of an export. A promise is none, because JSON would have it as `{}`. */
type Field = string | number | boolean | null | undefined | (object & { then?: never });
type Fields = Record<string, Field>;

/**
 * Writes an object by {@link jsonPieces}, as the answer of a handler that streams it.
 * @param fields of the object, or a promise of them, so that a handler reads the same whether its data have to be
 * awaited or not
 * @param signal ends the answer with an error, so that nobody takes what was sent for the whole
 */
export async function* streamedJson(
  fields: Fields | Promise<Fields>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  for await (const piece of jsonPieces(await fields)) {
    if (signal.aborted) throw UNAVAILABLE_ERROR;
    yield piece;
  }
}

async function* list(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    for await (const piece of jsonPieces(item)) {
      yield before + piece;
      before = '';
    }
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function* object(fields: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
    before = ',';
  }
  yield '}';
}
