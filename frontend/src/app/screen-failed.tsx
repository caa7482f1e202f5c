import { ErrorState } from '#shared/ui/error-state';

/** Shown instead of a screen that threw an error or whose code could not be loaded. */
export function ScreenFailed() {
  return (
    <ErrorState page title="Something went wrong on this screen" onRetry={() => window.location.reload()}>
      What you have saved is safe. Loading the page once more usually helps.
    </ErrorState>
  );
}
