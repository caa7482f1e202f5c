import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { words as spanish } from '@anew/words/es';
import { windowTitle } from '@anew/words/landing';
import { learn, speak } from '@anew/words/language';
import { needed } from '@anew/words/no-script';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { currentUserQuery } from '#api/account';
import { currentCoupleQuery } from '#api/couples';
import { GATED_SCREENS, type Read } from './app/routes';
import { LandingPage } from './features/landing/components/landing-page';
import { Numbers } from './shared/ui/numbers';
import { Spinner } from './shared/ui/spinner';

export const TITLE = windowTitle();

/** HTML that the app's page shows until the app has started. */
export function renderLoading(): string {
  return renderToStaticMarkup(<Spinner page atOnce />);
}

function neededIn(language: 'en' | 'es'): string {
  speak(language);
  try {
    return needed();
  } finally {
    speak('en');
  }
}

/** What the app's page says in place of its spinner where no script runs, and nothing knows the reader's language. */
export function renderWithoutScript(): string {
  learn('es', spanish);
  return renderToStaticMarkup(
    <noscript>
      <style>{'#root{display:none}body{padding:1rem}'}</style>
      {(['en', 'es'] as const).map((language) => (
        <p key={language} lang={language}>
          <Numbers>{neededIn(language)}</Numbers>
        </p>
      ))}
    </noscript>,
  );
}

/** The landing page as static HTML, which the build writes for people who are signed out. It needs no script. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  );
}

/** Maps each parameter of a path to its own placeholder: `/modules/:slug` gives `{ slug: ':slug' }`. */
function namesOf(path: string): Record<string, string> {
  const parameters = [...path.matchAll(/:(\w+)/g)];
  return Object.fromEntries(parameters.map(([placeholder, name = '']) => [name, placeholder] as const));
}

const addressesOf = (reads: readonly Read[] = []) =>
  reads.map(({ queryKey }) => decodeURIComponent(queryKey.join('/')));

/**
 * Addresses that the page itself requests while the app's code is loading: those of the session, and those of each
 * screen.
 */
export function early() {
  const screens = GATED_SCREENS.map(({ id, path, reads }) => {
    return { id, path, reads: addressesOf(reads?.(namesOf(path))) };
  });
  return { session: addressesOf([currentUserQuery, currentCoupleQuery]), screens };
}
