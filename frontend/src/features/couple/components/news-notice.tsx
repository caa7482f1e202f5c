import type { CoupleNews } from '@anew/contracts/identity/views';
import { dateFormat } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useNews } from '../hooks/use-couple';
import { partnershipFailureText, useDismissNews, useUndoJoin } from '../hooks/use-partnership';

const MOMENT = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const moment = (iso: string) => MOMENT.format(new Date(iso));

function Joined({ news }: { news: CoupleNews }) {
  const undo = useUndoJoin();
  const dismiss = useDismissNews();
  const who = news.firstName?.trim() ?? 'Someone';
  return (
    <Card tone="accent" title={`${who} joined you`}>
      <div className={stack.stack}>
        <p className={layout.measure}>
          {who} joined your couple account on {moment(news.at)}. What you wrote before stays yours until you
          decide what to share.
        </p>
        {news.undoUntil && (
          <p className={layout.measure}>
            Not who you were waiting for? You can undo this until {moment(news.undoUntil)}. Then neither of
            you can read anything of the other.
          </p>
        )}
        {undo.error && <Notice tone="danger">{partnershipFailureText(undo.error)}</Notice>}
        <div className={stack.actions}>
          {!news.seen && (
            <Button variant="secondary" pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
              All good
            </Button>
          )}
          {news.undoUntil && (
            <Button
              variant="quiet"
              pending={undo.isPending || undo.isSuccess}
              pendingLabel="Undoing..."
              onClick={() => undo.mutate()}
            >
              Undo
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Parted({ news }: { news: CoupleNews }) {
  const dismiss = useDismissNews();
  return (
    <Card tone="accent" title="You are on your own here now">
      <div className={stack.stack}>
        <p className={layout.measure}>
          Since {moment(news.at)} you and your partner no longer share a couple account. That can be hard to
          read. Everything you wrote is still here, and only you can read it.
        </p>
        <p className={layout.measure}>
          There is a new invite code, for whenever you want it. The coach and Help are here for you as before.
        </p>
        <div className={stack.actions}>
          <Button variant="secondary" pending={dismiss.isPending} onClick={() => dismiss.mutate()}>
            OK
          </Button>
        </div>
      </div>
    </Card>
  );
}

/**
 * Tells what happened to the couple while this person was away.
 * @param all also shows news that was put away while it can still be undone
 */
export function NewsNotice({ all = false }: { all?: boolean }) {
  const { data: news } = useNews();
  if (!news || (news.seen && !all)) return null;
  return news.kind === 'partner_joined' ? <Joined news={news} /> : <Parted news={news} />;
}
