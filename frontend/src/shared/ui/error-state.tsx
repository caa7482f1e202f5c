import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Button } from './button';
import { Icon } from './icon';
import styles from './state.module.css';

interface ErrorStateProps {
  title?: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  /** Fills the height of the view. */
  page?: boolean;
}

export function ErrorState({
  title = 'This did not load',
  children,
  onRetry,
  page = false,
}: ErrorStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div role="alert" className={classNames(styles.state, page && styles.page)}>
      <Icon name="alert" size={32} className={styles.alarm} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.words}>
        {children ?? 'Nothing is lost. Check your connection and try once more.'}
      </p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
