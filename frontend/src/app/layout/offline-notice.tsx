import { backOnline, offline } from '@anew/words/frame';
import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { useOnline } from '#shared/lib/use-online';
import tones from '#shared/ui/tone.module.css';
import styles from './bar-notice.module.css';

/**
 * Whoever sees the notice sees it go. A screen reader says that it is over.
 *
 * Always in the page, even when empty, because screen readers announce only changes inside a region that exists
 * already.
 */
export function OfflineNotice() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  return (
    <p role="status" className={online ? 'visually-hidden' : classNames(styles.notice, tones.warning)}>
      {online ? wasOffline && backOnline() : offline()}
    </p>
  );
}
