import * as words from '@anew/words/coaching';
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
  if (isError) return <ErrorState title={words.conversationNotLoaded()} onRetry={onRetry} />;
  return <Spinner label={words.loadingConversation()} />;
}

export function NotFound() {
  return (
    <EmptyState
      illustration={<TwoCups />}
      title={words.notFoundTitle()}
      action={
        <ButtonLink to="/coaching" variant="secondary">
          {words.startNew()}
        </ButtonLink>
      }
    >
      {words.notFoundText()}
    </EmptyState>
  );
}
