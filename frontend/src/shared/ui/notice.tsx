import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';
import tones from './tone.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Screen readers announce it when it appears. They always announce a danger notice. */
  live?: boolean;
}

export function Notice({ tone = 'info', title, children, action, live = false }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : live ? 'status' : undefined;
  return (
    <div role={role} className={classNames(styles.notice, tone === 'info' ? tones.primary : tones[tone])}>
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
