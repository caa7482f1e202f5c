import { useOnline } from '#shared/lib/use-online';
import styles from './offline-notice.module.css';

/** Its place is always there, for only what changes inside of it is read out. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <p role="status" className={styles.notice}>
      {!online &&
        'You are offline. What you write to the journal, to your partner or to the coach stays here as a draft until you are back.'}
    </p>
  );
}
