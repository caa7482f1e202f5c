import type { ReactNode } from 'react';
import { classNames } from '#shared/lib/class-names';
import page from '#shared/ui/page.module.css';
import stack from '#shared/ui/stack.module.css';
import styles from './results-screen.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={classNames(stack.stack, styles.section)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={page.lead}>{lead}</p>}
      {children}
    </section>
  );
}
