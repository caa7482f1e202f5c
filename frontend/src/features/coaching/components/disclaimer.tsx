import { useState } from 'react';
import { classNames } from '../../../shared/lib/class-names';
// Not only when it is wanted: help in a crisis must open also when nothing can be fetched.
import Dialog from '../../../shared/ui/dialog-window';
import layout from '../../../shared/ui/layout.module.css';
import stack from '../../../shared/ui/stack.module.css';
import { TextButton } from '../../../shared/ui/text-button';
import styles from './coaching.module.css';
import { Limits } from './limits';

/** Always in view; the longer words are one press away. */
export function Disclaimer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={classNames(layout.muted, styles.disclaimer)}>
        The coach is AI: educational, and not a substitute for therapy.{' '}
        <TextButton onClick={() => setOpen(true)}>Help in a crisis</TextButton>
      </p>
      <Dialog open={open} onOpenChange={setOpen} title="Help beyond the coach">
        <div className={stack.stack}>
          <Limits />
          <p>
            Someone looking over your shoulder? Quick exit, or Esc three times, opens a weather page in place
            of this one. Your browser’s history may still show that you were here.
          </p>
        </div>
      </Dialog>
    </>
  );
}
