import * as words from '@anew/words/coaching-safety';
import { spokenLanguage } from '@anew/words/language';
import { whoHelps } from '@anew/words/who-helps';
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
import styles from './conversation.module.css';

/** The coach's limits: what it is, what it is not, and who helps in a crisis. */
function Limits() {
  return (
    <div className={layout.close} lang={spokenLanguage()}>
      <p>{words.limits()}</p>
      <p>
        <Numbers>{whoHelps()}</Numbers>
      </p>
    </div>
  );
}

/** Whether the note at entry is there: on the first visit, and again after a week's absence, until it is put away. */
export function useEntryNote(userId: string) {
  const [isShown, setShown] = useState(() => needsNote(userId));

  useEffect(() => keepVisit(userId, !isShown), [userId, isShown]);

  return { isShown, putAway: () => setShown(false) };
}

export function EntryNote({ onSeen }: { onSeen: () => void }) {
  return (
    <Notice
      title={words.noteTitle()}
      action={
        <TextButton ref={passFocusOn} onClick={onSeen}>
          {words.noteSeen()}
        </TextButton>
      }
    >
      <Limits />
    </Notice>
  );
}

/** Stands at the beginning of each conversation, unless the note at entry says it above. */
export function Disclaimer() {
  return <p className={classNames(layout.muted, styles.disclaimer)}>{words.disclaimer()}</p>;
}

/** Always in reach: who helps when the coach is not enough. */
export function CrisisHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.helpButton()}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.helpTitle()}>
        <div className={stack.stack}>
          <Limits />
          <p>{words.watched()}</p>
        </div>
      </Dialog>
    </>
  );
}
