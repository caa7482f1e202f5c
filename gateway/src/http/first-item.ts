import { UNAVAILABLE_ERROR } from '@anew/messaging/wire-error';

/**
 * Waits for the first item before anything is sent, so that a refusal can have a status of its own.
 * @throws DomainError as the service threw it, or `unavailable` when nothing came
 */
export async function begun<T>(items: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await items.next();
  if (first.done) throw UNAVAILABLE_ERROR;
  return startingWith(first.value, items);
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
