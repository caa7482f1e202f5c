import type { Couple } from '@anew/contracts/identity/views';
import { lazyPart } from '#shared/lib/lazy-part';

/** Components that stand around a screen or replace it. The gate picks one depending on the session. */
export const landing = lazyPart(() => import('./routes/landing-route'));
export const setup = lazyPart(() => import('./routes/setup-route'));
/** Frame of every screen of a couple: navigation and footer. */
export const appLayout = lazyPart(() => import('./layout/app-layout'));
/** Frame of the pages that anyone may read. It lacks a couple's navigation. */
export const plainFrame = lazyPart(() => import('./routes/plain-route'));
/** Shown once over any screen, after somebody has joined. */
export const joinMoment = lazyPart(() => import('../features/couple/components/join-moment'));
/** Card of the dashboard that invites a partner who has not joined yet. */
export const partnerInvite = lazyPart<Pick<Couple, 'parted'> & { code: string }>(
  () => import('../features/dashboard/components/partner-invite'),
);
/** What someone can do on the dashboard until their partner joins. */
export const whileWaiting = lazyPart<{ couple: Couple }>(() => import('./while-waiting'));
