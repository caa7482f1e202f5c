import { offline } from '@anew/words/frame';
import { useOnline } from '#shared/lib/use-online';
import styles from './offline-notice.module.css';

/**
 * Always in the page, even when empty, because screen readers announce only changes inside a region that exists
 * already.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <p role="status" className={styles.notice}>
      {!online && offline()}
    </p>
  );
}
