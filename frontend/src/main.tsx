import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { prefetchFirstScreen } from './app/screens';
import { createQueryClient } from './shared/api/query-client';
import { forgetDraftsOnSignOut } from './shared/lib/drafts';

/** Milliseconds after which the app shows what it has. */
const PATIENCE_MS = 2_000;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

forgetDraftsOnSignOut();
const root = createRoot(container);
const queryClient = createQueryClient();

function Background() {
  useEffect(
    () => void import('./app/background').then(({ startBackground }) => startBackground(queryClient)),
    [],
  );
  return null;
}

const render = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} />
        <Background />
      </StrictMode>,
    ),
  );
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
// The page itself says "loading" until then: nothing moves about, and nothing blinks.
void Promise.race([prefetchFirstScreen(queryClient, window.location.pathname), patience]).then(render);
