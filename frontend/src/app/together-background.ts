import type { QueryClient } from '@tanstack/react-query';
import { listenLive } from './live';
import { offerSignIn } from './lost-session';

/** Starts what a couple's screens do not wait for. Returns a function that ends it. */
export function startTogether(client: QueryClient): () => void {
  const ends = [listenLive(client), offerSignIn(client)];
  return () => ends.forEach((end) => end());
}
