import type { DataTag, QueryClient, Updater } from '@tanstack/react-query';

/**
 * Puts what a write answered into the cache. Reads of the same key that are under way are stopped first: the server may
 * have answered them before the write, and they would bring the old state back.
 */
export async function keepAnswer<T>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<readonly unknown[], T, Error> },
  answer: Updater<NoInfer<T> | undefined, NoInfer<T> | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}
