import { type ReactNode, useId } from 'react';
import { classNames } from '#shared/lib/class-names';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { Unbroken } from '#shared/ui/unbroken';
import styles from './modules.module.css';

interface SectionProps {
  title: string;
  eyebrow?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, eyebrow, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(stack.stack, className)}>
      <div className={styles.head}>
        {eyebrow !== undefined && <p className={layout.muted}>{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

interface ListSectionProps {
  title: string;
  items: readonly string[];
}

export function ListSection({ title, items }: ListSectionProps) {
  return (
    <Section title={title}>
      <ul className={layout.close}>
        {items.map((item) => (
          <li key={item}>
            <Unbroken>{item}</Unbroken>
          </li>
        ))}
      </ul>
    </Section>
  );
}
