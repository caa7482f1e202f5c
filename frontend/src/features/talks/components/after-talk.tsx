import type { TalkArea } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import { wroteIt } from '@anew/words/talk-names';
import { bdi } from '#shared/ui/bdi';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { Page } from '#shared/ui/page';
import { TwoCups } from '#shared/ui/scenes/two-cups';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { useAgreements } from '../hooks/use-talks';
import type { Partner } from '../lib/names';
import { titleOf } from '../lib/talk-titles';
import { MakeFocus } from './make-focus';

interface AfterTalkProps {
  area: TalkArea;
  partners: readonly Partner[];
  /** Whether they went through all of it. Otherwise one of them left it for today; nobody is told who. */
  finished: boolean;
  onAgain: () => void;
}

function Agreed({ area, partners }: Pick<AfterTalkProps, 'area' | 'partners'>) {
  const { data } = useAgreements();
  const agreement = data?.find((one) => one.area === area && one.outcome === null);
  if (!agreement) return <p>{words.youTalked()}</p>;
  const writer = partners.find(({ userId }) => userId === agreement.authorId);
  return (
    <Card title={words.agreed()}>
      <div className={layout.close}>
        <p className={layout.asWritten} dir="auto" data-not-ours>
          {agreement.text}
        </p>
        <p className={layout.muted}>
          {writer && <Sentence>{[...wroteIt({ name: writer.name, bdi }), ' ']}</Sentence>}
          <Sentence>{words.standsUntil({ date: () => <DateText at={agreement.dueOn} /> })}</Sentence>
        </p>
      </div>
    </Card>
  );
}

export function AfterTalk({ area, partners, finished, onAgain }: AfterTalkProps) {
  const title = titleOf(area);
  return (
    <Page
      title={title}
      width="narrow"
      eyebrow={title}
      heading={finished ? words.listenedHeading() : words.leftHeading()}
      lead={finished ? words.listenedLead() : words.leftLead()}
    >
      {finished && <TwoCups />}
      {finished && <Agreed area={area} partners={partners} />}
      <div className={stack.actions}>
        <ButtonLink to="/">{words.toDashboard()}</ButtonLink>
        <ButtonLink variant="secondary" to="/assessment">
          {words.toResults()}
        </ButtonLink>
        {finished ? (
          <MakeFocus area={area} />
        ) : (
          <Button variant="quiet" onClick={onAgain}>
            {words.beginAgain()}
          </Button>
        )}
      </div>
    </Page>
  );
}
