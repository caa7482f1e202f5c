import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { currentUserQuery } from '#api/account';
import { currentCoupleQuery } from '#api/couples';
import { COUPLE_SCREENS, type Read } from './app/routes';
import { LandingPage } from './features/landing/components/landing-page';
import { Spinner } from './shared/ui/spinner';

export { TITLE } from './features/landing/lib/title';

/** What stands in the app's page until the app does. */
export function renderLoading(): string {
  return renderToStaticMarkup(<Spinner page atOnce />);
}

/** The landing page as the build writes it down for whoever is signed out: it needs no script. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  );
}

/** For each parameter of a path its own name, as in `/modules/:slug`. */
const namesOf = (path: string) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([placeholder, name]) => [name, placeholder]));

const addressesOf = (reads: readonly Read[] = []) =>
  reads.map(({ queryKey }) => decodeURIComponent(queryKey.join('/')));

/** What the page itself asks for while the app's code is on its way: who is asking, and what the screen there shows. */
export function early() {
  const screens = COUPLE_SCREENS.map(({ id, path, reads }) => {
    return { id, path, reads: addressesOf(reads?.(namesOf(path))) };
  });
  return { session: addressesOf([currentUserQuery, currentCoupleQuery]), screens };
}
