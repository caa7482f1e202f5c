import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon, type IconName } from './icon';
import styles from './badge.module.css';

interface BadgeProps {
  children: ReactNode;
  tone?: 'plain' | 'neutral' | 'primary' | 'accent' | 'success' | 'warning';
  icon?: IconName;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
