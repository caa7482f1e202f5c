import './shared/ui/tokens.css';
import './shared/ui/base.css';
import { LANGUAGE_COOKIE } from '@anew/contracts/choice-cookies';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#shared/api/query-client';
import { App } from './app/app';
import { createRouter, firstScreen } from './app/router';
import { sessionKnown } from './app/session';
import { afterPaint } from './shared/lib/after-paint';
import { readCookie } from './shared/lib/cookies';
import { forgetOnSignOut } from './shared/lib/forget';
import { bearTranslation } from './shared/lib/translated-page';

function Background({ queryClient }: { queryClient: QueryClient }) {
  useEffect(
    () =>
      void afterPaint()
        .then(() => import('./app/background'))
        .then(({ startBackground }) => startBackground(queryClient)),
    [queryClient],
  );
  return null;
}

/** English is part of the app's code, so only others wait for the code that knows languages. */
const isEnglishWanted = () =>
  !/^es|XA$/.test(readCookie(LANGUAGE_COOKIE) ?? navigator.languages.find((tag) => /^e[ns]/.test(tag)) ?? '');

async function start(queryClient: QueryClient): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('No #root');
  const router = createRouter(queryClient);
  const speaking = !isEnglishWanted() ? import('./app/other-language') : null;
  // The page itself shows a spinner until the first screen is complete, so that nothing moves or blinks.
  await firstScreen(router);
  await speaking?.then(({ speakWantedLanguage }) => speakWantedLanguage()).catch(() => undefined);
  window.early = undefined;
  bearTranslation(document.body);
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
        <Background queryClient={queryClient} />
      </StrictMode>,
    ),
  );
}

forgetOnSignOut();
const queryClient = createQueryClient();
// Reading the libraries and each of these are tasks of their own, so that a slow phone can answer to a touch in between.
setTimeout(() => {
  if (readCookie('signed_in')) void sessionKnown(queryClient);
});
setTimeout(() => void start(queryClient));
