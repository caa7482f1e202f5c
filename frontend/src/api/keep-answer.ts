import type { DataTag, QueryClient, Updater } from '@tanstack/react-query';

/**
 * Puts the answer of a write into the cache. Running reads of the same key are canceled first: the server may have
 * answered them before the write, and they would bring the old state back.
 */
export async function keepAnswer<T>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<readonly unknown[], T, Error> },
  answer: Updater<NoInfer<T> | undefined, NoInfer<T> | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}
