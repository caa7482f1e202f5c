import type { CoupleNews } from '@anew/contracts/identity/views';
import * as words from '@anew/words/couple-news';
import { dateFormat } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useNews } from '../hooks/use-couple';
import { partnershipFailureText, useDismissNews, useUndoJoin } from '../hooks/use-partnership';

const MOMENT = dateFormat('couple-news', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const moment = (iso: string) => MOMENT.format(new Date(iso));

function Joined({ news, undoUntil }: { news: CoupleNews; undoUntil: string }) {
  const undo = useUndoJoin();
  const name = news.firstName?.trim() ?? 'unknown';
  return (
    <Card tone="accent" title={words.joinedTitle({ name })}>
      <div className={stack.stack}>
        <p className={layout.measure}>{words.joinedText({ name, date: moment(news.at) })}</p>
        <p className={layout.measure}>{words.undoText({ date: moment(undoUntil) })}</p>
        {undo.error && <Notice tone="danger">{partnershipFailureText(undo.error)}</Notice>}
        <div className={stack.actions}>
          <Button
            ref={passFocusOn}
            variant="secondary"
            pending={undo.isPending || undo.isSuccess}
            pendingLabel={words.undoing()}
            onClick={() => undo.mutate()}
          >
            {words.undo()}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Parted({ news }: { news: CoupleNews }) {
  const dismiss = useDismissNews();
  return (
    <Card tone="accent" title={words.partedTitle()}>
      <div className={stack.stack}>
        <p className={layout.measure}>{words.partedText({ date: moment(news.at) })}</p>
        <p className={layout.measure}>{words.newCode()}</p>
        {dismiss.error && <Notice tone="danger">{partnershipFailureText(dismiss.error)}</Notice>}
        <div className={stack.actions}>
          <Button
            ref={passFocusOn}
            variant="secondary"
            pending={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            {words.ok()}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function newsFor(news: CoupleNews, all: boolean) {
  if (news.kind === 'parted') return <Parted news={news} />;
  return all && news.undoUntil && <Joined news={news} undoUntil={news.undoUntil} />;
}

/**
 * Tells what happened to the couple while this person was away. A screen of its own has told that somebody joined.
 * @param all also shows that somebody joined, as long as it can be undone
 */
export function NewsNotice({ all = false }: { all?: boolean }) {
  const { data: news } = useNews();
  return news && newsFor(news, all);
}
