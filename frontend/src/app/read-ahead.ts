import type { QueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/http';
import type { answeredQuestionsQuery } from '#api/content';
import type { Read } from './routes';

type PagedRead = typeof answeredQuestionsQuery;

/** Whether a list is read page by page. Such a read has a function of its own for its first page. */
const isPaged = (read: Read): read is PagedRead => 'initialPageParam' in read;

/** Resolves once the cache has something to show or the first attempt has ended. Retries are not waited for. */
function begin(client: QueryClient, read: Read): Promise<unknown> {
  if (isPaged(read)) return client.infiniteQuery(read).catch(() => null);
  const { queryKey, ...options } = read;
  const isKnown = client.getQueryData(queryKey) !== undefined;
  return new Promise((resolve) => {
    if (isKnown) resolve(undefined);
    // Unlike a query, this does not turn a 401 into null: the screen decides what a signed-out user sees.
    const queryFn = () => {
      const answer = request('GET', queryKey.join('/'));
      answer.then(resolve, resolve);
      return answer;
    };
    client.query({ ...options, queryKey, queryFn }).then(resolve, resolve);
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

/** Settles once all reads have settled, or none has for a while: answers that arrive together are shown together. */
export function untilLull(reads: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, LULL_MS);
    const waitAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, LULL_MS);
    };
    for (const read of reads) void read.then(waitAgain);
    void Promise.all(reads).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
