import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
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
