import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button inside a sentence. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.button} />;
}
