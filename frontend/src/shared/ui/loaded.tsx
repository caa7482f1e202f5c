import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Spinner } from './spinner';

interface Read<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Read<T>;
  loading: string;
  failed: string;
  children: (data: T) => ReactNode;
}

/** Shows the data, a failure or a spinner. Data that was read once stays, even when reading it again fails. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState title={failed} onRetry={() => void query.refetch()} />;
  return <Spinner label={loading} />;
}
