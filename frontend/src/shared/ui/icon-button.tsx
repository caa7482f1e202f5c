import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'className'> & {
  icon: IconName;
  label: string;
};

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
