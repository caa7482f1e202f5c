import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './page.module.css';
import { useAnnouncedHeading } from './use-announced-heading';

interface PageProps {
  title: string;
  /** Text of the `h1`, when it says more than the window's title. */
  heading?: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'slim' | 'narrow' | 'wide';
  children?: ReactNode;
}

export function Page({ title, heading, eyebrow, lead, actions, width = 'wide', children }: PageProps) {
  const ref = useAnnouncedHeading(title);
  return (
    <div className={classNames(styles.page, styles[width])}>
      <header className={styles.head}>
        <div className={styles.words}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 ref={ref} tabIndex={-1}>
            {heading ?? title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}
