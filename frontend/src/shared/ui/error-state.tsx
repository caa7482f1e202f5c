import * as words from '@anew/words/shared';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Button } from './button';
import { passFocusOn } from './heading-focus';
import styles from './state.module.css';
import { Stroke, WARNING } from './stroke';
import { useAnnouncedHeading } from './use-announced-heading';

function PageTitle({ children }: { children: string }) {
  const heading = useAnnouncedHeading(children);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}

interface ErrorStateProps {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Fills the height of the view. */
  page?: boolean;
}

export function ErrorState({ title = words.notLoaded(), children, onRetry, page = false }: ErrorStateProps) {
  return (
    <div ref={passFocusOn} role="alert" className={classNames(styles.state, page && styles.page)}>
      <Stroke path={WARNING} size={32} className={styles.alarm} />
      {page ? <PageTitle>{title}</PageTitle> : <p className={styles.title}>{title}</p>}
      <p className={styles.words}>{children ?? words.nothingLost()}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {words.retry()}
        </Button>
      )}
    </div>
  );
}
