import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import { ButtonLink } from '#shared/ui/button';
import stack from '#shared/ui/stack.module.css';
import styles from './dashboard-page.module.css';

interface LatelyPartProps {
  title: string;
  /** Words and address of the link to all of it. */
  link: string;
  to: string;
  children: ReactNode;
}

/** Shows the newest of one kind of texts. */
export function LatelyPart({ title, link, to, children }: LatelyPartProps) {
  return (
    <div className={styles.part}>
      <div className={classNames(stack.actions, stack.apart, styles.head)}>
        <h3>{title}</h3>
        <ButtonLink to={to} variant="quiet">
          {link}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
