import { offline } from '@anew/words/frame';
import { classNames } from '#shared/lib/class-names';
import { useOnline } from '#shared/lib/use-online';
import tones from '#shared/ui/tone.module.css';
import styles from './bar-notice.module.css';

/**
 * Always in the page, even when empty, because screen readers announce only changes inside a region that exists
 * already.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <p role="status" className={classNames(styles.notice, tones.warning)}>
      {!online && offline()}
    </p>
  );
}
