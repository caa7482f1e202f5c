import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentCoupleQuery } from '#api/couples';
import { readCookie } from '#shared/lib/cookies';
import { appLayout, landing, plainFrame, setup } from './frames';
import { readAhead, untilLull } from './read-ahead';
import type { Screen } from './routes';
import { sessionKnown } from './session';

const hasNoCouple = (client: QueryClient) => client.getQueryData(currentCoupleQuery.queryKey) === null;

/** Who is asking, and the code of what the gate is going to show them. Queries know themselves what is stale. */
export async function loadGate(client: QueryClient): Promise<null> {
  if (readCookie('signed_in')) await Promise.all([sessionKnown(client), appLayout.preload()]);
  else await Promise.all([landing.preload(), plainFrame.preload()]);
  if (hasNoCouple(client)) await Promise.all([setup.preload(), plainFrame.preload()]);
  return null;
}

/**
 * Begins everything that the screen shows, and waits for the session and for reads that answer one after the other, so
 * that the screen appears in one piece. A read that fails or hangs holds up neither the screen nor the others.
 */
export async function loadScreen(
  client: QueryClient,
  { reads }: Screen,
  { params }: Pick<LoaderFunctionArgs, 'params'>,
): Promise<null> {
  if (!readCookie('signed_in')) return null;
  const session = sessionKnown(client);
  // A session that has to be renewed first is renewed by one request, not by each.
  if (!readCookie('auth_token')) await session;
  const ahead = readAhead(client, reads?.(params) ?? []);
  await session;
  if (!hasNoCouple(client)) await untilLull(ahead);
  return null;
}
