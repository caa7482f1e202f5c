import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadFirstScreen } from './app/screens';
import { prefetchSession } from './app/session';
import { createQueryClient } from './shared/api/query-client';
import { forgetDraftsOnSignOut } from './shared/lib/drafts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

forgetDraftsOnSignOut();
const queryClient = createQueryClient();
void prefetchSession(queryClient);
preloadFirstScreen(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);

if (import.meta.env.PROD) void import('./app/service-worker').then(({ keepForOffline }) => keepForOffline());
