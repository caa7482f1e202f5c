import * as words from '@anew/words/shared';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { browser } from '#shared/lib/browser';
import { ErrorState } from '#shared/ui/error-state';

/** Shown instead of a screen that threw an error or whose code could not be loaded. */
export function ScreenFailed() {
  const error = useRouteError();
  // The router has caught the error, so without this it would not count among the page's errors.
  useEffect(() => window.reportError(error), [error]);
  return (
    <ErrorState page title={words.screenFailed()} onRetry={() => browser.reload()}>
      {words.screenFailedText()}
    </ErrorState>
  );
}
