import type { ElementType, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: 'surface' | 'sunken' | 'primary' | 'accent' | 'success';
  title?: ReactNode;
  /** Stands across from the title, such as a link or a badge. */
  aside?: ReactNode;
  className?: string;
}

export function Card({ children, as = 'section', tone = 'surface', title, aside, className }: CardProps) {
  const Element: ElementType = as;
  return (
    <Element className={classNames(styles.card, styles[tone], className)}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}
