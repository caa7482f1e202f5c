import type { ReactNode } from 'react';
import styles from './state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  illustration?: ReactNode;
}

export function EmptyState({ title, children, action, illustration }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {illustration}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.words}>{children}</p>}
      {action}
    </div>
  );
}
