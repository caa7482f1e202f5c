import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentCoupleQuery } from '#api/couples';
import { readCookie } from '#shared/lib/cookies';
import { appLayout, landing, plainFrame, setup } from './frames';
import { readAhead, untilLull } from './read-ahead';
import type { Screen } from './routes';
import { sessionKnown } from './session';

const headingWaited = () => new Promise<true>((resolve) => setTimeout(resolve, HEADING_WAITS_MS, true));

const hasNoCouple = (client: QueryClient) => client.getQueryData(currentCoupleQuery.queryKey) === null;

/** Who is asking, and the code of what the gate is going to show them. Queries know themselves what is stale. */
export async function loadGate(client: QueryClient): Promise<null> {
  if (readCookie('signed_in')) await Promise.all([sessionKnown(client), appLayout.preload()]);
  else await Promise.all([landing.preload(), plainFrame.preload()]);
  if (hasNoCouple(client)) await Promise.all([setup.preload(), plainFrame.preload()]);
  return null;
}

/** Milliseconds that a screen's heading waits for answers, so that mostly the whole screen appears at once. */
const HEADING_WAITS_MS = 60;

export interface Gathering {
  /** Resolves when the screen's answers have come, or too few come to wait for the rest. Until then only its heading shows. */
  gathered: Promise<void>;
}

/**
 * Begins every read of the screen, and waits for the session. Answers that take longer than a moment appear together,
 * below a heading that is there before. A read that fails or hangs holds up neither the heading nor the other reads.
 */
export async function loadScreen(
  client: QueryClient,
  { reads }: Screen,
  { params }: Pick<LoaderFunctionArgs, 'params'>,
): Promise<Gathering | null> {
  if (!readCookie('signed_in')) return null;
  const session = sessionKnown(client);
  // A session that has to be renewed first is renewed by one request, not by each.
  if (!readCookie('auth_token')) await session;
  const ahead = readAhead(client, reads?.(params) ?? []);
  await session;
  if (hasNoCouple(client)) return null;
  const gathered = untilLull(ahead);
  const isLate = await Promise.race([gathered.then(() => false), headingWaited()]);
  return isLate ? { gathered } : null;
}
