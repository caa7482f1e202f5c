import { shortDate } from '../../shared/lib/dates';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorState } from '../../shared/ui/error-state';
import { LogoMark } from '../../shared/ui/logo';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { Spinner } from '../../shared/ui/spinner';
import { useConversations } from './api/conversations';
import styles from './coaching-page.module.css';

function Conversations() {
  const { data, isPending, isError, refetch } = useConversations();
  if (isPending) return <Spinner label="Loading your conversations" />;
  if (isError) return <ErrorState title="Your conversations did not load" onRetry={() => void refetch()} />;
  if (!data?.length) {
    return (
      <EmptyState illustration={<LogoMark size={56} />} title="No conversations yet">
        This page holds what you have talked through with the coach. Only you can see it.
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {data.map(({ id, title, updatedAt }) => (
        <li key={id}>
          <strong>{title}</strong>
          <time dateTime={updatedAt}>{shortDate(updatedAt)}</time>
        </li>
      ))}
    </ul>
  );
}

export function CoachingPage() {
  return (
    <Page title="AI Coaching" width="narrow" lead="A place to think something through before you say it.">
      <Notice>
        The coach is AI. It is educational and not a substitute for therapy. In danger, call 911. For crisis
        support, call or text 988. For fear or violence at home, call 1-800-799-7233.
      </Notice>
      <Card title="Your conversations">
        <Conversations />
      </Card>
    </Page>
  );
}
