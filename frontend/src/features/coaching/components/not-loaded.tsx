import { ButtonLink } from '#shared/ui/button';
import { EmptyState } from '#shared/ui/empty-state';
import { ErrorState } from '#shared/ui/error-state';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import { Spinner } from '#shared/ui/spinner';

interface NotLoadedProps {
  isError: boolean;
  onRetry: () => void;
}

export function NotLoaded({ isError, onRetry }: NotLoadedProps) {
  if (isError) return <ErrorState title="This conversation did not load" onRetry={onRetry} />;
  return <Spinner label="Loading the conversation" />;
}

export function NotFound() {
  return (
    <EmptyState
      illustration={<TwoCups />}
      title="This conversation could not be found"
      action={
        <ButtonLink to="/coaching" variant="secondary">
          Start a new one
        </ButtonLink>
      }
    >
      It may have been deleted.
    </EmptyState>
  );
}
