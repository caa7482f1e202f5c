import type { ReactNode } from 'react';
import page from '#shared/ui/page.module.css';
import stack from '#shared/ui/stack.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={stack.stack} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p className={page.lead}>{lead}</p>}
      {children}
    </section>
  );
}
