import { Card } from '../../../shared/ui/card';
import { ErrorState } from '../../../shared/ui/error-state';
import { Spinner } from '../../../shared/ui/spinner';
import { useTodaysQuote } from '../api/todays-quote';
import styles from './dashboard-page.module.css';

function Words() {
  const { data, isPending, isError, refetch } = useTodaysQuote();
  if (isPending) return <Spinner label="Loading today's quote" />;
  if (isError) return <ErrorState title="Today's quote did not load" onRetry={() => void refetch()} />;
  if (!data) return <p>There is no quote for today.</p>;
  return (
    <blockquote>
      <p className={styles.saying}>{data.text}</p>
      <footer className={styles.author}>{data.author}</footer>
    </blockquote>
  );
}

export function TodaysQuote() {
  return (
    <Card className={styles.quote}>
      <h2 className={styles.label}>Today&apos;s quote</h2>
      <Words />
    </Card>
  );
}
