import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Card } from './card';
import { Icon } from './icon';
import styles from './step-card.module.css';

/** How a step of today stands for the person who is signed in. */
export interface StepLook {
  /** `next` is the first step that is open. Its button is the only primary one on the screen. */
  state: 'next' | 'open' | 'done';
  /** Shows what each of the two has done. */
  sign: ReactNode;
}

interface StepCardProps {
  step: StepLook;
  title: string;
  children: ReactNode;
}

/** One step of today. The list that it stands in gives it its number. */
export function StepCard({ step: { state, sign }, title, children }: StepCardProps) {
  return (
    <Card>
      <div className={styles.head}>
        <span className={classNames(styles.number, styles[state])} aria-hidden="true">
          {state === 'done' && <Icon name="check" size={16} />}
        </span>
        <h2>{title}</h2>
        {sign}
      </div>
      {children}
    </Card>
  );
}

/** Look of the button that a step leads to. */
export const buttonOf = ({ state }: StepLook) => (state === 'next' ? 'primary' : 'secondary');
