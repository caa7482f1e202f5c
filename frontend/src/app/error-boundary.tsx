import { Component, type ReactNode } from 'react';
import { ErrorState } from '../shared/ui/error-state';

interface Props {
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Give it a `key` that changes with the screen: one that failed must not take the next one with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState page title="Something went wrong on this screen" onRetry={() => window.location.reload()}>
        What you have saved is safe. Loading the page once more usually helps.
      </ErrorState>
    );
  }
}
