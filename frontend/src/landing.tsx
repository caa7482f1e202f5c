import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingPage } from './features/landing/components/landing-page';

export { TITLE } from './features/landing/lib/title';

/** The landing page as the build writes it down for whoever is signed out: it needs no script. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  );
}
