import type { ElementType, ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './card.module.css';
import stack from './stack.module.css';
import tones from './tone.module.css';

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
    <Element
      className={classNames(styles.card, tone === 'surface' ? styles.surface : tones[tone], className)}
    >
      {title !== undefined && (
        <div className={classNames(stack.actions, stack.apart, styles.head)}>
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}
