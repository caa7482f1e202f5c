import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentCoupleQuery } from '#api/couples';
import { readCookie } from '#shared/lib/cookies';
import { appLayout, landing, plainFrame, setup } from './frames';
import { readAhead, untilLull } from './read-ahead';
import type { Screen } from './routes';
import { sessionKnown } from './session';

const hasNoCouple = (client: QueryClient) => client.getQueryData(currentCoupleQuery.queryKey) === null;

/**
 * Waits for the session and for the code that the gate will show because of it. The data stays in the query cache, so
 * the loader itself returns null.
 */
export async function loadGate(client: QueryClient): Promise<null> {
  if (readCookie('signed_in')) await Promise.all([sessionKnown(client), appLayout.preload()]);
  else await Promise.all([landing.preload(), plainFrame.preload()]);
  if (hasNoCouple(client)) await Promise.all([setup.preload(), plainFrame.preload()]);
  return null;
}

/**
 * Starts all reads of a screen, then waits for the session and for as long as answers keep coming, so that the screen
 * appears in one piece. A read that fails or hangs delays neither the screen nor the other reads.
 */
export async function loadScreen(
  client: QueryClient,
  { reads }: Screen,
  { params }: Pick<LoaderFunctionArgs, 'params'>,
): Promise<null> {
  if (!readCookie('signed_in')) return null;
  const session = sessionKnown(client);
  // Without a token the session has to be renewed first. Waiting lets one request do that instead of every read.
  if (!readCookie('auth_token')) await session;
  const ahead = readAhead(client, reads?.(params) ?? []);
  await session;
  if (!hasNoCouple(client)) await untilLull(ahead);
  return null;
}
