import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentCoupleQuery } from '#api/couples';
import { readCookie } from '#shared/lib/cookies';
import { appLayout, joinMoment, landing, partnerInvite, plainFrame, setup, whileWaiting } from './frames';
import { readAhead, untilLull } from './read-ahead';
import type { Screen } from './routes';
import { sessionKnown } from './session';

const headingWaited = () => new Promise<true>((resolve) => setTimeout(resolve, HEADING_WAITS_MS, true));

const coupleIn = (client: QueryClient) => client.getQueryData(currentCoupleQuery.queryKey);
const hasNoCouple = (client: QueryClient) => coupleIn(client) === null;

/**
 * Waits for the session and for the code that the gate will show because of it. The data stays in the query cache, so
 * the loader itself returns null.
 */
export async function loadGate(client: QueryClient): Promise<null> {
  if (readCookie('signed_in')) await Promise.all([sessionKnown(client), appLayout.preload()]);
  else await Promise.all([landing.preload(), plainFrame.preload()]);
  if (hasNoCouple(client)) await Promise.all([setup.preload(), plainFrame.preload()]);
  if (coupleIn(client)?.newlyJoined) await joinMoment.preload();
  if (coupleIn(client)?.memberCount === 1)
    await Promise.all([partnerInvite.preload(), whileWaiting.preload()]);
  return null;
}

/** Milliseconds that a screen's heading waits for answers, so that the whole screen usually appears at once. */
const HEADING_WAITS_MS = 60;

export interface Gathering {
  /** Resolves once the screen's answers have come, or none has for a while. Until then only the heading shows. */
  gathered: Promise<void>;
}

/**
 * Starts all reads of a screen and waits for the session. Answers that take longer than a moment appear together, below
 * a heading that is already there. A read that fails or hangs delays neither the heading nor the other reads.
 */
export async function loadScreen(
  client: QueryClient,
  { reads }: Screen,
  { params }: Pick<LoaderFunctionArgs, 'params'>,
): Promise<Gathering | null> {
  if (!readCookie('signed_in')) return null;
  const session = sessionKnown(client);
  // Without a token the session has to be renewed first. Waiting lets one request do that instead of every read.
  if (!readCookie('auth_token')) await session;
  const ahead = readAhead(client, reads?.(params) ?? []);
  await session;
  if (hasNoCouple(client)) return null;
  const gathered = untilLull(ahead);
  const isLate = await Promise.race([gathered.then(() => false), headingWaited()]);
  return isLate ? { gathered } : null;
}
