import { useEffect, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
// The dialog's code is imported with this screen, not on demand: help in a crisis must open even when nothing can be
// loaded.
import Dialog from '#shared/ui/dialog-window';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import { Numbers } from '#shared/ui/numbers';
import stack from '#shared/ui/stack.module.css';
import { TextButton } from '#shared/ui/text-button';
import { keepVisit, needsNote } from '../lib/visits';
import styles from './coaching.module.css';

const WHO_HELPS =
  'In danger, call 911. In a crisis, call or text 988. For fear or violence at home, call 1-800-799-7233 or text START to 88788. Worried about a child: 1-800-422-4453.';

/** The coach's limits: what it is, what it is not, and who helps in a crisis. */
function Limits() {
  return (
    <div className={layout.close}>
      <p>
        The coach is AI. It is educational and not a substitute for therapy, and it can be wrong. Your partner
        does not see these conversations.
      </p>
      <p>
        <Numbers>{WHO_HELPS}</Numbers>
      </p>
    </div>
  );
}

/** Shown on the first visit, and again after a week's absence. */
export function EntryNote({ userId }: { userId: string }) {
  const [isShown, setShown] = useState(() => needsNote(userId));

  useEffect(() => keepVisit(userId, !isShown), [userId, isShown]);

  if (!isShown) return null;
  return (
    <Notice
      title="Before you talk"
      action={
        <TextButton ref={passFocusOn} onClick={() => setShown(false)}>
          Got it
        </TextButton>
      }
    >
      <Limits />
    </Notice>
  );
}

/** Stands at the beginning of each conversation. */
export function Disclaimer() {
  return (
    <p className={classNames(layout.muted, styles.disclaimer)}>
      The coach is AI: educational, and not a substitute for therapy.
    </p>
  );
}

/** Always in reach: who helps when the coach is not enough. */
export function CrisisHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Crisis help
      </Button>
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
