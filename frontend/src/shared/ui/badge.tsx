import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './badge.module.css';
import { Icon, type IconName } from './icon';
import stack from './stack.module.css';
import tones from './tone.module.css';

const LOOKS = {
  plain: styles.plain,
  neutral: classNames(tones.sunken, stack.quiet),
  primary: tones.primary,
  accent: tones.accent,
  success: tones.success,
  warning: tones.warning,
};

interface BadgeProps {
  children: ReactNode;
  tone?: keyof typeof LOOKS;
  icon?: IconName;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, LOOKS[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
