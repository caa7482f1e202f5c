import type { QueryClient } from '@tanstack/react-query';
import { request, requestPage } from '#shared/api/http';
import type { Read } from './routes';

/** Resolves once the cache has something to show or the first attempt has ended. Retries are not waited for. */
function begin(client: QueryClient, read: Read): Promise<unknown> {
  const { queryKey } = read;
  const isKnown = client.getQueryData(queryKey) !== undefined;
  return new Promise((resolve) => {
    if (isKnown) resolve(undefined);
    // Unlike a query, this does not turn a 401 into null: the screen decides what a signed-out user sees.
    const first = <T>(answer: Promise<T>) => {
      answer.then(resolve, resolve);
      return answer;
    };
    const reading =
      'initialPageParam' in read
        ? client.infiniteQuery({ ...read, queryFn: ({ pageParam }) => first(requestPage(pageParam)) })
        : client.query({ ...read, queryFn: () => first(request('GET', queryKey.join('/'))) });
    reading.then(resolve, resolve);
  });
}

/**
 * Starts the reads of a screen, except for data that is still fresh. Failures are ignored here: the screen asks again
 * and shows what went wrong.
 */
export const readAhead = (client: QueryClient, reads: readonly Read[]): Promise<unknown>[] =>
  reads.map((read) => begin(client, read));

/** Milliseconds without a new answer after which the remaining reads are not waited for. */
const LULL_MS = 300;
/** Milliseconds that the first answer has, so that a slow network does not bring the parts of a screen one by one. */
const FIRST_MS = 1_000;

/**
 * Settles once all reads have settled, or none has for a while: answers that arrive together are shown together. Where
 * answers take long, others get as long again, because what is slow brings them further apart.
 */
export function untilLull(reads: readonly Promise<unknown>[]): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, FIRST_MS);
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, Math.max(LULL_MS, performance.now() - begun));
    };
    for (const read of reads) void read.then(waitAgain);
    void Promise.all(reads).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
