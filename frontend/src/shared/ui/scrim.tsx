import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names';
import motion from './motion.module.css';
import styles from './dialog.module.css';

/**
 * Behind a dialog, in place of Radix's overlay: that one stops the page from scrolling with a style sheet of its own
 * making, which the page's policy refuses. Here `base.css` does.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return <div {...props} className={classNames(styles.overlay, motion.appear)} />;
}
