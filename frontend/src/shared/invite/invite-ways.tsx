import * as words from '@anew/words/invitation';
import { spokenLanguage } from '@anew/words/language';
import { lazy, Suspense, useId, useState } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import layout from '../ui/layout.module.css';
import { Sentence } from '../ui/sentence';
import { invitationMail, invitationToShare } from './invitation';
import styles from './invite-ways.module.css';

const QrPicture = lazy(() => import('./qr-picture'));

/** Someone who closes the share sheet has changed their mind, and needs no error. */
function share(code: string): void {
  navigator.share(invitationToShare(code)).catch(() => undefined);
}

function Qr({ code }: { code: string }) {
  return (
    <div className={styles.qr}>
      <div className={styles.frame}>
        <Suspense fallback={null}>
          <QrPicture code={code} />
        </Suspense>
      </div>
      <p className={layout.muted}>{words.qrHint()}</p>
    </div>
  );
}

function MoreWays({ code }: { code: string }) {
  const [showsQr, setShowsQr] = useState(false);
  const qr = useId();
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink href={invitationMail(code)} variant="secondary">
          <Icon name="mail" />
          {words.byMail()}
        </ButtonLink>
        <Button
          variant="secondary"
          aria-expanded={showsQr}
          aria-controls={qr}
          onClick={() => setShowsQr(!showsQr)}
        >
          {showsQr ? words.hideQr() : words.showQr()}
        </Button>
      </div>
      <div id={qr} hidden={!showsQr}>
        {showsQr && <Qr code={code} />}
      </div>
      <p className={layout.muted}>
        <Sentence>
          {words.tellCode({
            code,
            strong: (text) => (
              <strong className={styles.code} data-not-ours>
                {text}
              </strong>
            ),
          })}
        </Sentence>
      </p>
    </>
  );
}

interface InviteWaysProps {
  code: string;
  /** Shows the share sheet alone, and the other ways once they are asked for. */
  folded?: boolean;
}

/** Ways to send the invitation: the system's share sheet where there is one, mail, a QR code, and the code itself. */
export function InviteWays({ code, folded = false }: InviteWaysProps) {
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      {canShare && (
        <div className={styles.ways} lang={spokenLanguage()}>
          <Button variant="secondary" onClick={() => share(code)}>
            {words.send()}
          </Button>
        </div>
      )}
      {folded ? (
        <details className={styles.more} lang={spokenLanguage()}>
          <summary>{words.moreWays()}</summary>
          <MoreWays code={code} />
        </details>
      ) : (
        <MoreWays code={code} />
      )}
    </>
  );
}
