import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names';
import styles from './dialog.module.css';
import motion from './motion.module.css';

/**
 * Darkens the page behind a dialog, in place of Radix's overlay. That one stops the page from scrolling by inserting a
 * style sheet, which the content security policy refuses; here `base.css` does it.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles.overlay, motion.appear)} />;
}
