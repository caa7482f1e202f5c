import { lazyPart } from '#shared/lib/lazy-part';

/** What stands around a screen, or in its place: the gate chooses by who is asking. */
export const landing = lazyPart(() => import('./routes/landing-route'));
export const setup = lazyPart(() => import('./routes/setup-route'));
/** Around every screen of a couple: navigation and footer. */
export const appLayout = lazyPart(() => import('./layout/app-layout'));
/** Around what anyone may read, without the navigation of a couple. */
export const plainFrame = lazyPart(() => import('./routes/plain-route'));
