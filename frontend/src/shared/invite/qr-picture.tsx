import * as words from '@anew/words/invitation';
import { renderSVG } from 'uqr';
import { inviteLink } from '../lib/invite-code';
import styles from './invite-ways.module.css';

/** The invite link as a QR code. Its ground is white in both themes, because cameras expect that. */
export default function QrPicture({ code }: { code: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(inviteLink(code), { border: 2 }))}`;
  return <img src={source} alt={words.qrAlt()} width={220} height={220} className={styles.picture} />;
}
