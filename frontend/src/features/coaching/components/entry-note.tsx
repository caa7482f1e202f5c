import { useEffect, useState } from 'react';
import { passFocusOn } from '../../../shared/ui/heading-focus';
import { Notice } from '../../../shared/ui/notice';
import { TextButton } from '../../../shared/ui/text-button';
import { keepVisit, needsNote } from '../lib/visits';
import { Limits } from './limits';

/** At entry, and again for whoever has been away for a week. */
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
